import type { EditorStore } from '@spotreel/sdk/internal/stores';
import { createContext, useContext } from 'react';

export const EditorContext = createContext<EditorStore | undefined>(undefined);

/** The open project. Throws outside a `ProjectEditor`. */
export function useEditor(): EditorStore {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This component belongs inside a ProjectEditor.');
  return editor;
}
