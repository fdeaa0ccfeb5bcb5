import { describe, expect, it, test } from 'vitest';
import { attributeFiltersAllow } from '../../../../sdk/survey/display/attribute-filter';
import { displayOptionAllows, type SurveyDisplay } from '../../../../sdk/survey/display/display-rules';
import { eligibleSurveys } from '../../../../sdk/survey/display/eligible-surveys';
import { recontactAllows } from '../../../../sdk/survey/display/recontact';
import { surveyOf } from '../questions';

const NOW = Date.parse('2026-06-30T12:00:00Z');
const DAY = 86_400_000;
const shown = (daysAgo: number, surveyId = 's1', responded = false): SurveyDisplay => ({
  surveyId,
  responded,
  createdAt: new Date(NOW - daysAgo * DAY).toISOString(),
});

test.each([
  ['displayOnce', [], true],
  ['displayOnce', [shown(1)], false],
  ['displayOnce', [shown(1, 's2', true)], true],
  ['displayMultiple', [shown(1)], true],
  ['displayMultiple', [shown(2, 's1', true), shown(1)], false],
  ['displayMultiple', [shown(1, 's2', true)], true],
  ['respondMultiple', [shown(1, 's1', true)], true],
] as const)('%s after %j: %s', (displayOption, displays, expected) => {
  expect(displayOptionAllows({ id: 's1', displayOption }, displays)).toBe(expected);
});

test('an unknown display option is an error', () => {
  for (const displayOption of ['displaySome', 'toString']) {
    expect(() => displayOptionAllows({ id: 's1', displayOption }, [])).toThrow('Invalid display option');
  }
});

describe('recontact', () => {
  const allows = (own: number | null, product: number | null, displays: SurveyDisplay[]) =>
    recontactAllows({ id: 's1', recontactDays: own }, displays, product, NOW);

  it('counts whole days', () => {
    expect([allows(3, null, [shown(2.99)]), allows(3, null, [shown(3)])]).toEqual([false, true]);
    expect(allows(0, null, [shown(0)])).toBe(true);
  });

  it("counts the survey's own days from its own newest display, wherever it stands", () => {
    expect(allows(3, 30, [shown(9), shown(1), shown(5)])).toBe(false);
    expect(allows(3, 30, [shown(9), shown(1, 's2')])).toBe(true);
  });

  it("counts the product's days from the newest display of any survey", () => {
    expect(allows(null, 3, [shown(9), shown(1, 's2')])).toBe(false);
    expect(allows(null, 3, [shown(9), shown(4, 's2')])).toBe(true);
  });

  it('waits for nothing where nothing was shown, said or readable', () => {
    expect(allows(null, null, [shown(0)])).toBe(true);
    expect(allows(3, 3, [])).toBe(true);
    expect(allows(3, 3, [{ ...shown(0), createdAt: 'soon' }])).toBe(true);
  });
});

test.each([
  ['equals', 'pro', { plan: 'pro' }, true],
  ['equals', 'pro', { plan: 'free' }, false],
  ['equals', 'pro', {}, false],
  ['equals', '7', { plan: 7 }, true],
  ['notEquals', 'pro', { plan: 'pro' }, false],
  ['notEquals', 'pro', {}, true],
  ['contains', 'pro', { plan: 'pro' }, false],
] as const)('an attribute %s %s, of %j: %s', (condition, value, attributes, expected) => {
  const filter = { attributeClassId: 'plan', condition: condition as 'equals', value };
  expect(attributeFiltersAllow([filter], attributes)).toBe(expected);
  expect(attributeFiltersAllow([filter, { ...filter, condition: 'equals', value: 'none' }], attributes)).toBe(false);
});

describe('eligible surveys', () => {
  const ids = (surveys: ReturnType<typeof surveyOf>[], visitor: Parameters<typeof eligibleSurveys>[1]) =>
    eligibleSurveys(surveys, visitor, { recontactDays: 2 }, NOW).map(({ id }) => id);

  it('are the running ones of websites, in order', () => {
    const surveys = [
      surveyOf([], { id: 'b' }),
      surveyOf([], { id: 'draft', status: 'draft' }),
      surveyOf([], { id: 'link', type: 'link' }),
      surveyOf([], { id: 'closed', closeOnDate: '2026-06-30T11:59:59Z' }),
      surveyOf([], { id: 'later', displayOption: 'displaySome' as 'displayOnce' }),
      surveyOf([], { id: 'a', closeOnDate: '2026-06-30T12:00:01Z' }),
    ];
    expect(ids(surveys, { displays: [] })).toEqual(['b', 'a']);
  });

  it('follow displays, days and attributes together', () => {
    const plan = [{ attributeClassId: 'plan', condition: 'equals' as const, value: 'pro' }];
    const surveys = [
      surveyOf([], { id: 's1', displayOption: 'displayOnce', recontactDays: 0 }),
      surveyOf([], { id: 's2' }),
      surveyOf([], { id: 's3', recontactDays: 0, attributeFilters: plan }),
    ];
    expect(ids(surveys, { displays: [shown(1)], attributes: { plan: 'pro' } })).toEqual(['s3']);
    expect(ids(surveys, { displays: [shown(2, 's4')], attributes: {} })).toEqual(['s1', 's2']);
    expect(ids(surveys, { displays: [] })).toEqual(['s1', 's2', 's3']);
  });
});
