/** English messages of the editor, which come with it. */
import { commandMessages } from './commands';
import { exportStateMessages } from './export-state';
import { panelMessages } from './panels';
import { savingMessages } from './saving';
import { sceneFormMessages } from './scene-form';
import { sceneMenuMessages } from './scene-menu';
import { sceneMessages } from './scenes';

export const editorAreaMessages = {
  ...commandMessages,
  ...exportStateMessages,
  ...panelMessages,
  ...savingMessages,
  ...sceneFormMessages,
  ...sceneMenuMessages,
  ...sceneMessages,
} as const;
