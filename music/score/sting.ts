import { kitSection, type Layer } from './arrange';
import type { ScoreSection } from './section';

const LENGTHS = ['one bar', 'two bars', 'three bars', 'four bars'] as const;
const INTRO_AND_OUTRO = 3;

/** A whole piece of one to four bars, which begins and ends by itself. */
export function sting(
  bars: 1 | 2 | 3 | 4,
  chords: string,
  layers: readonly Layer[],
  mix: Pick<ScoreSection, 'loudnessLufs'> = {},
): ScoreSection {
  const name = `Sting, ${LENGTHS[bars - 1]}`;
  const facts = { slug: `sting-${bars}`, name, role: 'sting', flags: INTRO_AND_OUTRO, energy: [3, 2], ...mix } as const;
  return kitSection(facts, bars, chords, ...layers);
}
