/** What tests see of a video: its pixels and its sound, decoded by the packaged ffmpeg. */
import { EncodedPacketSink, FilePathSource, Input, MP4, QTFF, WEBM } from 'mediabunny';
import { runFfmpeg } from '../../../packaged-ffmpeg';

export function ffmpeg(args: readonly string[], input?: Uint8Array): Buffer {
  const result = runFfmpeg(['-v', 'error', ...args], input);
  if (result.status !== 0) throw new Error(`ffmpeg: ${result.stderr.toString()}`);
  return result.stdout;
}

/** Every frame as RGB, scaled to `width` x `height`. */
export function rgbFrames(file: string, width: number, height: number): Buffer[] {
  const scale = `scale=${width}:${height}:flags=area:in_color_matrix=bt709:in_range=tv:out_range=pc`;
  const bytes = ffmpeg(['-i', file, '-vf', `${scale},format=rgb24`, '-vsync', '0', '-f', 'rawvideo', 'pipe:1']);
  const size = width * height * 3;
  return Array.from({ length: bytes.length / size }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
}

export interface Sound {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** The soundtrack at 48 kHz, from the first packet on. */
export function sound(file: string): Sound {
  const bytes = ffmpeg(['-i', file, '-map', '0:a:0', '-f', 'f32le', '-ac', '2', '-ar', '48000', 'pipe:1']);
  const pairs = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  return { left: pairs.filter((_, index) => index % 2 === 0), right: pairs.filter((_, index) => index % 2 === 1) };
}

/** Tracks of an MP4 by mediabunny, which reads it as a browser's player would. */
export async function readMp4(file: string) {
  const input = new Input({ source: new FilePathSource(file), formats: [MP4] });
  const video = (await input.getPrimaryVideoTrack())!;
  const audio = await input.getPrimaryAudioTrack();
  const times: number[] = [];
  const keyTimes: number[] = [];
  for await (const packet of new EncodedPacketSink(video).packets(undefined, undefined, { metadataOnly: true })) {
    times.push(packet.timestamp);
    if (packet.type === 'key') keyTimes.push(packet.timestamp);
  }
  const result = {
    size: [await video.getDisplayWidth(), await video.getDisplayHeight()],
    codec: await video.getCodecParameterString(),
    color: await video.getColorSpace(),
    frameTimes: times.sort((a, b) => a - b),
    keyTimes,
    videoStart: await video.getFirstTimestamp(),
    videoEnd: await video.computeDuration(),
    audioCodec: await audio?.getCodecParameterString(),
    sampleRate: await audio?.getSampleRate(),
    channels: await audio?.getNumberOfChannels(),
    audioStart: await audio?.getFirstTimestamp(),
    audioEnd: await audio?.computeDuration(),
  };
  input.dispose();
  return result;
}

/** Seconds at which the frames of a video of any kind are shown. */
export async function frameTimes(file: string): Promise<number[]> {
  const input = new Input({ source: new FilePathSource(file), formats: [MP4, QTFF, WEBM] });
  const video = (await input.getPrimaryVideoTrack())!;
  const times: number[] = [];
  for await (const packet of new EncodedPacketSink(video).packets(undefined, undefined, { metadataOnly: true }))
    times.push(packet.timestamp);
  input.dispose();
  return times.sort((a, b) => a - b);
}
