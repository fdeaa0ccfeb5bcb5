import type { SurveyDisplay } from './display-rules';

const DAY_MS = 86_400_000;

/**
 * True if enough whole days have passed since the visitor last saw a survey. The survey's own `recontactDays` count
 * from its own newest display, the product's from the newest of any survey; null waits for nothing. The newest display
 * is found at any place in the list (defect 12).
 */
export function recontactAllows(
  survey: { readonly id: string; readonly recontactDays: number | null },
  displays: readonly SurveyDisplay[],
  productRecontactDays: number | null,
  nowMs: number,
): boolean {
  const own = survey.recontactDays;
  const days = own ?? productRecontactDays;
  if (days === null) return true;
  const counted = own === null ? displays : displays.filter(({ surveyId }) => surveyId === survey.id);
  const newestMs = Math.max(...counted.map(({ createdAt }) => Date.parse(createdAt)).filter(Number.isFinite));
  return Math.floor((nowMs - newestMs) / DAY_MS) >= days;
}
