/** Starts ffmpeg processes, keeps the last words of each, and can end all that this process started. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { NO_ROOM, type RenderErrorCode, renderError } from '../errors';
import { ffmpegCommand } from './command';

/**
 * Bounds for a process that decodes a stranger's file. Applied by the system's `ulimit`; without a POSIX shell only the time-out
 * holds. Such a process has no network, where the system can take it away.
 */
export interface FfmpegLimits {
  readonly timeoutSeconds: number;
  readonly addressSpaceMegabytes: number;
  /** Largest file that it may write. Default: any. */
  readonly fileMegabytes?: number;
}

export interface FfmpegOptions {
  readonly path: string;
  readonly arguments: readonly string[];
  /** Code of the error when ffmpeg fails. */
  readonly failure: RenderErrorCode;
  readonly input?: 'pipe';
  readonly output?: 'pipe';
  readonly limits?: FfmpegLimits;
}

export interface RunningFfmpeg {
  /** Undefined where it could not be started. */
  readonly processId: number | undefined;
  /** Present with `input: 'pipe'`. */
  readonly input: Writable | null;
  /** Present with `output: 'pipe'`. */
  readonly output: Readable | null;
  /** Rejects with the code `failure` (or `timeout`) unless ffmpeg ended well. */
  readonly finished: Promise<void>;
  /** The last of what ffmpeg wrote: errors, and with `-loglevel info` what its filters found. */
  words(): string;
  /** Ends it now; `finished` then resolves. */
  kill(): void;
}

/** Signals that ffmpeg does not raise by what it does: of people, and of systems that are short of memory. */
const FROM_OUTSIDE: ReadonlySet<NodeJS.Signals> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/** Exit code of ffmpeg after a signal. */
const ASKED_TO_LEAVE = 255;

/** Seconds of a core between the signal that says why and the one that nothing survives. */
const GRACE_SECONDS = 5;

const KEPT_STDERR = 4000;
const running = new Set<ChildProcess>();

/** Nothing asks, nothing but errors is printed, and no input reaches beyond files and pipes. */
const QUIET = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'];

/** Comes before every `-i`: a playlist or a document in disguise must not open addresses. */
export const INPUT_PROTOCOLS = ['-protocol_whitelist', 'file,pipe'] as const;

/** Pixels of the largest frame, that of an 8K film. A file of 50 kB can say that its frames take gigabytes. */
export const MOST_FRAME_PIXELS = 8192 * 4320;
const FRAME_LIMIT = ['-max_pixels', String(MOST_FRAME_PIXELS)] as const;

/**
 * Formats and codecs for a stranger's file. Demuxers: a playlist or a concat script is none of them. Decoders, by
 * ffmpeg's names: those of cameras, phones, browsers and editors, out of some 480; a name that a build lacks does no
 * harm.
 */
export const MEDIA_FORMATS = [
  ...FRAME_LIMIT,
  '-format_whitelist',
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,mpegts,mp3,wav,ogg,flac,aac',
  '-codec_whitelist',
  [
    'h264,hevc,vp8,vp9,libvpx,libvpx-vp9,av1,libdav1d,libaom-av1,mpeg4,mpeg2video,h263,prores,mjpeg,png',
    'aac,aac_latm,mp3,mp3float,opus,libopus,vorbis,libvorbis,flac,alac,ac3,eac3,amrnb,amrwb',
    'pcm_u8,pcm_s8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_f32be,pcm_f64le',
    'pcm_alaw,pcm_mulaw',
  ].join(','),
] as const;

/** Formats and codecs for an animated picture: GIF, PNG and AVIF. */
export const MOVING_PICTURE_FORMATS = [
  ...FRAME_LIMIT,
  '-format_whitelist',
  'gif,apng,mov,mp4,m4a,3gp,3g2,mj2',
  '-codec_whitelist',
  'gif,apng,av1,libdav1d,libaom-av1',
] as const;

/**
 * Runs a command without a network, and without rights that it could win: a user namespace of Linux. Containers and some
 * systems let no user make one; there the command runs as it is.
 */
const WALL = 'unshare --user --map-current-user --net';

