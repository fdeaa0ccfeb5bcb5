import { useStore } from '@nanostores/react';
import type { Render } from '@spotreel/sdk/internal/contract';
import type { EditorStore } from '@spotreel/sdk/internal/stores';
import { useEffect } from 'react';
import { endedExports } from '../editor-host/ended-exports';
import { useUploadWarning } from '../upload-list/use-upload-warning';

export interface EditorReports {
  /** An export that was followed here is finished. */
  onRendered?: ((render: Render) => void) | undefined;
  /** A saved state reached the server. */
  onSaved?: ((projectId: number) => void) | undefined;
}

/** Reports saves and exports of the open project to the host. */
export function useEditorReports(editor: EditorStore, projectId: number, { onSaved, onRendered }: EditorReports): void {
  useEffect(
    () =>
      editor.views.$save.listen(({ state }, before) => {
        // An opened project is 'saved' too, and so is one whose edit was undone: neither reached the server just now.
        if (state === 'saved' && before?.state === 'saving') onSaved?.(projectId);
      }),
    [editor, projectId, onSaved],
  );
  useEffect(
    () =>
      editor.render.$render.listen((now, before) => {
        for (const render of endedExports(now, before)) if (render.status === 'done') onRendered?.(render);
      }),
    [editor, onRendered],
  );
}

/** The browser asks before it leaves a page with unsaved edits, or with a file that is not sent yet. */
export function useUnloadWarning(editor: EditorStore): void {
  useUploadWarning(useStore(editor.views.$hasUnsavedEdits));
}
