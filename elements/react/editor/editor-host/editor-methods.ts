/** Methods of a page for an open editor. Each returns a promise that rejects with a `SpotreelError`. */

import { SpotreelError } from '@spotreel/sdk/internal/base';
import type { EditorStore, Spotreel } from '@spotreel/sdk/internal/stores';
import { type ExportedFile, type ExportOptions, exportFile, requestExport } from './export-methods';
import { type EditorField, editorFields, type FieldValue, setField } from './field-methods';

/** Methods of an editor. */
export interface EditorMethods {
  /** Saves what is unsaved. Rejects with the reason when the server does not take it, and with `stale_version` in a conflict. */
  save(): Promise<{ projectId: number }>;
  /** Saves, and requests an export without the question `before-render`. Resolves when the export is queued. */
  render(options?: ExportOptions): Promise<{ projectId: number; renderId: number }>;
  /**
   * The file of the video as it is now: that of an earlier export where nothing has changed since, else of a new one. Resolves when
   * the file is finished. Rejects with `render_failed` or `render_cancelled`, or with the reason why it was refused.
   */
  export(options?: ExportOptions): Promise<ExportedFile>;
  /** False: there is nothing to undo. */
  undo(): Promise<boolean>;
  /** False: there is nothing to redo. */
  redo(): Promise<boolean>;
  /** Selects a scene and shows it. `scene` counts from 1. Rejects with `invalid_argument`. */
  goTo(scene: number): Promise<{ sceneId: number }>;
  /**
   * Sets a text, an image or a color. `field`: its key or its label, as `fields()` lists them. `value`: a text, a color as
   * `#rrggbb`, the ID or the URL of an image, or a file; null brings back the template's own. It is one step to undo.
   */
  setField(field: string, value: FieldValue): Promise<void>;
  /** The fields of all scenes with their values. */
  fields(): Promise<readonly EditorField[]>;
}

export function editorMethods(editor: EditorStore, spotreel: Spotreel): EditorMethods {
  const { document, views } = editor;
  return {
    async save() {
      if (await editor.save()) return { projectId: document.$project.get()?.id ?? 0 };
      const { code = 'unknown', message = '' } = views.$save.get().failure ?? {};
      throw new SpotreelError(code, message);
    },
    render: (options) => requestExport(editor, options),
    export: (options) => exportFile(editor, options),
    async undo() {
      const canUndo = document.$canUndo.get();
      document.undo();
      return canUndo;
    },
    async redo() {
      const canRedo = document.$canRedo.get();
      document.redo();
      return canRedo;
    },
    async goTo(scene) {
      const card = views.$scenes.get()[scene - 1];
      if (!card) throw new SpotreelError('invalid_argument', `There is no scene ${scene}.`);
      document.select(card.sceneId);
      return { sceneId: card.sceneId };
    },
    setField: (field, value) => setField(editor, spotreel, field, value),
    fields: async () => editorFields(editor),
  };
}

/** The same for a project that could not be opened. */
export function refusingMethods(error: SpotreelError): EditorMethods {
  const refuse = () => Promise.reject(error);
  return {
    save: refuse,
    render: refuse,
    export: refuse,
    undo: refuse,
    redo: refuse,
    goTo: refuse,
    setField: refuse,
    fields: refuse,
  };
}
