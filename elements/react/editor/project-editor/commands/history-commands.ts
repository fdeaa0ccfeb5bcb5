import type { EditorCommand } from '../../editor-context/command';

export const undoCommand: EditorCommand = {
  id: 'undo',
  message: 'editor.undo',
  group: 'edit',
  shortcuts: ['Mod+Z'],
  isAlwaysOn: true,
  isRepeated: true,
  isEnabled: ({ editor }) => editor.document.$canUndo.get(),
  run: ({ editor }) => editor.document.undo(),
};

export const redoCommand: EditorCommand = {
  id: 'redo',
  message: 'editor.redo',
  group: 'edit',
  shortcuts: ['Mod+Shift+Z', 'Mod+Y'],
  isAlwaysOn: true,
  isRepeated: true,
  isEnabled: ({ editor }) => editor.document.$canRedo.get(),
  run: ({ editor }) => editor.document.redo(),
};
