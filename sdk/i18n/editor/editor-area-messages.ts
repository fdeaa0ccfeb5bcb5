/** English messages of the editor, which come with it. */
import { animationMessages } from './animations';
import { arrangementMessages } from './arrangement';
import { commandMessages } from './commands';
import { feedbackMessages } from './feedback';
import { panelMessages } from './panels';
import { pictureExportMessages } from './picture-export';
import { renderListMessages } from './render-list';
import { savingMessages } from './saving';
import { sceneFormMessages } from './scene-form';
import { sceneMenuMessages } from './scene-menu';
import { sceneMessages } from './scenes';
import { storyboardMessages } from './storyboard';
import { styleMessages } from './style';

export const editorAreaMessages = {
  ...animationMessages,
  ...arrangementMessages,
  ...commandMessages,
  ...feedbackMessages,
  ...panelMessages,
  ...pictureExportMessages,
  ...renderListMessages,
  ...savingMessages,
  ...sceneFormMessages,
  ...sceneMenuMessages,
  ...sceneMessages,
  ...storyboardMessages,
  ...styleMessages,
} as const;
