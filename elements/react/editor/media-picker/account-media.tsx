import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/internal/contract';
import { useEffect } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import type { MediaKind } from './media-kind';
import { MediaPicker } from './media-picker';

export interface AccountMediaProps {
  /** undefined: closed. */
  kind: MediaKind | undefined;
  onClose: () => void;
  onPick: (media: Media) => void;
}

/** The media picker over the account's media. */
export function AccountMedia({ kind, onClose, onPick }: AccountMediaProps) {
  const { media } = useSpotreel();
  const own = useStore(media.$own);
  const library = useStore(media.$library);
  const uploads = useMediaUploads(kind, onPick);

  useEffect(() => {
    if (!kind) return;
    void media.load();
    void media.uploads.loadInterrupted();
  }, [kind, media]);

  /** A failed upload belongs to this choice: the next one begins without it. */
  function close() {
    for (const { id, status } of media.uploads.$uploads.get()) if (status === 'failed') media.uploads.dismiss(id);
    onClose();
  }

  return (
    <MediaPicker
      open={kind !== undefined}
      onOpenChange={(open) => open || close()}
      kind={kind ?? 'image'}
      own={own.data}
      library={library.data}
      failure={own.failure ?? library.failure}
      onRetry={media.load}
      pageSource={media.pageMedia?.()?.mediaSource}
      onPick={onPick}
      {...uploads}
    />
  );
}

/** Uploads of the media picker. A single file, or one from an address, is picked as soon as it is uploaded. */
function useMediaUploads(kind: MediaKind | undefined, onPick: (media: Media) => void) {
  const { uploads } = useSpotreel().media;
  const list = useStore(uploads.$uploads);
  const onReady = (uploaded: Media) => {
    if (uploaded.type === kind) onPick(uploaded);
  };
  return {
    uploads: list.filter(({ isMusic }) => !isMusic),
    uploadActions: uploads,
    onUpload(files: readonly File[]) {
      for (const file of files) void uploads.add(files.length === 1 ? { file, onReady } : { file });
    },
    onFetchUrl(address: string) {
      if (kind && kind !== 'lottie') void uploads.add({ address, type: kind, onReady });
    },
  };
}
