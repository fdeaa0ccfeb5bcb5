import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/contract';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import { useSpotreel } from '../foundation/spotreel-context';
import type { MediaKind } from '../media-picker/media-kind';
import { useMediaUploads } from './use-media-uploads';

const MediaPicker = lazyPart(() =>
  import('../media-picker/media-picker').then((module) => ({ default: module.MediaPicker })),
);

export interface MediaChooserProps {
  /** undefined: closed. */
  kind: MediaKind | undefined;
  onClose: () => void;
  onPick: (media: Media) => void;
}

/** The media picker over the account's media. */
export function MediaChooser({ kind, onClose, onPick }: MediaChooserProps) {
  const { media } = useSpotreel();
  const own = useStore(media.$own);
  const library = useStore(media.$library);
  const uploads = useMediaUploads(kind, onPick);

  useEffect(() => {
    if (kind) void media.load();
  }, [kind, media]);

  const [isNeeded, setNeeded] = useState(false);
  if (kind && !isNeeded) setNeeded(true);

  /** A failed upload belongs to this choice: the next one begins without it. */
  function close() {
    for (const { id, status } of media.$uploads.get()) if (status === 'failed') media.dismissUpload(id);
    onClose();
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
        onPick={onPick}
        {...uploads}
      />
    </Suspense>
  );
}
