/** Part of a song that a video plays, in numbers that screens show. */
import type { OwnMusic } from '@spotreel/sdk/internal/contract';

/** A song that ends before the video starts again; at least so much of it is played first. */
const LEAST_PART_SECONDS = 1;

/** As music is chosen: from its beginning, with a fade that keeps the first beat, and an end that fades. */
export function newOwnMusic(media: number): OwnMusic {
  return { media, start: 0, fadeIn: 0.3, fadeOut: 2 };
}

/** Latest start: the song ends with the video, or where it is shorter, plays a second. */
export function latestStart(songSeconds: number, videoSeconds: number): number {
  const reachesEnd = songSeconds - videoSeconds;
  return reachesEnd > 0 ? reachesEnd : Math.max(0, songSeconds - LEAST_PART_SECONDS);
}

/** Seconds of the song that the video plays before it ends or starts again. */
export function partSeconds(start: number, songSeconds: number, videoSeconds: number): number {
  return Math.min(videoSeconds, songSeconds - start);
}

/** Within what is possible, to a tenth of a second. */
export function startWithin(seconds: number, songSeconds: number, videoSeconds: number): number {
  const latest = latestStart(songSeconds, videoSeconds);
  return Math.min(Math.floor(latest * 10) / 10, Math.max(0, Math.round(seconds * 10) / 10));
}
