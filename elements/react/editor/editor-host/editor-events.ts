/** Reports what happens in an editor to the page around its element. */

import type { EditorStore } from '@spotreel/sdk/internal/stores';
import {
  type ExportFailure,
  type ExportProgress,
  type ExportReports,
  failureDetail,
  reportExport,
} from './report-export';

/** Events of an editor with their `detail`. */
export interface EditorEvents {
  /** The project is open: its methods answer from now on. */
  ready: { projectId: number };
  /** The project was changed: by the user, a method, undo, or another tab. */
  change: { projectId: number; canUndo: boolean; canRedo: boolean };
  /** Edits could not be saved. They are kept, and saving is tried again unless `code` is `stale_version`. */
  'save-error': { projectId: number; code: string; message: string };
  /** `percent` from 0 to 100. `queuePosition`: 1 is next; null once it runs. */
  'render-progress': ExportProgress;
  /** An export failed, or was refused: then `renderId` is null. */
  'render-failed': ExportFailure;
  'render-cancelled': { projectId: number; renderId: number };
}

/** A function for each event. */
export interface EditorEventReports extends Omit<ExportReports, 'onProjectRendered'> {
  onReady: (detail: EditorEvents['ready']) => void;
  onChange: (detail: EditorEvents['change']) => void;
  onSaveError: (detail: EditorEvents['save-error']) => void;
  /** The project could not be opened. */
  onError: (detail: { code: string; message: string }) => void;
}

/** Returns the function that ends it. */
export function reportEditorEvents(editor: EditorStore, reports: () => EditorEventReports | undefined): () => void {
  const { document, views } = editor;
  const idOf = () => document.$project.get()?.id ?? 0;
  const stops = [
    editor.$state.subscribe(({ status, failure }) => {
      if (status === 'ready') reports()?.onReady({ projectId: idOf() });
      if (status === 'error') reports()?.onError(failureDetail(failure));
    }),
    document.$project.listen((project, before) => {
      // an opened project is no change
      if (!project || !before || editor.$state.get().status !== 'ready') return;
      const detail = { projectId: idOf(), canUndo: document.$canUndo.get(), canRedo: document.$canRedo.get() };
      reports()?.onChange(detail);
    }),
    views.$save.listen(({ failure }, before) => {
      if (failure && failure !== before?.failure)
        reports()?.onSaveError({ projectId: idOf(), ...failureDetail(failure) });
    }),
    editor.render.$render.listen((now, before) => reportExport(now, before, idOf(), reports() ?? {})),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
