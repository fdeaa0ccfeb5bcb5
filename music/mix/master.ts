/** From the mix of a section to a finished sample. */
import type { KitScore } from '../kits/kit-score';
import type { ScoreSection } from '../score/section';
import { copy, gainOf, SAMPLE_RATE, type Stereo, scale, slice } from '../sound/pcm';
import { cutBelow } from './inserts';
import { limitPeaks } from './limiter';
import { loudness } from './loudness';
import { NOMINAL_LUFS } from './mixdown';
import { contentSamples } from './stems';
import { truePeaks } from './true-peak';

/** Leaves room for what the MP3 encoder adds and for tails that overlap. */
const CEILING_DB = -3;

export function ceilingDbOf({ ceilingDb }: KitScore): number {
  return ceilingDb ?? CEILING_DB;
}

const TARGET_LUFS = -14;
/** Below this the tail is not worth its bytes: under music that goes on, and at the end of a track, where it is bare. */
const TAIL_FLOOR = gainOf(-58);
const LAST_TAIL_FLOOR = gainOf(-72);
const OUTRO_FLAG = 2;
const MP3_FRAME = 1152;
/** Half a millisecond. */
const ATTACK_SAMPLES = 24;

export function master(mix: Stereo, section: ScoreSection, kit: KitScore): Stereo {
  const samples = contentSamples(section, kit.bpm);
  const content = () => slice(mix, 0, samples);
  scale(mix, gainOf(NOMINAL_LUFS - loudness(content())));
  for (const insert of [cutBelow(28), ...kit.bus]) insert(mix);
  const target = section.loudnessLufs ?? TARGET_LUFS;
  let gain = gainOf(target - loudness(content()));
  const peaks = truePeaks(mix);
  let finished = mix;
  for (let pass = 0; pass < 3; pass++) {
    finished = copy(mix);
    scale(finished, gain);
    const loud = gain;
    limitPeaks(
      finished,
      ceilingDbOf(kit),
      peaks.map((peak) => peak * loud),
    );
    gain *= gainOf(target - loudness(slice(finished, 0, samples)));
  }
  // Last, so that the loud end of a fade is as loud as what it joins.
  if (section.fade) fade(finished, section.fade, kit.bpm, samples);
  return ending(finished, samples, section.flags & OUTRO_FLAG ? LAST_TAIL_FLOOR : TAIL_FLOOR);
}

/** An even fade to the ear: the gain follows the square of a cosine. */
function fade(
  sound: Stereo,
  { direction, beats }: NonNullable<ScoreSection['fade']>,
  bpm: number,
  samples: number,
): void {
  const length = ((beats * 60) / bpm) * SAMPLE_RATE;
  for (let i = 0; i < sound.left.length; i++) {
    const share = direction === 'in' ? i / length : (samples - i) / length;
    const gain = Math.sin((Math.PI / 2) * Math.max(0, Math.min(1, share))) ** 2;
    sound.left[i]! *= gain;
    sound.right[i]! *= gain;
  }
}

/**
 * Cuts the tail where it has died away, at whole MP3 frames: at such a length LAME's padding is always exact. The last
 * third of the tail fades to nothing, and the step at the very first sample is removed.
 */
function ending(sound: Stereo, samples: number, floor: number): Stereo {
  let end = sound.left.length;
  while (end > samples + 2400 && Math.max(Math.abs(sound.left[end - 1]!), Math.abs(sound.right[end - 1]!)) < floor)
    end--;
  const cut = slice(sound, 0, wholeFrames(end));
  const fading = Math.round((cut.left.length - samples) * 0.35);
  for (let i = 0; i < fading; i++) shade(cut, cut.left.length - 1 - i, i / fading);
  for (let i = 0; i < ATTACK_SAMPLES; i++) shade(cut, i, i / ATTACK_SAMPLES);
  return cut;
}

/** The next length that is whole MP3 frames. */
export function wholeFrames(samples: number): number {
  return Math.ceil(samples / MP3_FRAME) * MP3_FRAME;
}

function shade({ left, right }: Stereo, at: number, share: number): void {
  const gain = Math.sin((Math.PI / 2) * share) ** 2;
  left[at]! *= gain;
  right[at]! *= gain;
}
