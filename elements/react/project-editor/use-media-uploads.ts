import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/contract';
import type { Failure } from '@spotreel/sdk/stores';
import { useSpotreel } from '../foundation/spotreel-context';
import type { MediaKind } from '../media-picker/media-kind';

/** A longer list of reasons does not help to repair a file. */
const MOST_REASONS = 4;

/** Uploads of the media picker. A single file, or one from an address, is picked as soon as it is uploaded. */
export function useMediaUploads(kind: MediaKind | undefined, onPick: (media: Media) => void) {
  const { media } = useSpotreel();
  const uploads = useStore(media.$uploads);

  async function pickUploaded(uploading: Promise<Media | undefined>) {
    const uploaded = await uploading;
    if (uploaded && uploaded.type === kind) onPick(uploaded);
  }

  return {
    uploads: uploads.map(({ id, name, status, progress, failure }) => ({
      id,
      name,
      isConverting: status === 'converting',
      percent: progress < 1 ? progress * 100 : undefined,
      failure: failure?.message,
      reasons: reasonsOf(failure),
    })),
    onUpload(files: readonly File[]) {
      const [only] = files;
      if (files.length === 1 && only) void pickUploaded(media.upload(only));
      else for (const file of files) void media.upload(file);
    },
    onFetchUrl(url: string) {
      if (kind && kind !== 'lottie') void pickUploaded(media.uploadFromUrl(url, kind));
    },
    onCancelUpload: media.dismissUpload,
  };
}

/** Why a file was refused. For an animation each reason names its layer, by the name that its author gave it. */
function reasonsOf(failure: Failure | undefined): readonly string[] {
  const entries = Object.entries(failure?.details ?? {});
  const reported = entries.flatMap(([layer, reasons]) =>
    reasons.map((reason) => (layer === 'document' ? reason : `${layer}: ${reason}`)),
  );
  return [...new Set(reported)].slice(0, MOST_REASONS);
}
