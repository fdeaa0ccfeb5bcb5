import type { NpsDay } from '../../../sdk/contract/schemas/survey/results';

export interface NpsAnswer {
  /** 0 to 10. */
  readonly score: number;
  readonly at: Date;
}

/** Share of promoters (9, 10) minus share of detractors (0 to 6), in percent: -100 to 100; null without an answer. */
export function npsScore(answers: readonly NpsAnswer[]): number | null {
  if (answers.length === 0) return null;
  const promoters = answers.filter(({ score }) => score >= 9).length;
  const detractors = answers.filter(({ score }) => score <= 6).length;
  return Math.round(((promoters - detractors) / answers.length) * 100);
}

/** Every day of UTC with an answer, oldest first. */
export function npsDays(answers: readonly NpsAnswer[]): NpsDay[] {
  const days = new Map<string, NpsDay>();
  for (const { score, at } of answers) {
    const day = at.toISOString().slice(0, 10);
    const before = days.get(day) ?? { day, promoters: 0, passives: 0, detractors: 0 };
    const group = score >= 9 ? 'promoters' : score >= 7 ? 'passives' : 'detractors';
    days.set(day, { ...before, [group]: before[group] + 1 });
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
