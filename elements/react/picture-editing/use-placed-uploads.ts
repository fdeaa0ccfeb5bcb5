import type { Spotreel } from '@spotreel/sdk/stores';
import { useCallback, useState } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { useEditor } from '../project-editor/editor-context';
import type { DropTarget } from './drop-target';

/** A file on its way into a scene. */
export interface PlacedUpload {
  /** Of the entry in `$uploads`. */
  readonly uploadId: number;
  readonly target: DropTarget;
}

export interface PlacedUploads {
  readonly running: readonly PlacedUpload[];
  /** Uploads the file and puts it into its place: one step to undo, and said so. */
  readonly place: (file: File, target: DropTarget) => void;
  /** Uploads files that came along with the one that is placed, and says where they are. */
  readonly keep: (files: readonly File[]) => void;
}

/** Uploads that go into the scene as soon as they are there. */
export function usePlacedUploads(): PlacedUploads {
  const { media, toasts, t } = useSpotreel();
  const { actions, document } = useEditor();
  const [running, setRunning] = useState<readonly PlacedUpload[]>([]);

  const place = useCallback(
    async (file: File, target: DropTarget) => {
      const { sceneId, field } = target;
      const projectId = document.$project.get()?.id;
      const { uploadId, uploading } = uploadOrReport(file, { media, toasts });
      setRunning((others) => [...others, { uploadId, target }]);
      const uploaded = await uploading;
      setRunning((others) => others.filter((other) => other.uploadId !== uploadId));
      const before = document.$project.get();
      if (!uploaded || before?.id !== projectId) return;
      const values = before?.values[sceneId];
      document.closeStep();
      const isPlaced =
        field === null ? actions.setBackgroundMedia(sceneId, uploaded) : actions.setImage(sceneId, field, uploaded);
      document.closeStep();
      if (!isPlaced) return; // its scene has gone meanwhile; the file is among the uploads
      const restore = () => {
        if (document.$project.get()?.id !== projectId) return;
        if (field === null)
          document.dispatch('set-background', [{ type: 'set-background', sceneId, value: values?.background ?? null }]);
        else
          document.dispatch('set-image', [{ type: 'set-image', sceneId, field, value: values?.images[field] ?? null }]);
      };
      const title = t('picture.dropped', { name: file.name });
      toasts.show({ tone: 'success', title, action: { label: t('editor.undo'), run: restore } });
    },
    [media, toasts, t, actions, document],
  );

  const keep = useCallback(
    async (files: readonly File[]) => {
      const kept = await Promise.all(files.map((file) => uploadOrReport(file, { media, toasts }).uploading));
      const count = kept.filter(Boolean).length;
      if (count > 0) toasts.show({ tone: 'success', title: t('picture.kept', { count }) });
    },
    [media, toasts, t],
  );
  return { running, place: (file, target) => void place(file, target), keep: (files) => void keep(files) };
}

/** `uploading`: the uploaded file; undefined when it failed, which a notification says. */
function uploadOrReport(file: File, { media, toasts }: Pick<Spotreel, 'media' | 'toasts'>) {
  const upload = media.upload(file);
  const uploadId = media.$uploads.get().at(-1)?.id ?? 0;
  const uploading = upload.then((uploaded) => {
    const failed = media.$uploads.get().find(({ id }) => id === uploadId);
    if (failed) {
      media.dismissUpload(uploadId);
      toasts.show({ tone: 'danger', title: file.name, text: failed.failure?.message });
    }
    return uploaded;
  });
  return { uploadId, uploading };
}
