/** Reads the header of a video or sound file: containers by mediabunny, never by asking ffmpeg to guess. */

import { isSpotreelError, messageOf } from '@spotreel/sdk/internal/base';
import {
  ADTS,
  EncodedPacketSink,
  FilePathSource,
  FLAC,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  MPEG_TS,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { renderError } from '../errors';
import { hasFilter } from '../ffmpeg/built-in';
import type { MediaFacts } from '../media/facts';

/** Single files only: a playlist would name others. */
const FORMATS = [MP4, QTFF, WEBM, MATROSKA, MPEG_TS, MP3, WAVE, OGG, FLAC, ADTS];

/** Packets that are looked at for the frame rate: 20 s of most videos. */
const RATE_PACKETS = 600;

/** A frame may last this much longer or shorter than most before the rate counts as variable; cameras jitter below it. */
const RATE_TOLERANCE = 0.25;

/** Color encoding of a video. */
export interface VideoColor {
  /**
   * Brighter than a rendered video can show. Undefined for standard video, and where this ffmpeg cannot map it: it then
   * looks pale.
   */
  readonly highDynamicRange: 'pq' | 'hlg' | undefined;
  readonly matrix: string | undefined;
  /** Before it is turned upright: what players judge a video without tags by. */
  readonly codedHeightPx: number;
}

/** The caller disposes of it. */
export function openSource(file: string): Input {
  return new Input({ source: new FilePathSource(file), formats: FORMATS });
}

/** Opens the file for `act`. @throws SpotreelError `media_undecodable` when it cannot be read */
export async function withSource<Result>(file: string, act: (input: Input) => Promise<Result>): Promise<Result> {
  const input = openSource(file);
  try {
    return await act(input);
  } catch (cause) {
    if (isSpotreelError(cause)) throw cause;
    throw renderError('media_undecodable', `The file cannot be read: ${messageOf(cause)}`, { cause });
  } finally {
    input.dispose();
  }
}

export async function factsOf(input: Input): Promise<MediaFacts> {
  const mimeType = await input.getMimeType();
  const video = await pictureTrack(input);
  const audio = await input.getPrimaryAudioTrack();
  if (!video && !audio) throw renderError('media_undecodable', 'The file has no video and no audio.');
  if (!video) return { kind: 'audio', mimeType, durationSeconds: await audio!.computeDuration(), hasAudio: true };
  return {
    kind: 'video',
    mimeType,
    widthPx: await video.getDisplayWidth(),
    heightPx: await video.getDisplayHeight(),
    // a recording of a screen may end with a still picture: its last frame stays until the sound ends
    durationSeconds: Math.max(await video.computeDuration(), (await audio?.computeDuration()) ?? 0),
    hasAudio: audio !== null,
    hasAlpha: await video.canBeTransparent(),
    ...(await frameRateOf(video)),
  };
}

/** The moving picture of a file, which may have others: a cover is a track of one frame, and can come first. */
export async function pictureTrack(input: Input): Promise<InputVideoTrack | null> {
  const primary = await input.getPrimaryVideoTrack();
  if (!primary || (await moves(primary))) return primary;
  for (const track of await input.getVideoTracks()) if (await moves(track)) return track;
  return primary;
}

async function moves(track: InputVideoTrack): Promise<boolean> {
  return (await track.computePacketStats(2)).packetCount > 1;
}

/** `pictureTrack`, as ffmpeg's `-map` names it. */
export async function pictureStream(input: Input): Promise<string> {
  const picture = await pictureTrack(input);
  const index = (await input.getVideoTracks()).findIndex(({ id }) => id === picture?.id);
  return `0:v:${Math.max(0, index)}`;
}

export async function colorOf(video: InputVideoTrack, ffmpegPath: string): Promise<VideoColor> {
  const { matrix, transfer } = await video.getColorSpace();
  const isHigh = transfer === 'pq' || transfer === 'hlg';
  const highDynamicRange = isHigh && (await hasFilter(ffmpegPath, 'zscale')) ? transfer : undefined;
  return { highDynamicRange, matrix: matrix ?? undefined, codedHeightPx: await video.getCodedHeight() };
}

async function frameRateOf(video: InputVideoTrack): Promise<{ frameRate: number; isVariableFrameRate: boolean }> {
  const times: number[] = [];
  for await (const packet of new EncodedPacketSink(video).packets(undefined, undefined, { metadataOnly: true })) {
    times.push(packet.timestamp);
    if (times.length >= RATE_PACKETS) break;
  }
  times.sort((a, b) => a - b); // packets come in the order of decoding
  const steps = times.slice(1).map((time, index) => time - times[index]!);
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)];
  if (!usual) return { frameRate: 0, isVariableFrameRate: false };
  return {
    frameRate: steps.length / (times.at(-1)! - times[0]!),
    isVariableFrameRate: steps.some((step) => Math.abs(step - usual) > usual * RATE_TOLERANCE),
  };
}
