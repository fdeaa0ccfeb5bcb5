/** Raw frames in, one H.264 file out. */
import { renderError } from '../errors';
import { type FrameSize, h264Arguments, rawInputArguments } from '../ffmpeg/encoder-settings';
import { INPUT_PROTOCOLS, startFfmpeg } from '../ffmpeg/start';

export interface FrameEncoder {
  /** Resolves when there is room for the next frame. The buffer belongs to the encoder from then on. */
  write(frame: Buffer): Promise<void>;
  /** Resolves when the file is complete. */
  finish(): Promise<void>;
}

export interface FrameEncoderOptions {
  readonly ffmpegPath: string;
  readonly size: FrameSize;
  readonly threads: number;
  readonly outFile: string;
}

/** Frames that may wait: one on its way through the pipe, one ready behind it. */
const FRAMES_WAITING = 2;

export function openFrameEncoder({ ffmpegPath, size, threads, outFile }: FrameEncoderOptions): FrameEncoder {
  const ffmpeg = startFfmpeg({
    path: ffmpegPath,
    arguments: [...INPUT_PROTOCOLS, ...rawInputArguments(size), ...h264Arguments(size, threads), outFile],
    failure: 'encoder_failed',
    input: 'pipe',
  });
  const input = ffmpeg.input!;
  const early = ffmpeg.finished.then(() => Promise.reject(renderError('encoder_failed', 'ffmpeg left early.')));
  early.catch(() => undefined);
  let waiting = 0;
  let roomAppeared: () => void = () => undefined;
  return {
    async write(frame) {
      waiting++;
      const room = new Promise<void>((resolve) => {
        roomAppeared = resolve;
      });
      input.write(frame, () => {
        waiting--;
        roomAppeared();
      });
      if (waiting >= FRAMES_WAITING) await Promise.race([room, early]);
    },
    async finish() {
      input.end();
      await ffmpeg.finished;
    },
  };
}
