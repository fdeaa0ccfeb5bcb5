import { attempted } from '../../base/attempted';
import type { Survey } from '../../contract/surveys/survey';
import { attributeFiltersAllow, type PersonAttributes } from './attribute-filter';
import { displayOptionAllows, type SurveyDisplay } from './display-rules';
import { recontactAllows } from './recontact';

/** Fields of a survey that decide whether a visitor may see it. */
export type EligibilityRules = Pick<
  Survey,
  'id' | 'type' | 'status' | 'displayOption' | 'recontactDays' | 'attributeFilters' | 'closeOnDate'
>;

export interface Visitor {
  /** Everything that the visitor was shown, in any order. */
  readonly displays: readonly SurveyDisplay[];
  /** Undefined: an anonymous visitor; attribute filters are then ignored. */
  readonly attributes?: PersonAttributes | undefined;
}

/** True if a survey is under way on websites at all. */
export function isRunning(survey: Pick<EligibilityRules, 'type' | 'status' | 'closeOnDate'>, nowMs: number): boolean {
  const isClosed = survey.closeOnDate !== null && Date.parse(survey.closeOnDate) <= nowMs;
  return survey.type === 'web' && survey.status === 'inProgress' && !isClosed;
}

/**
 * The surveys that a visitor may be shown now, in their order. The service asks this for a sync, the widget again before
 * it shows something. A survey with a display option of a newer service is left out rather than guessed about.
 */
export function eligibleSurveys<Rules extends EligibilityRules>(
  surveys: readonly Rules[],
  { displays, attributes }: Visitor,
  product: { readonly recontactDays: number | null },
  nowMs: number,
): Rules[] {
  return surveys.filter(
    (survey) =>
      isRunning(survey, nowMs) &&
      attempted(() => displayOptionAllows(survey, displays)) &&
      recontactAllows(survey, displays, product.recontactDays, nowMs) &&
      (!attributes || attributeFiltersAllow(survey.attributeFilters, attributes)),
  );
}
