/** Frames of one stream, with the times that they are shown at. */
import { optionOf } from './command-line';
import type { InputFile } from './input-file';
import type { Frame, Packet, Rational, Stream } from './libraries';
import { AUDIO, checked, dictionary, END_OF_FILE, MICROSECONDS, NO_TIME, native, newFrame, TRY_AGAIN } from './native';

export interface Decoder {
  /** In which the times of its frames are counted. */
  timeBaseOf(frame: Frame): Rational;
  /** `packet`: null after the last one. Each frame is valid during the call of `onFrame`. */
  decode(packet: Packet | null, onFrame: (frame: Frame) => void): void;
}

export function openDecoder(input: InputFile, stream: Stream): Decoder {
  const { codecpar, timeBase, index } = stream;
  const isSound = codecpar.codecType === AUDIO;
  const name = optionOf(input.target.options, isSound ? 'c:a' : 'c:v');
  const codec = name ? native.Codec.findDecoderByName(name) : native.Codec.findDecoder(codecpar.codecId);
  if (!codec) throw new Error(`No decoder for stream ${index} of ${input.target.url}.`);
  const context = new native.CodecContext();
  context.allocContext3(codec);
  checked(context.parametersToContext(codecpar), 'Codec parameters');
  context.pktTimebase = timeBase;
  // raw sound says how many channels it has, and no more
  if (isSound && context.channelLayout.order === 0)
    context.channelLayout = native.avChannelLayoutDefault(context.channelLayout.nbChannels);
  checked(context.open2Sync(codec, dictionary(input.decoderOptions)), `Decoder ${codec.name}`);
  const frame = newFrame();
  const timed = isSound ? soundTimes(timeBase) : pictureTimes(stream);
  const base = (decoded: Frame): Rational => (isSound ? { num: 1, den: decoded.sampleRate } : timeBase);
  return {
    timeBaseOf: base,
    decode(packet, onFrame) {
      const sent = context.sendPacketSync(packet);
      // a broken packet is passed over, as ffmpeg does; a file of nothing else gives no frame
      if (sent < 0 && sent !== TRY_AGAIN && sent !== END_OF_FILE) return warn(sent);
      for (;;) {
        const got = context.receiveFrameSync(frame);
        if (got === TRY_AGAIN || got === END_OF_FILE) return;
        if (got < 0) return warn(got);
        timed(frame);
        onFrame(frame);
        frame.unref();
      }
    },
  };
}

function warn(code: number): void {
  process.stderr.write(`Error while decoding: ${native.FFmpegError.strerror(code)}\n`);
}

/** A frame without a time follows the one before. */
function pictureTimes({ avgFrameRate, timeBase }: Stream): (frame: Frame) => void {
  const { num, den } = avgFrameRate;
  const usual = num > 0 ? native.avRescaleQ(1n, { num: den, den: num }, timeBase) : 1n;
  let next = 0n;
  return (frame) => {
    const time = frame.bestEffortTimestamp;
    frame.pts = time === NO_TIME ? next : time;
    next = frame.pts + (frame.duration > 0n ? frame.duration : usual);
    // the encoder chooses its own kinds of frames
    frame.pictType = 0;
  };
}

/** Counted in samples. What containers round, by a millisecond or less, is no gap. */
function soundTimes(timeBase: Rational): (frame: Frame) => void {
  let next: bigint | undefined;
  return (frame) => {
    const base = { num: 1, den: frame.sampleRate };
    const time = frame.bestEffortTimestamp;
    const exact = time === NO_TIME ? (next ?? 0n) : native.avRescaleQ(time, timeBase, base);
    const millisecond = native.avRescaleQ(1000n, MICROSECONDS, base);
    const isNear = next !== undefined && exact - next <= millisecond && next - exact <= millisecond;
    frame.pts = isNear ? next! : exact;
    next = frame.pts + BigInt(frame.nbSamples);
  };
}
