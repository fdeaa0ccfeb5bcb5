/** All English messages, one file an area. */
import { appMessages } from './english/app';
import { arrangementMessages } from './english/arrangement';
import { blenderMessages } from './english/blender';
import { commandMessages } from './english/commands';
import { editorMessages } from './english/editor';
import { failureMessages } from './english/failures';
import { feedbackMessages } from './english/feedback';
import { homeMessages } from './english/home';
import { libraryMessages } from './english/library';
import { libraryPageMessages } from './english/library-pages';
import { musicMessages } from './english/music';
import { pictureMessages } from './english/picture';
import { pictureExportMessages } from './english/picture-export';
import { placeMessages } from './english/places';
import { projectMessages } from './english/projects';
import { renderMessages } from './english/render';
import { renderListMessages } from './english/render-list';
import { repairMessages } from './english/repair';
import { sampleVideoMessages } from './english/sample-video';
import { savingMessages } from './english/saving';
import { sceneFormMessages } from './english/scene-form';
import { sceneMenuMessages } from './english/scene-menu';
import { sceneMessages } from './english/scenes';
import { storyboardMessages } from './english/storyboard';
import { styleMessages } from './english/style';

export const english = {
  ...appMessages,
  ...homeMessages,
  ...libraryMessages,
  ...libraryPageMessages,
  ...sampleVideoMessages,
  ...editorMessages,
  ...blenderMessages,
  ...commandMessages,
  ...musicMessages,
  ...arrangementMessages,
  ...renderMessages,
  ...sceneMessages,
  ...sceneFormMessages,
  ...sceneMenuMessages,
  ...styleMessages,
  ...projectMessages,
  ...placeMessages,
  ...pictureMessages,
  ...pictureExportMessages,
  ...feedbackMessages,
  ...renderListMessages,
  ...storyboardMessages,
  ...failureMessages,
  ...repairMessages,
  ...savingMessages,
} as const;
