import type { DisplayOption } from '../../contract/surveys/survey';

/** One display of a survey to a visitor. */
export interface SurveyDisplay {
  readonly surveyId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** True if the visitor answered. */
  readonly responded: boolean;
}

type IsShown = (own: readonly SurveyDisplay[]) => boolean;

const RULES: Readonly<Record<DisplayOption, IsShown>> = {
  respondMultiple: () => true,
  displayOnce: (own) => own.length === 0,
  displayMultiple: (own) => !own.some(({ responded }) => responded),
};

/**
 * True if a survey may be shown again, of all `displays` of one person.
 * @throws Error 'Invalid display option' for one that this version does not know.
 */
export function displayOptionAllows(
  survey: { readonly id: string; readonly displayOption: string },
  displays: readonly SurveyDisplay[],
): boolean {
  if (!Object.hasOwn(RULES, survey.displayOption)) throw new Error('Invalid display option');
  const isShown = RULES[survey.displayOption as DisplayOption];
  return isShown(displays.filter(({ surveyId }) => surveyId === survey.id));
}
