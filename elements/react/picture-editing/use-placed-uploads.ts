import type { Spotreel } from '@spotreel/sdk/stores';
import { useCallback, useState } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { useEditor } from '../project-editor/editor-context';
import type { DropTarget } from './drop-target';
import { usePlaceMedia } from './use-place-media';

/** A file that is uploaded for a place in a scene. */
export interface PlacedUpload {
  /** Id of the entry in `$uploads`. */
  readonly uploadId: number;
  readonly target: DropTarget;
}

export interface PlacedUploads {
  readonly running: readonly PlacedUpload[];
  /** Uploads the file and puts it into its place, if the project is still open then. */
  readonly place: (file: File, target: DropTarget) => void;
  /** Uploads the other files of a drop; a notification says where they are. */
  readonly keep: (files: readonly File[]) => void;
}

/** Uploads files for places in a scene. */
export function usePlacedUploads(): PlacedUploads {
  const { media, toasts, t } = useSpotreel();
  const { document } = useEditor();
  const placeMedia = usePlaceMedia();
  const [running, setRunning] = useState<readonly PlacedUpload[]>([]);

  const place = useCallback(
    async (file: File, target: DropTarget) => {
      const projectId = document.$project.get()?.id;
      const { uploadId, uploading } = uploadOrReport(file, { media, toasts });
      setRunning((others) => [...others, { uploadId, target }]);
      const uploaded = await uploading;
      setRunning((others) => others.filter((other) => other.uploadId !== uploadId));
      if (uploaded && document.$project.get()?.id === projectId) placeMedia(uploaded, target, file.name);
    },
    [media, toasts, document, placeMedia],
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

/** `uploading` resolves with the uploaded file, or with undefined when it failed; a notification says why. */
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
