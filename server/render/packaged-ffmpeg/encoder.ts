/** Packets of one stream out of filtered frames. */
import { type Options, optionOf } from './command-line';
import type { Codec, CodecContext, FilterContext, Frame, Packet, Rational } from './libraries';
import { AUDIO, checked, dictionary, END_OF_FILE, native, newPacket, TRY_AGAIN } from './native';

export interface Encoder {
  readonly context: CodecContext;
  /** Samples that each of its frames must have; 0 for any. */
  readonly frameSize: number;
  /** `frame`: null after the last one. Its time is counted as the sink does. */
  encode(frame: Frame | null, onPacket: (packet: Packet) => void): void;
}

export interface EncoderRequest {
  readonly codec: Codec;
  readonly kind: number;
  readonly options: Options;
  readonly sink: FilterContext;
  /** First picture, whose colors the file names. */
  readonly first: Frame | undefined;
  /** The container has the head of the stream, not the stream itself. */
  readonly hasGlobalHeader: boolean;
}

const GLOBAL_HEADER = 0x400000;
const FIXED_QUALITY = 2;
/** Packets have the length of their frames. */
const KEEPS_LENGTHS = 0x100;
/** Factor of FFmpeg's unit for quality. */
const QUALITY_UNIT = 118;
const TAKES_ANY_SIZE = 0x10000;

/** Options that this program acts on itself, or that belong to the container. */
const OWN: ReadonlySet<string> = new Set(
  'map c c:v c:a vf af filter_complex frames:v vsync f pix_fmt t ss ar ac r an vn sn dn map_metadata shortest tag:v'.split(
    ' ',
  ),
);

/** Options of the encoder of a kind, and of the container: each takes those that it knows. */
export function encoderOptions(options: Options, kind: 'v' | 'a'): [string, string][] {
  const other = kind === 'v' ? ':a' : ':v';
  return [...options]
    .filter(([name]) => !OWN.has(name) && !name.endsWith(other) && !name.startsWith('metadata') && !isQuality(name))
    .map(([name, values]) => [name.replace(/:[va]$/, ''), values.at(-1)!]);
}

function isQuality(name: string): boolean {
  return /^(q|qscale)(:[va])?$/.test(name);
}

export function openEncoder(choice: EncoderRequest): Encoder {
  const { codec, kind, options, sink, hasGlobalHeader } = choice;
  const context = new native.CodecContext();
  context.allocContext3(codec);
  if (kind === AUDIO) describeSound(context, sink);
  else describePicture(context, choice);
  context.flags |= KEEPS_LENGTHS;
  if (hasGlobalHeader) context.flags |= GLOBAL_HEADER;
  const letter = kind === AUDIO ? 'a' : 'v';
  const quality = optionOf(options, `qscale:${letter}`) ?? optionOf(options, `q:${letter}`);
  if (quality !== undefined) {
    context.flags |= FIXED_QUALITY;
    context.globalQuality = Math.round(Number(quality) * QUALITY_UNIT);
  }
  checked(context.open2Sync(codec, dictionary(encoderOptions(options, letter))), `Encoder ${codec.name}`);
  const packet = newPacket();
  const sinkBase = sink.buffersinkGetTimeBase();
  // without it, the last frame of a file has no length
  const usual = kind === AUDIO ? 0n : frameDuration(context);
  const isChoosy = kind === AUDIO && (codec.capabilities & TAKES_ANY_SIZE) === 0;
  return {
    context,
    frameSize: isChoosy ? context.frameSize : 0,
    encode(frame, onPacket) {
      if (frame) {
        frame.pts = native.avRescaleQ(frame.pts, sinkBase, context.timeBase);
        frame.duration = usual > 0n ? usual : native.avRescaleQ(frame.duration, sinkBase, context.timeBase);
      }
      checked(context.sendFrameSync(frame), `Encoder ${codec.name}`);
      for (;;) {
        const code = context.receivePacketSync(packet);
        if (code === TRY_AGAIN || code === END_OF_FILE) return;
        checked(code, `Encoder ${codec.name}`);
        onPacket(packet);
        packet.unref();
      }
    },
  };
}

function describeSound(context: CodecContext, sink: FilterContext): void {
  context.sampleRate = sink.buffersinkGetSampleRate();
  context.sampleFormat = sink.buffersinkGetFormat();
  context.channelLayout = sink.buffersinkGetChannelLayout();
  context.timeBase = { num: 1, den: context.sampleRate };
}

function describePicture(context: CodecContext, { sink, first, options }: EncoderRequest): void {
  context.width = sink.buffersinkGetWidth();
  context.height = sink.buffersinkGetHeight();
  context.pixelFormat = sink.buffersinkGetFormat();
  context.sampleAspectRatio = sink.buffersinkGetSampleAspectRatio();
  const rate = sink.buffersinkGetFrameRate();
  context.framerate = rate;
  context.timeBase = pictureTimeBase(rate, sink.buffersinkGetTimeBase(), options);
  if (!first) return;
  context.colorRange = first.colorRange;
  context.colorPrimaries = first.colorPrimaries;
  context.colorTrc = first.colorTrc;
  context.colorSpace = first.colorSpace;
  context.chromaLocation = first.chromaLocation;
}

/** Duration of a frame at a constant rate, in the encoder's time; 0 for none. */
function frameDuration({ framerate: { num, den }, timeBase }: CodecContext): bigint {
  return num > 0 && den > 0 ? native.avRescaleQ(1n, { num: den, den: num }, timeBase) : 0n;
}

/** Frames of a constant rate are counted; others keep their times. */
function pictureTimeBase(rate: Rational, base: Rational, options: Options): Rational {
  const keepsTimes = optionOf(options, 'vsync') !== undefined || rate.num <= 0 || rate.den <= 0;
  return keepsTimes ? base : { num: rate.den, den: rate.num };
}
