import type { MusicKit } from '../../contract/library/music';

/** A sequence may end this much before the last scene does. Source: the composer's duration mode. */
const TOLERANCE_SECONDS = 0.05;

/**
 * True if the samples still fit the video: together they reach its end, and without the last one they would not. False
 * for an empty sequence and for one with a sample that the kit does not have.
 */
export function musicFits(kit: MusicKit, audio: readonly number[], videoSeconds: number): boolean {
  const durations = audio.map((id) => kit.audioSamples.find((sample) => sample.id === id)?.duration);
  if (durations.length === 0 || durations.includes(undefined)) return false;
  const total = (durations as number[]).reduce((sum, duration) => sum + duration, 0);
  const end = videoSeconds - TOLERANCE_SECONDS;
  return total >= end && total - (durations.at(-1) ?? 0) < end;
}
