/**
 * Music of the account in a video: from its chosen start to the end of the video. Where it ends before the video does, it
 * starts again at the chosen start, and both cross over.
 */
import type { AudioCut, AudioSegment, Composition } from '../composition';

/** Music of the account before it is placed in time. */
export interface OwnMusicInput extends Omit<AudioSegment, 'startSeconds' | 'cut'>, AudioCut {}

/** Overlap of the end and the new start; a quarter of the part if that is shorter. */
const CROSSING_SECONDS = 1;
/** At least so much of the file is played before it starts again. */
const LEAST_PART_SECONDS = 1;

export function placeOwnMusic(
  { fromSeconds, fadeInSeconds, fadeOutSeconds, ...music }: OwnMusicInput,
  pictureSeconds: number,
): Pick<Composition, 'audio' | 'audioFadeSeconds'> {
  // the file may be shorter than the one that was trimmed
  const from = Math.min(fromSeconds, Math.max(0, music.durationSeconds - LEAST_PART_SECONDS));
  const part = music.durationSeconds - from;
  const crossing = Math.min(CROSSING_SECONDS, part / 4);
  const segment = (startSeconds: number, durationSeconds: number, fadeIn: number, fadeOut: number): AudioSegment => ({
    ...music,
    startSeconds,
    durationSeconds,
    cut: { fromSeconds: from, fadeInSeconds: fadeIn, fadeOutSeconds: fadeOut },
  });
  if (part >= pictureSeconds)
    return { audio: [segment(0, pictureSeconds, fadeInSeconds, 0)], audioFadeSeconds: fadeOutSeconds };
  const audio = [segment(0, part, fadeInSeconds, crossing)];
  for (let start = part - crossing; start + crossing < pictureSeconds; start += part - crossing)
    audio.push(segment(start, part, crossing, crossing));
  return { audio, audioFadeSeconds: fadeOutSeconds };
}
