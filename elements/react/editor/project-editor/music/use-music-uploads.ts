import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/internal/contract';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useEditor } from '../../editor-context/editor-context';

/**
 * Uploads of music. They go on while another panel is open. Music is chosen as soon as it is ready, if the project that it was
 * uploaded for is still open then.
 */
export function useMusicUploads(onMusic: (file: Media) => void) {
  const { uploads } = useSpotreel().media;
  const { document } = useEditor();
  const list = useStore(uploads.$uploads);

  function take(file: File) {
    const projectId = document.$project.get()?.id;
    const onReady = (uploaded: Media) => {
      if (uploaded.type === 'audio' && document.$project.get()?.id === projectId) onMusic(uploaded);
    };
    void uploads.add({ file, isMusic: true, onReady });
  }

  return {
    uploads: list.filter(({ isMusic }) => isMusic),
    uploadActions: uploads,
    onUpload: (files: readonly File[]) => {
      for (const file of files) take(file);
    },
  };
}
