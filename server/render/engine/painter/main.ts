/** Entry of the painter process: a job from the server and its answer, one after the other. */
import { toRenderError } from '../errors';
import { killEveryFfmpeg } from '../ffmpeg/start';
import { assemble } from './jobs/assemble';
import { convertHeic } from './jobs/convert-heic';
import { copyAudio } from './jobs/copy-audio';
import { cutOutPicture } from './jobs/cut-out';
import { findFocus } from './jobs/find-focus';
import { measureContrast } from './jobs/measure-contrast';
import { paintMotion } from './jobs/paint-motion';
import { paintSegment } from './jobs/paint-segment';
import { paintStill } from './jobs/paint-still';
import { previewVideo } from './jobs/preview-video';
import { probeVideo } from './jobs/probe-video';
import type { JobContext, PainterJobHandler, PainterJobKind, PainterReply, PainterRequest } from './protocol';

const handlers: { [Kind in PainterJobKind]: PainterJobHandler<Kind> } = {
  'paint-segment': paintSegment,
  'paint-still': paintStill,
  'paint-motion': paintMotion,
  'measure-contrast': measureContrast,
  assemble,
  'probe-video': probeVideo,
  'preview-video': previewVideo,
  'copy-audio': copyAudio,
  'convert-heic': convertHeic,
  'cut-out': cutOutPicture,
  'find-focus': findFocus,
};

const context: JobContext = { report: (done) => reply({ type: 'progress', done }) };

function reply(message: PainterReply, sent: () => void = () => undefined): void {
  if (process.connected) process.send?.(message, sent);
}

function leave(exitCode: number): void {
  killEveryFfmpeg();
  process.exit(exitCode);
}

async function run<Kind extends PainterJobKind>(
  kind: Kind,
  input: Parameters<PainterJobHandler<Kind>>[0],
  stays: boolean,
): Promise<void> {
  try {
    const result = await handlers[kind](input, context);
    if (stays) forget();
    reply({ type: 'done', result }, stays ? undefined : () => leave(0));
  } catch (thrown) {
    reply({ type: 'failed', ...toRenderError(thrown) }, () => leave(0));
  }
}

/** Nothing of a job reaches the next one, neither a process nor memory. */
function forget(): void {
  killEveryFfmpeg();
  globalThis.gc?.();
}

process.once('disconnect', () => leave(1));
process.on('message', (message) => {
  const { kind, input, stays } = message as PainterRequest;
  void run(kind, input, stays);
});
