import { type EditorCommand, forVideos } from '../../editor-context/command';
import { redoCommand, undoCommand } from './history-commands';
import { playbackCommands } from './playback-commands';
import { sceneCommands } from './scene-commands';
import { videoCommands } from './video-commands';
import { videoViewCommands, viewCommands } from './view-commands';

/** All that the editor can do by name: its shortcuts, the palette and the list on '?' come from here. */
export const editorCommands: readonly EditorCommand[] = [
  undoCommand,
  redoCommand,
  ...forVideos([...playbackCommands, ...sceneCommands]),
  ...videoCommands,
  ...viewCommands,
  ...forVideos(videoViewCommands),
];
