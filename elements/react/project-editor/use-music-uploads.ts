import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/contract';
import { useState } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';

/** Uploads that are begun in the music panel. Music is chosen as soon as it is ready. */
export function useMusicUploads(onReady: (file: Media) => void) {
  const { media } = useSpotreel();
  const all = useStore(media.$uploads);
  const [begun, setBegun] = useState<readonly number[]>([]);

  async function take(file: File) {
    const sending = media.upload(file);
    const id = media.$uploads.get().at(-1)?.id;
    if (id !== undefined) setBegun((ids) => [...ids, id]);
    const uploaded = await sending;
    if (uploaded?.type === 'audio') onReady(uploaded);
  }

  return {
    uploads: all
      .filter(({ id }) => begun.includes(id))
      .map(({ id, name, status, progress, failure }) => ({
        id,
        name,
        isConverting: status === 'converting',
        percent: progress < 1 ? progress * 100 : undefined,
        failure: failure?.message,
      })),
    onUpload: (files: readonly File[]) => {
      for (const file of files) void take(file);
    },
    onCancelUpload: media.dismissUpload,
  };
}
