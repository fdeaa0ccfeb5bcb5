import type { Media } from '@spotreel/sdk/internal/contract';
import type { Spotreel, StartedUpload } from '@spotreel/sdk/internal/stores';
import { useCallback, useState } from 'react';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useEditor } from '../../editor-context/editor-context';
import type { DropTarget } from './drop-target';

/** A file that is uploaded for a place in a scene. */
export interface PlacedUpload {
  /** Id of the entry in `$uploads`. */
  readonly uploadId: number;
  readonly target: DropTarget;
}

export interface PlacedUploads {
  /** Uploads of this visit: entries that are done or dismissed have left `$uploads`. */
  readonly placed: readonly PlacedUpload[];
  /** Uploads the file and puts it into its place, if the project is still open then. */
  readonly place: (file: File, target: DropTarget) => void;
  /** Uploads the other files of a drop; a notification says where they are. */
  readonly keep: (files: readonly File[]) => void;
}

/** Uploads files for places in a scene. */
export function usePlacedUploads(): PlacedUploads {
  const spotreel = useSpotreel();
  const { media, toasts, t } = spotreel;
  const { document } = useEditor();
  const placeMedia = usePlaceMedia();
  const [placed, setPlaced] = useState<readonly PlacedUpload[]>([]);

  const place = useCallback(
    async (file: File, target: DropTarget) => {
      const projectId = document.$project.get()?.id;
      const onReady = (uploaded: Media) => {
        if (document.$project.get()?.id === projectId) placeMedia(uploaded, target, file.name);
      };
      const started = await media.uploads.add({ file, onReady });
      if (!started) return;
      setPlaced((others) => [...others, { uploadId: started.id, target }]);
      await reportFailure(started, file, spotreel);
    },
    [spotreel, media, document, placeMedia],
  );

  const keep = useCallback(
    async (files: readonly File[]) => {
      const kept = await Promise.all(
        files.map(async (file) => {
          const started = await media.uploads.add({ file });
          return started && reportFailure(started, file, spotreel);
        }),
      );
      const count = kept.filter(Boolean).length;
      if (count > 0) toasts.show({ tone: 'success', title: t('picture.kept', { count }) });
    },
    [spotreel, media, toasts, t],
  );
  return { placed, place: (file, target) => void place(file, target), keep: (files) => void keep(files) };
}

/** Resolves with the uploaded file, or with undefined when the first try failed: a notification says why, and offers another one. */
async function reportFailure({ id, outcome }: StartedUpload, file: File, { media, toasts, t }: Spotreel) {
  const { media: uploaded, failure } = await outcome;
  if (!failure) return uploaded;
  const { canRetry } = media.uploads.$uploads.get().find((upload) => upload.id === id) ?? {};
  const action = canRetry ? { label: t('app.retry'), run: () => media.uploads.retry(id) } : undefined;
  if (!canRetry) media.uploads.dismiss(id);
  toasts.show({ tone: 'danger', title: file.name, text: failure.message, ...(action && { action }) });
  return undefined;
}

/**
 * Puts an uploaded file into a field or the background: one step to undo. A notification says so and offers to undo just that.
 * Does nothing when the scene was removed meanwhile; the file is among the uploads then.
 */
function usePlaceMedia(): (media: Media, target: DropTarget, fileName: string) => void {
  const { toasts, t } = useSpotreel();
  const { actions, document } = useEditor();
  return useCallback(
    (media, { sceneId, field }, fileName) => {
      const before = document.$project.get();
      const values = before?.values[sceneId];
      document.closeStep();
      const isPlaced =
        field === null ? actions.setBackgroundMedia(sceneId, media) : actions.setImage(sceneId, field, media);
      document.closeStep();
      if (!isPlaced) return;
      const restore = () => {
        if (document.$project.get()?.id !== before?.id) return;
        if (field === null)
          document.dispatch('set-background', [{ type: 'set-background', sceneId, value: values?.background ?? null }]);
        else
          document.dispatch('set-image', [{ type: 'set-image', sceneId, field, value: values?.images[field] ?? null }]);
      };
      const title = t('picture.dropped', { name: fileName });
      toasts.show({ tone: 'success', title, action: { label: t('editor.undo'), run: restore } });
    },
    [toasts, t, actions, document],
  );
}
