/** Reads exported files again: frames as pixels, sound as samples. */
import { AudioSampleSink, BlobSource, CanvasSink, Input, MP4, VideoSampleSink, WEBM } from 'mediabunny';

export interface ReadVideo {
  readonly width: number;
  readonly height: number;
  readonly frameCount: number;
  readonly seconds: number;
  readonly soundSeconds: number;
  /** RGBA of each frame's middle. */
  readonly middles: readonly (readonly number[])[];
  /** The left channel, from second 0 on. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

export async function readVideo(file: Blob): Promise<ReadVideo> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, WEBM] });
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new Error('the file has no picture');
  const width = await video.getDisplayWidth();
  const height = await video.getDisplayHeight();
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  const middles: number[][] = [];
  for await (const sample of new VideoSampleSink(video).samples()) {
    context?.clearRect(0, 0, width, height);
    if (context) sample.draw(context, 0, 0);
    sample.close();
    middles.push([...(context?.getImageData(width / 2, height / 2, 1, 1).data ?? [])]);
  }
  const sound = await readSound(input);
  const seconds = await video.computeDuration();
  input.dispose();
  return { width, height, frameCount: middles.length, seconds, middles, ...sound };
}

async function readSound(input: Input): Promise<Pick<ReadVideo, 'samples' | 'sampleRate' | 'soundSeconds'>> {
  const track = await input.getPrimaryAudioTrack();
  if (!track) return { samples: new Float32Array(0), sampleRate: 0, soundSeconds: 0 };
  const soundSeconds = await track.computeDuration();
  const sampleRate = await track.getSampleRate();
  const samples = new Float32Array(Math.ceil((soundSeconds + 1) * sampleRate));
  for await (const part of new AudioSampleSink(track).samples()) {
    const data = new Float32Array(part.numberOfFrames);
    part.copyTo(data, { planeIndex: 0, format: 'f32-planar' });
    const at = Math.round(part.timestamp * sampleRate);
    samples.set(at < 0 ? data.subarray(-at) : data, Math.max(0, at));
    part.close();
  }
  return { samples, sampleRate, soundSeconds };
}

/** Opacity of the middle of each frame, 0 to 255. */
export async function alphaOfFrames(file: Blob): Promise<number[]> {
  const input = new Input({ source: new BlobSource(file), formats: [WEBM] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('the file has no picture');
  const alphas: number[] = [];
  for await (const { canvas } of new CanvasSink(track, { alpha: true }).canvases()) {
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    alphas.push(context.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] ?? 0);
  }
  input.dispose();
  return alphas;
}

/** Red of the middle, 0 to 255. */
export async function middleOf(picture: VideoFrame | ImageBitmap): Promise<number> {
  const width = 'displayWidth' in picture ? picture.displayWidth : picture.width;
  const height = 'displayHeight' in picture ? picture.displayHeight : picture.height;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0);
  return context?.getImageData(width / 2, height / 2, 1, 1).data[0] ?? 0;
}
