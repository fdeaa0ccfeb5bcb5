/** One input: its streams, and its packets with times that count from the place that was asked for. */
import { optionOf, secondsOption, type Target } from './command-line';
import type { FormatContext, Packet, Stream } from './libraries';
import {
  AUDIO,
  checked,
  dictionary,
  END_OF_FILE,
  MICROSECONDS,
  NO_TIME,
  native,
  newPacket,
  secondsOf,
  VIDEO,
} from './native';

/** Options that this program acts on itself. */
const OWN: ReadonlySet<string> = new Set([
  'f',
  'ss',
  't',
  'noaccurate_seek',
  're',
  'c:v',
  'c:a',
  'ar',
  'ac',
  'threads',
]);

const SEEKS_BY_SHOWN_TIME = 0x4000000;
const BACKWARD = 1;
/** A picture of an album is no video. */
const ATTACHED_PICTURE = 0x400;

/** Distance before the place that ffmpeg seeks to if a container has decoding times alone, µs. */
const REORDERING = 130_434;

export class InputFile {
  readonly streams: readonly Stream[];
  /** Time before which frames have to be dropped, s; undefined if they stay. */
  readonly dropsBefore: number | undefined;
  /** Seconds after which nothing is read. */
  readonly atMostSeconds: number | undefined;
  /** Options that its decoders get. */
  readonly decoderOptions: readonly (readonly [string, string])[];
  /** Seconds that have been read. */
  position = 0;
  private readonly context: FormatContext;
  /** Start of its times, µs. */
  private readonly offset: bigint;
  private readonly packet = newPacket();
  private readonly began = performance.now();

  constructor(readonly target: Target) {
    const { options } = target;
    const given = [...givenOptions(target)];
    this.context = opened(target, given);
    this.streams = this.context.streams ?? [];
    const seekSeconds = secondsOption(options, 'ss');
    const start = this.context.startTime === NO_TIME ? 0n : this.context.startTime;
    this.offset = start + BigInt(Math.round((seekSeconds ?? 0) * 1e6));
    if (seekSeconds !== undefined) seek(this.context, this.streams, this.offset);
    this.dropsBefore = seekSeconds === undefined || options.has('noaccurate_seek') ? undefined : 0;
    this.atMostSeconds = secondsOption(options, 't');
    this.decoderOptions = [...given, ['threads', optionOf(options, 'threads') ?? '1']];
  }

  best(kind: 'v' | 'a'): number | undefined {
    return bestStream(this.context, this.streams, kind);
  }

  /** The next packet, which is valid until the next call; undefined at the end. */
  read(): Packet | undefined {
    const { packet, context, target } = this;
    packet.unref();
    if (target.options.has('re')) sleepUntil(this.began + this.position * 1000);
    const code = context.readFrameSync(packet);
    if (code === END_OF_FILE) return undefined;
    checked(code, target.url);
    const { timeBase } = this.streams[packet.streamIndex]!;
    shift(packet, native.avRescaleQ(this.offset, MICROSECONDS, timeBase));
    const time = packet.dts === NO_TIME ? packet.pts : packet.dts;
    if (time !== NO_TIME) this.position = Math.max(this.position, secondsOf(time, timeBase));
    return packet;
  }

  /** Writes what is in the file, where the log has information. */
  describe(index: number): void {
    this.context.dumpFormat(index, this.target.url, false);
  }
}

function opened({ url, options }: Target, given: readonly (readonly [string, string])[]): FormatContext {
  const format = optionOf(options, 'f');
  const found = format === undefined ? null : native.InputFormat.findInputFormat(format);
  if (format !== undefined && !found) throw new Error(`Unknown input format: ${format}`);
  const context = new native.FormatContext();
  context.allocContext();
  checked(context.openInputSync(url, found, dictionary(given)), url);
  checked(context.findStreamInfoSync(null), url);
  return context;
}

/** Options for the container and its decoders. Raw sound has names of its own for rate and channels. */
function* givenOptions({ options }: Target): Generator<readonly [string, string]> {
  for (const [name, values] of options) if (!OWN.has(name)) yield [name.replace(/:[va]$/, ''), values.at(-1)!];
  const rate = optionOf(options, 'ar');
  if (rate !== undefined) yield ['sample_rate', rate];
  const channels = optionOf(options, 'ac');
  if (channels !== undefined) yield ['ch_layout', layoutName(Number(channels))];
}

/** FFmpeg's name of the usual layout of so many channels. */
export function layoutName(channels: number): string {
  return { 1: 'mono', 2: 'stereo' }[channels] ?? `${channels}c`;
}

function bestStream(context: FormatContext, streams: readonly Stream[], kind: 'v' | 'a'): number | undefined {
  const index = context.findBestStream(kind === 'v' ? VIDEO : AUDIO, -1, -1, false, 0);
  const stream = index >= 0 ? streams[index] : undefined;
  return stream && (stream.disposition & ATTACHED_PICTURE) === 0 ? index : undefined;
}

/** As fast as the file plays. */
function sleepUntil(time: number): void {
  const left = time - performance.now();
  if (left > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, left);
}

function seek(context: FormatContext, streams: readonly Stream[], time: bigint): void {
  const isExact = ((context.iformat?.flags ?? 0) & SEEKS_BY_SHOWN_TIME) !== 0;
  const isReordered = streams.some(({ codecpar }) => codecpar.videoDelay > 0);
  // a file that cannot be sought is read from its start, as ffmpeg does
  context.seekFrameSync(-1, !isExact && isReordered ? time - BigInt(REORDERING) : time, BACKWARD);
}

function shift(packet: Packet, by: bigint): void {
  if (packet.pts !== NO_TIME) packet.pts -= by;
  if (packet.dts !== NO_TIME) packet.dts -= by;
}
