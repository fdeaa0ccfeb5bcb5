/** One run of an ffmpeg that delivers raw RGBA frames of a video, in order, only as fast as they are read. */
import type { FrameSize } from '../../ffmpeg/encoder-settings';
import { INPUT_PROTOCOLS, MEDIA_FORMATS, startFfmpeg } from '../../ffmpeg/start';

export interface VideoPass {
  /** True once all frames that were asked for have been read. */
  isOver(): boolean;
  /** Fills `pixels` with the next frame. False when the file had no more: `pixels` then stays as it was. */
  read(pixels: Uint8ClampedArray): Promise<boolean>;
  close(): void;
}

export interface VideoPassOptions {
  readonly ffmpegPath: string;
  readonly file: string;
  /** Stream of the picture, as `-map` names it. */
  readonly stream: string;
  readonly startSeconds: number;
  readonly frameCount: number;
  /** Frames a second. */
  readonly frameRate: number;
  readonly size: FrameSize;
  /** Filters that make a frame of `size` out of an upright one. */
  readonly filter: string;
}

export function openVideoPass(options: VideoPassOptions): VideoPass {
  const ffmpeg = startFfmpeg({
    path: options.ffmpegPath,
    arguments: decodeArguments(options),
    failure: 'media_undecodable',
    output: 'pipe',
  });
  const chunks = ffmpeg.output![Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  // Read at once: Node drops the output of a process that left before there was a listener.
  let first: ReturnType<typeof chunks.next> | undefined = chunks.next();
  first.catch(() => undefined); // the one who reads hears of it
  const next = async () => {
    const chunk = (await (first ?? chunks.next())).value as Buffer | undefined;
    first = undefined;
    return chunk;
  };
  let rest: Buffer | undefined;
  let delivered = 0;
  return {
    isOver: () => delivered >= options.frameCount,
    async read(pixels) {
      delivered++;
      let filled = 0;
      while (filled < pixels.length) {
        const chunk = rest ?? (await next());
        if (chunk === undefined) {
          await ffmpeg.finished; // throws with ffmpeg's words if that is why
          return false;
        }
        const used = Math.min(chunk.length, pixels.length - filled);
        pixels.set(used === chunk.length ? chunk : chunk.subarray(0, used), filled);
        filled += used;
        rest = used < chunk.length ? chunk.subarray(used) : undefined;
      }
      return true;
    },
    close: () => ffmpeg.kill(),
  };
}

/**
 * The seek lands on the key frame before; frames decoded from there on have negative times. `fps` keeps the newest of
 * them as frame 0: the frame that is visible at `startSeconds`, even with a variable frame rate.
 */
function decodeArguments({ file, stream, startSeconds, frameCount, frameRate, filter }: VideoPassOptions): string[] {
  return [
    '-noaccurate_seek',
    '-ss',
    startSeconds.toFixed(6),
    ...INPUT_PROTOCOLS,
    ...MEDIA_FORMATS,
    '-threads',
    '1',
    '-i',
    file,
    '-map',
    stream,
    '-an',
    '-sn',
    '-dn',
    '-vf',
    `fps=${frameRate}:start_time=0,${filter}`,
    '-frames:v',
    String(frameCount),
    '-vsync',
    '0',
    '-f',
    'rawvideo',
    'pipe:1',
  ];
}
