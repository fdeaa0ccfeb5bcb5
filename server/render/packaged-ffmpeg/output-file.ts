/** The one output: its streams and its container. Packets wait until all streams are known, which the head of a file lists. */
import { type Options, optionOf, type Target } from './command-line';
import { encoderOptions } from './encoder';
import type { CodecContext, CodecParameters, FormatContext, Packet, Rational, Stream } from './libraries';
import { AUDIO, checked, dictionary, native, secondsOf } from './native';

const GLOBAL_HEADER = 64;
/** The container opens files itself. */
const NO_FILE = 1;

/** FFmpeg's own name of a standard output that is piped on. */
const FILES: Readonly<Record<string, string>> = { '-': 'pipe:1' };

export class OutputFile {
  readonly options: Options;
  readonly hasGlobalHeader: boolean;
  /** Seconds that are written. */
  seconds = 0;
  private readonly url: string;
  private readonly context = new native.FormatContext();
  private readonly hasFile: boolean;
  private readonly made: Stream[] = [];
  private readonly describe: ((stream: Stream) => void)[] = [];
  private readonly waiting: { slot: number; packet: Packet; timeBase: Rational }[] = [];

  /** `count`: how many streams there will be. */
  constructor(
    target: Target,
    private readonly count: number,
  ) {
    this.options = target.options;
    this.url = FILES[target.url] ?? target.url;
    checked(this.context.allocOutputContext2(null, optionOf(this.options, 'f') ?? null, this.url), this.url);
    const flags = this.context.oformat?.flags ?? 0;
    this.hasGlobalHeader = (flags & GLOBAL_HEADER) !== 0;
    this.hasFile = (flags & NO_FILE) === 0;
  }

  /** FFmpeg's number of the codec that the container usually has; 0 for none. */
  usualCodec(kind: number): number {
    return usualCodec(this.context, kind, this.url);
  }

  /** `slot`: of all streams that are announced, in their order. */
  addEncoded(slot: number, encoder: CodecContext): void {
    this.add(slot, (stream) => describeEncoded(stream, encoder, this.options));
  }

  addCopied(slot: number, from: Stream): void {
    this.add(slot, (stream) => describeCopied(stream, from));
  }

  write(slot: number, packet: Packet, timeBase: Rational): void {
    if (this.made.length > 0) {
      this.put(slot, packet, timeBase);
      return;
    }
    const kept = packet.clone();
    if (kept) this.waiting.push({ slot, packet: kept, timeBase });
  }

  finish(): void {
    if (this.made.length === 0) return;
    checked(this.context.writeTrailerSync(), this.url);
    if (this.hasFile) this.context.closeOutputSync();
  }

  private add(slot: number, describe: (stream: Stream) => void): void {
    this.describe[slot] = describe;
    if (Object.keys(this.describe).length === this.count) this.begin();
  }

  private begin(): void {
    for (const describe of this.describe) {
      const stream = this.context.newStream(null);
      describe(stream);
      this.made.push(stream);
    }
    if (this.hasFile) checked(this.context.openOutputSync(), this.url);
    checked(this.context.writeHeaderSync(dictionary(containerOptions(this.options))), this.url);
    for (const { slot, packet, timeBase } of this.waiting.splice(0)) {
      this.put(slot, packet, timeBase);
      packet.free();
    }
  }

  private put(slot: number, packet: Packet, timeBase: Rational): void {
    const stream = this.made[slot]!;
    packet.rescaleTs(timeBase, stream.timeBase);
    packet.streamIndex = stream.index;
    this.seconds = Math.max(this.seconds, secondsOf(packet.pts, stream.timeBase));
    checked(this.context.interleavedWriteFrameSync(packet), this.url);
  }
}

/** A series of pictures has the codec of their ending. */
function usualCodec({ oformat }: FormatContext, kind: number, url: string): number {
  if (kind === AUDIO) return oformat?.audioCodec ?? 0;
  const picture = /\.png$/.test(url) ? native.Codec.findEncoderByName('png') : undefined;
  return picture?.id ?? oformat?.videoCodec ?? 0;
}

function describeEncoded(stream: Stream, encoder: CodecContext, options: Options): void {
  checked(stream.codecpar.fromContext(encoder), 'Codec parameters');
  const tag = optionOf(options, 'tag:v');
  if (tag && stream.codecpar.codecType !== AUDIO) stream.codecpar.codecTag = Buffer.from(tag).readUInt32LE();
  stream.timeBase = encoder.timeBase;
  if (encoder.framerate.num > 0) stream.avgFrameRate = encoder.framerate;
}

function describeCopied(stream: Stream, from: Stream): void {
  const parameters: CodecParameters = from.codecpar;
  checked(parameters.copy(stream.codecpar), 'Codec parameters');
  // each container has tags of its own
  stream.codecpar.codecTag = 0;
  stream.timeBase = from.timeBase;
  stream.avgFrameRate = from.avgFrameRate;
  stream.sampleAspectRatio = from.sampleAspectRatio;
}

function containerOptions(options: Options): [string, string][] {
  return [...encoderOptions(options, 'v'), ...encoderOptions(options, 'a')];
}
