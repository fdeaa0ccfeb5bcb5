/** English messages that are there from the start, one file an area; those of the editor and of operators come with these. */
import { appMessages } from './english/app';
import { blenderMessages } from './english/blender';
import { editorMessages } from './english/editor';
import { failureMessages } from './english/failures';
import { homeMessages } from './english/home';
import { libraryMessages } from './english/library';
import { libraryPageMessages } from './english/library-pages';
import { musicMessages } from './english/music';
import { pictureMessages } from './english/picture';
import { placeMessages } from './english/places';
import { projectMessages } from './english/projects';
import { renderMessages } from './english/render';
import { repairMessages } from './english/repair';
import { sampleVideoMessages } from './english/sample-video';

export const english = {
  ...appMessages,
  ...homeMessages,
  ...libraryMessages,
  ...libraryPageMessages,
  ...sampleVideoMessages,
  ...editorMessages,
  ...blenderMessages,
  ...musicMessages,
  ...renderMessages,
  ...projectMessages,
  ...placeMessages,
  ...pictureMessages,
  ...failureMessages,
  ...repairMessages,
} as const;
