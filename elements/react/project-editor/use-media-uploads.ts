import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/internal/contract';
import { useSpotreel } from '../foundation/spotreel-context';
import type { MediaKind } from '../media-picker/media-kind';

/** Uploads of the media picker. A single file, or one from an address, is picked as soon as it is uploaded. */
export function useMediaUploads(kind: MediaKind | undefined, onPick: (media: Media) => void) {
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
