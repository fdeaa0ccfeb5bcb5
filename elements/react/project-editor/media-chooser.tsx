import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/contract';
import type { Failure } from '@spotreel/sdk/stores';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import { useSpotreel } from '../foundation/spotreel-context';
import type { MediaKind } from '../media-picker/media-kind';

const MediaPicker = lazyPart(() =>
  import('../media-picker/media-picker').then((module) => ({ default: module.MediaPicker })),
);

export interface MediaChooserProps {
  /** undefined: closed. */
  kind: MediaKind | undefined;
  onClose: () => void;
  onPick: (media: Media) => void;
}

/** More than these nobody reads before the file is mended. */
const MOST_REASONS = 4;

/** Of a file that was refused: by layer, as its maker finds them. */
function reasonsOf(failure: Failure | undefined): readonly string[] {
  const entries = Object.entries(failure?.details ?? {});
  const reported = entries.flatMap(([layer, reasons]) =>
    reasons.map((reason) => (layer === 'document' ? reason : `${layer}: ${reason}`)),
  );
  return [...new Set(reported)].slice(0, MOST_REASONS);
}

/** The media picker over the account's media. A single upload is taken at once. */
export function MediaChooser({ kind, onClose, onPick }: MediaChooserProps) {
  const { media } = useSpotreel();
  const own = useStore(media.$own);
  const library = useStore(media.$library);
  const uploads = useStore(media.$uploads);

  useEffect(() => {
    if (kind) void media.load();
  }, [kind, media]);

  const [isNeeded, setNeeded] = useState(false);
  if (kind && !isNeeded) setNeeded(true);

  /** What failed was about the last choice, and says nothing about the next. */
  function close() {
    for (const { id, status } of media.$uploads.get()) if (status === 'failed') media.dismissUpload(id);
    onClose();
  }

  async function take(uploading: Promise<Media | undefined>) {
    const uploaded = await uploading;
    if (uploaded && uploaded.type === kind) onPick(uploaded);
  }

  if (!isNeeded) return null;
  return (
    <Suspense>
      <MediaPicker
        open={kind !== undefined}
        onOpenChange={(open) => open || close()}
        kind={kind ?? 'image'}
        own={own.data}
        library={library.data}
        failure={own.failure ?? library.failure}
        onRetry={media.load}
        uploads={uploads.map(({ id, name, status, progress, failure }) => ({
          id,
          name,
          isConverting: status === 'converting',
          percent: progress < 1 ? progress * 100 : undefined,
          failure: failure?.message,
          reasons: reasonsOf(failure),
        }))}
        onUpload={(files) => {
          const [only] = files;
          if (files.length === 1 && only) void take(media.upload(only));
          else for (const file of files) void media.upload(file);
        }}
        onFetchUrl={(url) => kind && kind !== 'lottie' && void take(media.uploadFromUrl(url, kind))}
        onCancelUpload={media.dismissUpload}
        onPick={onPick}
      />
    </Suspense>
  );
}
