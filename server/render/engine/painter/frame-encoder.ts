/** Raw frames in, one file of a segment out. */
import { createFrameConverter } from '@spotreel/sdk/internal/node';
import { renderError } from '../errors';
import { type FormattedStream, inputArguments, pictureArguments, takesRgba } from '../ffmpeg/picture-encoders';
import { INPUT_PROTOCOLS, startFfmpeg } from '../ffmpeg/start';

export interface FrameEncoder {
  /**
   * RGBA, not premultiplied where the picture is transparent; else alpha is ignored. Nothing may change it later.
   * Resolves when there is room for the next frame.
   */
  write(frame: Uint8Array): Promise<void>;
  /** Resolves when the file is complete. */
  finish(): Promise<void>;
}

export interface FrameEncoderOptions {
  readonly ffmpegPath: string;
  readonly picture: FormattedStream;
  readonly threads: number;
  readonly outFile: string;
}

/** Frames that may wait: one on its way through the pipe, one ready behind it. */
const FRAMES_WAITING = 2;

export function openFrameEncoder({ ffmpegPath, picture, threads, outFile }: FrameEncoderOptions): FrameEncoder {
  const ffmpeg = startFfmpeg({
    path: ffmpegPath,
    arguments: [...INPUT_PROTOCOLS, ...inputArguments(picture), ...pictureArguments(picture, threads), outFile],
    failure: 'encoder_failed',
    input: 'pipe',
  });
  const input = ffmpeg.input!;
  const early = ffmpeg.finished.then(() => Promise.reject(renderError('encoder_failed', 'ffmpeg left early.')));
  early.catch(() => undefined);
  const converter = takesRgba(picture) ? undefined : createFrameConverter(picture.size, FRAMES_WAITING);
  let waiting = 0;
  let roomAppeared: () => void = () => undefined;
  return {
    async write(frame) {
      waiting++;
      const room = new Promise<void>((resolve) => {
        roomAppeared = resolve;
      });
      input.write(converter?.convert(frame) ?? frame, () => {
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
