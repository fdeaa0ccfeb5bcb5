import { useStore } from '@nanostores/react';
import type { EditGroup } from '@spotreel/sdk/internal/project';
import type { EditorStore } from '@spotreel/sdk/internal/stores';
import { useLayoutEffect } from 'react';
import { useEditor } from './editor-context';

/** Test for the groups of edits that the page allows in the open project. */
export function useAllowedEdits(): (group: EditGroup) => boolean {
  const { document } = useEditor();
  useStore(document.$allowedEdits);
  return document.allows;
}

/** The store knows what may be edited before anything is shown. */
export function useEditLimits(editor: EditorStore, edits: readonly EditGroup[] | undefined): void {
  const list = edits?.join(' ');
  useLayoutEffect(() => {
    const groups = list?.split(' ') as readonly EditGroup[] | undefined;
    editor.document.$allowedEdits.set(groups ? new Set(groups) : null);
  }, [editor, list]);
}
