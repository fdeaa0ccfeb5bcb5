import type { EditorCommand } from '../../editor-context/command';
import type { PanelName } from '../../editor-context/panel-name';

export const openPalette: EditorCommand = {
  id: 'open-palette',
  message: 'commands.openPalette',
  group: 'view',
  shortcuts: ['Mod+K'],
  isEnabled: () => true,
  run: ({ ui }) => ui.openPalette(),
};

export const openStoryboard: EditorCommand = {
  id: 'open-storyboard',
  message: 'storyboard.open',
  group: 'view',
  shortcuts: ['B'],
  isEnabled: () => true,
  run: ({ ui }) => ui.openStoryboard(),
};

const openShortcuts: EditorCommand = {
  id: 'open-shortcuts',
  message: 'editor.shortcuts',
  group: 'view',
  shortcuts: ['?'],
  isEnabled: () => true,
  run: ({ ui }) => ui.openShortcuts(),
};

const openPreview: EditorCommand = {
  id: 'open-preview',
  message: 'preview.open',
  group: 'view',
  shortcuts: ['F'],
  isEnabled: ({ editor }) => editor.views.$duration.get() > 0,
  run: ({ ui }) => ui.openPreview(),
};

export const viewCommands = [
  openPalette,
  openShortcuts,
  openPreview,
  panelCommand('scene', 'commands.showScene', '1'),
  panelCommand('style', 'commands.showStyle', '2'),
];

/** Commands of a video alone. */
export const videoViewCommands = [openStoryboard, panelCommand('music', 'commands.showMusic', '3')];

function panelCommand(panel: PanelName, message: EditorCommand['message'], key: string): EditorCommand {
  return {
    id: `show-${panel}`,
    message,
    group: 'view',
    shortcuts: [key],
    isEnabled: ({ ui }) => ui.hasPanel(panel),
    run: ({ ui }) => ui.showPanel(panel),
  };
}
