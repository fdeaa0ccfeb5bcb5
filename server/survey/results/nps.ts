import type { NpsDay } from '@spotreel/sdk/contract';

export interface NpsTally {
  /** `score`: 0 to 10. */
  add(score: number, at: Date): void;
  /** Share of promoters (9, 10) minus share of detractors (0 to 6), in percent: -100 to 100; null without an answer. */
  score(): number | null;
  /** Every day of UTC with an answer, oldest first. */
  days(): NpsDay[];
}

export function createNpsTally(): NpsTally {
  const days = new Map<string, NpsDay>();
  const sumOf = (group: 'promoters' | 'passives' | 'detractors') =>
    [...days.values()].reduce((sum, day) => sum + day[group], 0);
  return {
    add(score, at) {
      const day = at.toISOString().slice(0, 10);
      const before = days.get(day) ?? { day, promoters: 0, passives: 0, detractors: 0 };
      const group = score >= 9 ? 'promoters' : score >= 7 ? 'passives' : 'detractors';
      days.set(day, { ...before, [group]: before[group] + 1 });
    },
    score() {
      const promoters = sumOf('promoters');
      const detractors = sumOf('detractors');
      const total = promoters + sumOf('passives') + detractors;
      return total === 0 ? null : Math.round(((promoters - detractors) / total) * 100);
    },
    days: () => [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  };
}
