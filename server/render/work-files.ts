/** Keys of what a render, or a request that paints, leaves in the storage. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import type { VideoFormat } from '@spotreel/sdk/internal/contract';
import { type H264Encoder, hardwareEncoders } from '../platform/config/render-encoder-settings';
import { dayOf } from '../platform/data/day-of';

export const workPrefix = (renderId: number) => `work/render-${renderId}`;
/** For files that one request needs. It deletes them at its end; the sweep deletes those that are older than a day. */
export const requestPrefix = (clock: Clock) => `work/${dayOf(clock.now())}-${randomUUID()}`;
export const compositionKey = (renderId: number) => `${workPrefix(renderId)}/composition.json`;
/** A file says what has encoded it: those of two encoders do not join. Without a word it is x264, or the one encoder of its format. */
export const segmentKey = (
  renderId: number,
  index: number,
  format: VideoFormat,
  encoder: H264Encoder = 'x264',
): string =>
  `${workPrefix(renderId)}/segment-${index}${encoder === 'x264' ? '' : `.${encoder}`}.${segmentExtension(format)}`;
export const renderPrefix = (renderId: number) => `renders/${renderId}`;
export const videoKey = (renderId: number, format: VideoFormat) => `${renderPrefix(renderId)}/video.${format}`;
export const imageKey = (renderId: number, extension: string) => `${renderPrefix(renderId)}/image.${extension}`;
export const posterKey = (renderId: number) => `${renderPrefix(renderId)}/poster.webp`;

/** A GIF is made of the H.264 of its segments. */
function segmentExtension(format: VideoFormat): string {
  return format === 'gif' ? 'mp4' : format;
}

/** Reads the name that `segmentKey` gives; undefined for other work files. */
export function segmentOf(name: string): { readonly index: number; readonly encoder: H264Encoder } | undefined {
  const [, index, word] = /^segment-(\d+)(?:\.(\w+))?\.\w+$/.exec(name) ?? [];
  if (index === undefined) return undefined;
  return { index: Number(index), encoder: hardwareEncoders.find((known) => known === word) ?? 'x264' };
}
