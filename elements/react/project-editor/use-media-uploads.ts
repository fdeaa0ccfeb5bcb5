import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/contract';
import type { Failure, Upload } from '@spotreel/sdk/stores';
import { useSpotreel } from '../foundation/spotreel-context';
import type { MediaKind } from '../media-picker/media-kind';
import type { UploadState } from '../media-picker/upload-row';

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
    uploads: uploads
      .filter(({ isMusic }) => !isMusic)
      .map((upload) => ({ ...uploadState(upload), reasons: reasonsOf(upload.failure) })),
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

/** What a row shows of an upload. */
export function uploadState({ id, name, status, progress, failure }: Upload): UploadState {
  const percent = progress < 1 ? progress * 100 : undefined;
  return { id, name, isConverting: status === 'converting', percent, failure: failure?.message };
}

/** Why a file was refused. For an animation each reason names its layer, by the name that its author gave it. */
function reasonsOf(failure: Failure | undefined): readonly string[] {
  const entries = Object.entries(failure?.details ?? {});
  const reported = entries.flatMap(([layer, reasons]) =>
    reasons.map((reason) => (layer === 'document' ? reason : `${layer}: ${reason}`)),
  );
  return [...new Set(reported)].slice(0, MOST_REASONS);
}
