/** What the form of an action says beside its fields. */
import { expect, test } from 'vitest';
import { actionErrors } from '../../../../../elements/react/surveys/survey-actions/action-errors';
import { createTranslator } from '../../../../../sdk/i18n/translator';
import { NEW_ACTION } from '../../../../../sdk/stores/surveys/action-draft';

const t = createTranslator();
const page = { ...NEW_ACTION, name: 'Prices', kind: 'page' } as const;

test('an address that no page can have is named, with a right one', () => {
  const urlValue = t('surveyActions.urlNever', { example: 'https://example.com/pricing' });
  expect(actionErrors({ ...page, urlRule: 'exactMatch', urlValue: ' pricing ' }, t)).toEqual({ urlValue });
  const click = { ...page, kind: 'click', cssSelector: '.buy', urlRule: 'startsWith', urlValue: '/pricing' } as const;
  expect(actionErrors(click, t)).toEqual({ urlValue });
});

test('one that a page can have is none, nor is none', () => {
  expect(actionErrors({ ...page, urlRule: 'exactMatch', urlValue: 'https://shop.test/#plans' }, t)).toEqual({});
  expect(actionErrors({ ...page, urlValue: '#plans' }, t)).toEqual({});
  expect(actionErrors({ ...page, kind: 'click', cssSelector: '.buy' }, t)).toEqual({});
  expect(actionErrors({ ...page, kind: 'code', urlRule: 'exactMatch', urlValue: 'pricing' }, t)).toEqual({});
  expect(actionErrors(page, t)).toEqual({ parts: t('surveyActions.partMissing') });
});
