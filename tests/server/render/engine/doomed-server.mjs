// Starts the painter as the server does, says its process id once it paints, and waits to be killed.
import { fork } from 'node:child_process';
import path from 'node:path';

const folder = path.dirname(process.argv[2]);
const painter = fork(process.argv[2], [], {
  detached: true,
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  serialization: 'advanced',
});
const animation = { v: '5.9.0', fr: 30, ip: 0, op: 9000, w: 320, h: 180, assets: [], layers: [] };
const scene = {
  ingredientId: 1,
  startFrame: 0,
  durationFrames: 9000,
  background: { type: 'color', color: '#123456' },
  animation,
  keyframe: 0,
  notices: [],
};
painter.on('message', ({ type }) => {
  if (type === 'progress') process.send(painter.pid);
});
painter.send({
  kind: 'paint-segment',
  input: {
    ffmpegPath: process.argv[3],
    folder,
    size: { width: 320, height: 180 },
    slices: [{ scene, firstFrame: 0, frameCount: 9000 }],
    files: [],
    encoderThreads: 1,
    outFile: path.join(folder, 'doomed.mp4'),
  },
});
