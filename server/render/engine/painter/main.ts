/** Entry of the painter process: a job from the server and its answer, one after the other. */
import { toRenderError } from '../errors';
import { killEveryFfmpeg } from '../ffmpeg/start';
import type { JobContext, PainterJobHandler, PainterJobKind, PainterReply, PainterRequest } from './protocol';

/** A painter loads what its job needs: all packages together take three times the CPU of its start. */
const handlers: { [Kind in PainterJobKind]: () => Promise<PainterJobHandler<Kind>> } = {
  'paint-segment': async () => (await import('./jobs/paint-segment')).paintSegment,
  'paint-still': async () => (await import('./jobs/paint-still')).paintStillFile,
  'paint-motion': async () => (await import('./jobs/paint-motion')).paintMotion,
  'measure-contrast': async () => (await import('./jobs/measure-contrast')).measureContrast,
  'measure-motion': async () => (await import('./jobs/measure-motion')).measureMotion,
  'measure-texts': async () => (await import('./jobs/measure-texts')).measureSceneTexts,
  assemble: async () => (await import('./jobs/assemble')).assemble,
  'probe-video': async () => (await import('./jobs/probe-video')).probeVideo,
  'preview-video': async () => (await import('./jobs/preview-video')).previewVideo,
  'copy-audio': async () => (await import('./jobs/copy-audio')).copyAudio,
  'convert-heic': async () => (await import('./jobs/convert-heic')).convertHeic,
  'film-of-picture': async () => (await import('./jobs/film-of-picture')).filmOfPicture,
  'cut-out': async () => (await import('./jobs/cut-out')).cutOutPicture,
  'apply-mask': async () => (await import('./jobs/apply-mask')).applyMaskFile,
  'find-focus': async () => (await import('./jobs/find-focus')).findFocus,
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
    const handle = await handlers[kind]();
    const result = await handle(input, context);
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
