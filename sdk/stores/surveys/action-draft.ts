/** An action as a form has it: every part there, whether it is used or not. */

import type { NoCodeConfig, UrlMatchRule } from '../../contract/surveys/action-class';
import type { SurveyActionClass } from '../../contract/surveys/survey-calls';

export { neverMatches } from '../../survey/display/address-rule';

/**
 * `click`: an element is clicked, perhaps on some pages alone; `page`: an address comes up; `code`: a page reports it.
 */
export type ActionKind = 'click' | 'page' | 'code';

/** An action as its form holds it. */
export interface ActionDraft {
  readonly name: string;
  readonly kind: ActionKind;
  readonly cssSelector: string;
  readonly innerHtml: string;
  readonly urlRule: UrlMatchRule;
  /** Page of a click; empty means every page. */
  readonly urlValue: string;
}

/** The form of a new action. */
export const NEW_ACTION: ActionDraft = {
  name: '',
  kind: 'click',
  cssSelector: '',
  innerHtml: '',
  urlRule: 'contains',
  urlValue: '',
};

/** The form of a stored action. One without a configuration is of the kind `code`. */
export function actionDraftOf({ name, noCodeConfig }: Pick<SurveyActionClass, 'name' | 'noCodeConfig'>): ActionDraft {
  const cssSelector = noCodeConfig?.cssSelector?.value ?? '';
  const innerHtml = noCodeConfig?.innerHtml?.value ?? '';
  const { rule: urlRule, value: urlValue } = noCodeConfig?.pageUrl ?? { rule: 'contains', value: '' };
  const kind = !noCodeConfig ? 'code' : cssSelector || innerHtml ? 'click' : 'page';
  return { name, kind, cssSelector, innerHtml, urlRule, urlValue };
}

/** Undefined for an action of code. Parts that are empty are left out: they would never hold. */
export function noCodeConfigOf(draft: ActionDraft): NoCodeConfig | undefined {
  const { kind, urlRule } = draft;
  if (kind === 'code') return undefined;
  const selector = draft.cssSelector.trim();
  const content = draft.innerHtml;
  const address = draft.urlValue.trim();
  return {
    ...(kind === 'click' && selector && { cssSelector: { value: selector } }),
    ...(kind === 'click' && content.trim() && { innerHtml: { value: content } }),
    ...(address && { pageUrl: { value: address, rule: urlRule } }),
  };
}

export function actionBodyOf(draft: ActionDraft): { name: string; noCodeConfig?: NoCodeConfig } {
  const noCodeConfig = noCodeConfigOf(draft);
  return { name: draft.name, ...(noCodeConfig && { noCodeConfig }) };
}
