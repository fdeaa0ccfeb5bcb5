/** Ratings of one sample after another: form first, then the harmony, energy and instruments at the seam. */
import { BEATS_PER_BAR } from '../score/note';
import type { Role, ScoreSection } from '../score/section';

interface Pair {
  readonly nextAudioId: number;
  /** 1 weak, 5 fine, 10 perfect. */
  readonly compatibilityRating: number;
}

/** Continuations of a piece: 2 as listeners expect, 1 as they accept; all others are not used. */
const FORM: Readonly<Record<Role, Readonly<Partial<Record<Role, 1 | 2>>>>> = {
  intro: { verse: 2, chorus: 1, build: 1, break: 1, turn: 1, fill: 1, bridge: 1, outro: 1 },
  verse: { verse: 2, build: 2, chorus: 2, turn: 2, fill: 2, bridge: 1, break: 1, outro: 1 },
  build: { chorus: 2, fill: 1, bridge: 1, break: 1, outro: 1 },
  chorus: { chorus: 2, break: 2, bridge: 2, verse: 1, turn: 2, fill: 2, outro: 2 },
  break: { build: 2, verse: 2, chorus: 1, bridge: 1, fill: 2, turn: 1, outro: 2 },
  bridge: { chorus: 2, build: 2, fill: 2, turn: 1, verse: 1, break: 1, outro: 1 },
  turn: { verse: 2, chorus: 2, bridge: 2, break: 2, build: 1, turn: 1, outro: 2, fill: 1 },
  fill: { chorus: 2, verse: 2, bridge: 2, break: 1, build: 1, turn: 1, outro: 2, fill: 1 },
  outro: {},
  sting: {},
};

export function compatibilityMap(
  section: ScoreSection,
  sections: readonly ScoreSection[],
  idOf: (section: ScoreSection) => number,
): Pair[] {
  return sections.flatMap((next) => {
    const rating = ratingOf(section, next);
    return rating ? [{ nextAudioId: idOf(next), compatibilityRating: rating }] : [];
  });
}

/** 10, 5, 1, or 0 for a pair that is not offered. */
export function ratingOf(section: ScoreSection, next: ScoreSection): 0 | 1 | 5 | 10 {
  const form = FORM[section.role][next.role];
  if (!form || (next.flags & 5) !== 0 || (section.flags & 10) !== 0) return 0;
  const harmony = cadence(section, next);
  const energy = energyAt(section, next);
  const repeats = section === next;
  if (form === 2 && harmony + energy >= 3 && energy > 0 && !repeats) return 10;
  if (harmony + energy + form >= 3 && energy >= 0 && sharesInstruments(section, next)) return 5;
  return 1;
}

/** 2 for the strong steps of the root (falling fifth, plagal, one up, a third), 1 for a chord held, 0 for the rest. */
function cadence(section: ScoreSection, next: ScoreSection): number {
  const from = section.harmony.at(-1);
  const to = next.harmony[0];
  if (!from || !to) return 0;
  const step = ((to.tones[0] ?? 0) - (from.tones[0] ?? 0) + 12) % 12;
  if ([5, 7, 2, 8, 9].includes(step)) return 2;
  return step === 1 || step === 6 || step === 11 ? 0 : 1;
}

/** A lift wants to arrive higher; without one the energy should stay near, and rather rise than drop. */
function energyAt(section: ScoreSection, next: ScoreSection): number {
  const difference = next.energy[0] - section.energy[1];
  if (section.lifts) return difference >= 0 ? 2 : difference === -1 ? 1 : -1;
  if (difference === 0 || difference === 1) return 2;
  return Math.abs(difference) <= 2 ? 1 : -1;
}

/** Half of those who play in the last bar go on in the first of the next, or the other way round. */
function sharesInstruments(section: ScoreSection, next: ScoreSection): boolean {
  const last = playing(section, (section.bars - 1) * BEATS_PER_BAR, section.bars * BEATS_PER_BAR);
  const first = playing(next, 0, BEATS_PER_BAR);
  const both = [...first].filter((name) => last.has(name)).length;
  return both * 2 >= Math.min(first.size, last.size);
}

function playing({ parts }: ScoreSection, from: number, to: number): Set<string> {
  const names = Object.entries(parts).filter(([, { notes }]) =>
    notes.some(({ beat, length }) => beat < to && beat + length > from),
  );
  return new Set(names.map(([name]) => name));
}
