import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import type { CommandSurface, EditorCommand } from '../../editor-context/command';

const hasPicture = ({ editor }: CommandSurface) => editor.views.$duration.get() > 0;

const togglePlay: EditorCommand = {
  id: 'toggle-play',
  message: 'commands.togglePlay',
  group: 'playback',
  shortcuts: ['Space'],
  isEnabled: hasPicture,
  run: ({ playback }) => playback.toggle(),
};

const playBackward: EditorCommand = {
  id: 'play-backward',
  message: 'commands.playBackward',
  group: 'playback',
  shortcuts: ['J'],
  isEnabled: hasPicture,
  run: ({ playback }) => playback.shuttle(-1),
};

const pause: EditorCommand = {
  id: 'pause',
  message: 'commands.pause',
  group: 'playback',
  shortcuts: ['K'],
  isEnabled: hasPicture,
  run: ({ playback }) => playback.pause(),
};

const playForward: EditorCommand = {
  id: 'play-forward',
  message: 'commands.playForward',
  group: 'playback',
  shortcuts: ['L'],
  isEnabled: hasPicture,
  run: ({ playback }) => playback.shuttle(1),
};

export const repeatScene: EditorCommand = {
  id: 'repeat-scene',
  message: 'commands.repeatScene',
  group: 'playback',
  shortcuts: ['R', 'Shift+Space'],
  isEnabled: hasPicture,
  run: ({ playback }) => playback.toggleRepeat(),
};

const toggleMute: EditorCommand = {
  id: 'toggle-mute',
  message: 'commands.toggleMute',
  group: 'playback',
  shortcuts: ['M'],
  isEnabled: () => true,
  run: ({ playback }) => playback.toggleMute(),
};

const jumpToStart: EditorCommand = {
  id: 'jump-to-start',
  message: 'commands.jumpToStart',
  group: 'playback',
  shortcuts: ['Home'],
  isEnabled: hasPicture,
  run: ({ playback }) => playback.goTo(0),
};

const jumpToEnd: EditorCommand = {
  id: 'jump-to-end',
  message: 'commands.jumpToEnd',
  group: 'playback',
  shortcuts: ['End'],
  isEnabled: hasPicture,
  run: ({ playback, editor }) => playback.goTo(lastFrame(editor.views.$duration.get())),
};

const previousFrame: EditorCommand = {
  id: 'previous-frame',
  message: 'commands.previousFrame',
  group: 'playback',
  shortcuts: [','],
  isRepeated: true,
  isEnabled: hasPicture,
  run: (surface) => stepFrames(surface, -1),
};

const nextFrame: EditorCommand = {
  id: 'next-frame',
  message: 'commands.nextFrame',
  group: 'playback',
  shortcuts: ['.'],
  isRepeated: true,
  isEnabled: hasPicture,
  run: (surface) => stepFrames(surface, 1),
};

export const playbackCommands = [
  togglePlay,
  playBackward,
  pause,
  playForward,
  repeatScene,
  previousFrame,
  nextFrame,
  jumpToStart,
  jumpToEnd,
  toggleMute,
];

function stepFrames({ playback, editor }: CommandSurface, by: number): void {
  playback.pause();
  const frame = Math.round(playback.$time.get() * FRAMES_PER_SECOND) + by;
  playback.step(Math.min(lastFrame(editor.views.$duration.get()), Math.max(0, frame / FRAMES_PER_SECOND)));
}

/** Seconds at which the last frame begins; the end itself is after it. */
function lastFrame(durationSeconds: number): number {
  return Math.max(0, durationSeconds - 1 / FRAMES_PER_SECOND);
}
