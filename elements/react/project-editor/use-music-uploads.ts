import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/contract';
import { useSpotreel } from '../foundation/spotreel-context';
import { useEditor } from './editor-context';
import { uploadState } from './use-media-uploads';

/**
 * Uploads of music. They go on while another panel is open. Music is chosen as soon as it is ready, if the project that it was
 * uploaded for is still open then.
 */
export function useMusicUploads(onReady: (file: Media) => void) {
  const { media } = useSpotreel();
  const { document } = useEditor();
  const uploads = useStore(media.$uploads);

  async function take(file: File) {
    const projectId = document.$project.get()?.id;
    const uploaded = await media.uploadMusic(file);
    if (uploaded?.type === 'audio' && document.$project.get()?.id === projectId) onReady(uploaded);
  }

  return {
    uploads: uploads.filter(({ isMusic }) => isMusic).map(uploadState),
    onUpload: (files: readonly File[]) => {
      for (const file of files) void take(file);
    },
    onCancelUpload: media.dismissUpload,
  };
}
