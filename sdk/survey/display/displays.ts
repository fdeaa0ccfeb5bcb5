import type { SurveyDisplay } from './display-rules';

/** Displays that are remembered, the newest: local storage is small. */
const DISPLAYS_KEPT = 200;

/** A survey came on show. */
export function displayAdded(displays: readonly SurveyDisplay[], surveyId: string, nowMs: number): SurveyDisplay[] {
  const display = { surveyId, createdAt: new Date(nowMs).toISOString(), responded: false };
  return [...displays, display].slice(-DISPLAYS_KEPT);
}

/** The display of a survey that is the newest got an answer. Undefined: there is none, nothing is known of its showing. */
export function displayResponded(displays: readonly SurveyDisplay[], surveyId: string): SurveyDisplay[] | undefined {
  const newest = displays.findLastIndex((display) => display.surveyId === surveyId);
  if (newest < 0) return undefined;
  return displays.map((display, index) => (index === newest ? { ...display, responded: true } : display));
}
