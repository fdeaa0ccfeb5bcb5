/** English messages that are there from the start, one file an area; those of other parts come with these. */
import { appMessages } from './english/app';
import { blenderMessages } from './english/blender';
import { editorMessages } from './english/editor';
import { failureMessages } from './english/failures';
import { libraryMessages } from './english/library';
import { previewMessages } from './english/preview';
import { repairMessages } from './english/repair';

export const english = {
  ...appMessages,
  ...libraryMessages,
  ...editorMessages,
  ...blenderMessages,
  ...previewMessages,
  ...failureMessages,
  ...repairMessages,
} as const;
