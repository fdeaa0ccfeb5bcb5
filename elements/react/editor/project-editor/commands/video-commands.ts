import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { EditorCommand } from '../../editor-context/command';

const rename: EditorCommand = {
  id: 'rename',
  message: 'commands.rename',
  group: 'video',
  shortcuts: ['F2'],
  isEnabled: ({ editor }) => editor.document.allows('name'),
  run: ({ ui }) => ui.editName(),
};

const save: EditorCommand = {
  id: 'save',
  message: 'commands.save',
  group: 'video',
  shortcuts: ['Mod+S'],
  isEnabled: ({ editor }) => editor.views.$hasUnsavedEdits.get(),
  run: ({ editor }) => void editor.save(),
};

const render: EditorCommand = {
  id: 'render',
  message: 'commands.render',
  group: 'video',
  shortcuts: ['Mod+Enter'],
  isEnabled: () => true,
  run: ({ ui }) => ui.openRender(),
};

const copyLink: EditorCommand = {
  id: 'copy-link',
  message: 'commands.copyLink',
  group: 'video',
  isEnabled: ({ ui }) => ui.copyLink !== undefined,
  run: ({ ui }) => ui.copyLink?.(),
};

export const videoCommands = [
  render,
  save,
  rename,
  copyLink,
  ratioCommand('landscape', 'commands.landscape'),
  ratioCommand('portrait', 'commands.portrait'),
  ratioCommand('square', 'commands.square'),
];

function ratioCommand(ratio: Ratio, message: EditorCommand['message']): EditorCommand {
  return {
    id: `ratio-${ratio}`,
    message,
    group: 'video',
    isEnabled: ({ editor }) =>
      editor.document.allows('size') &&
      editor.views.$ratios.get().includes(ratio) &&
      editor.document.$project.get()?.ratio !== ratio,
    run: ({ editor }) => void editor.actions.setRatio(ratio),
  };
}