export function startFfmpeg(options: FfmpegOptions): RunningFfmpeg {
  const [command, ...args] = commandLine(options);
  const child = spawn(command, args, {
    stdio: [options.input ?? 'ignore', options.output ?? 'ignore', 'pipe'],
    env: { PATH: process.env.PATH },
  });
  running.add(child);
  let killed = false;
  const words = lastWords(child);
  const finished = ending(child, options, words, () => killed);
  finished.catch(() => undefined); // a later await still gets the rejection
  return {
    processId: child.pid,
    input: child.stdin,
    output: child.stdout,
    finished,
    words,
    kill() {
      killed = true;
      child.kill('SIGKILL');
    },
  };
}

/** Ends every ffmpeg that this process started: the last act of a painter whose parent is gone. */
export function killEveryFfmpeg(): void {
  for (const child of running) child.kill('SIGKILL');
}

function commandLine({ path, arguments: args, limits }: FfmpegOptions): [string, ...string[]] {
  const command = ffmpegCommand(path);
  if (!limits || process.platform === 'win32') return [...command, ...QUIET, ...args];
  const { addressSpaceMegabytes, timeoutSeconds, fileMegabytes } = limits;
  const cpuSeconds = Math.ceil(timeoutSeconds) * 4;
  const bounds = [
    `ulimit -v ${addressSpaceMegabytes * 1024}`,
    `ulimit -t ${cpuSeconds + GRACE_SECONDS}`,
    `ulimit -S -t ${cpuSeconds}`,
  ];
  // in blocks of 512 bytes
  if (fileMegabytes !== undefined) bounds.push(`ulimit -f ${fileMegabytes * 2048}`);
  const walled = `if ${WALL} true 2>/dev/null; then exec ${WALL} "$0" "$@"; fi; exec "$0" "$@"`;
  return ['/bin/sh', '-c', `${bounds.join('; ')}; ${walled}`, ...command, ...QUIET, ...args];
}

function lastWords(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-KEPT_STDERR);
  });
  return () => words;
}

function ending(
  child: ChildProcess,
  { failure, limits }: FfmpegOptions,
  words: () => string,
  wasKilled: () => boolean,
): Promise<void> {
  child.stdin?.on('error', () => undefined); // EPIPE: the exit code says why
  return new Promise((resolve, reject) => {
    let late = false;
    const timer =
      limits &&
      setTimeout(() => {
        late = true;
        child.kill('SIGKILL');
      }, limits.timeoutSeconds * 1000);
    const end = (act: () => void) => {
      clearTimeout(timer);
      running.delete(child);
      act();
    };
    child.once('error', (cause) => end(() => reject(renderError('render_unavailable', cause.message, { cause }))));
    child.once('close', (code, signal) => {
      if (code === 0 || wasKilled()) return end(resolve);
      const said = words().trim();
      end(() => reject(whyItEnded({ code, signal, late, said, failure, isBounded: limits !== undefined })));
    });
  });
}

interface Ended extends Pick<FfmpegOptions, 'failure'> {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** We ended it, after its time. */
  readonly late: boolean;
  /** Its last words. */
  readonly said: string;
  readonly isBounded: boolean;
}

function whyItEnded({ code, signal, late, said, failure, isBounded }: Ended) {
  // asked by a signal, it leaves with this number and without a word: the system asks where the time of a core is bounded
  const wasAsked = code === ASKED_TO_LEAVE && said === '';
  if (late || signal === 'SIGXCPU' || (wasAsked && isBounded))
    return renderError('timeout', 'ffmpeg took longer than it may.');
  if (signal === 'SIGXFSZ' || /File too large/.test(said))
    return renderError('output_too_large', 'ffmpeg wrote more than it may.');
  if (/No space left on device|Disk quota exceeded/.test(said)) return renderError('storage_full', NO_ROOM);
  if (wasAsked || (signal !== null && FROM_OUTSIDE.has(signal)))
    return renderError('encoder_killed', `ffmpeg was ended by ${signal ?? 'a signal'}.`);
  return renderError(failure, `ffmpeg ${signal ?? `left with ${code}`}: ${said}`);
}
