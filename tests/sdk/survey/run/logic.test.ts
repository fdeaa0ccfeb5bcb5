import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CONDITIONS_OF } from '../../../../sdk/contract/surveys/conditions';
import type { LogicCondition, LogicRule } from '../../../../sdk/contract/surveys/logic';
import type { Answer } from '../../../../sdk/contract/surveys/response';
import { ruleHolds } from '../../../../sdk/survey/run/logic';
import { QUESTION_TYPES, question } from '../questions';

type Type = (typeof QUESTION_TYPES)[number];
const holds = (type: Type, condition: LogicCondition, value: LogicRule['value'], answer: Answer | undefined) =>
  ruleHolds({ condition, value, destination: 'end' }, question(type), answer);

const single = 'multipleChoiceSingle';
const multi = 'multipleChoiceMulti';

describe('a rule', () => {
  test.each<[string, boolean, Type, LogicCondition, LogicRule['value'], Answer | undefined]>([
    ['a number and its text', true, 'nps', 'equals', '7', 7],
    ['a number and its text, the other way', true, 'rating', 'equals', 7, '7'],
    ['a number and another text of it', true, 'nps', 'equals', '7.0', 7],
    ['a number and another text of it, the other way', true, 'rating', 'equals', 7, '7.0'],
    ['other numbers', false, 'nps', 'equals', '8', 7],
    ['notEquals of a number and its text', false, 'nps', 'notEquals', '7', 7],
    ['notEquals of nothing', true, 'nps', 'notEquals', '7', undefined],
    ['texts that are only equal as numbers', false, single, 'equals', '1.0', '1'],
    ['the one choice', true, multi, 'equals', 'Red', ['Red']],
    ['one of two choices', false, multi, 'equals', 'Red', ['Red', 'Blue']],
    ['the same choices in another order', true, multi, 'equals', ['Blue', 'Red'], ['Red', 'Blue']],
    ['as many choices, of which one is the same', false, multi, 'equals', ['Blue', 'Red'], ['Red', 'Green']],
    ['no choice at all', false, multi, 'equals', [], []],
    ['nothing on either side', false, 'openText', 'equals', undefined, undefined],
    ['no value, and its name as a text', false, 'openText', 'equals', undefined, 'undefined'],
    ['9 and 10 as numbers', true, 'nps', 'lessThan', '10', 9],
    ['equal ones', true, 'nps', 'lessEqual', '9', 9],
    ['a greater one', false, 'nps', 'lessEqual', '9', 10],
    ['equal ones', false, 'nps', 'greaterThan', '9', 9],
    ['equal ones', true, 'nps', 'greaterEqual', 9, 9],
    ['a blank that is no zero', false, 'nps', 'lessThan', '5', ''],
    ['blanks that are no zero', false, 'nps', 'lessThan', '5', '  '],
    ['nothing', false, 'nps', 'lessThan', '5', undefined],
    ['a value that is no number', false, 'nps', 'lessThan', 'many', 4],
    ['all of them', true, multi, 'includesAll', ['Red', 'Blue'], ['Blue', 'Green', 'Red']],
    ['not all', false, multi, 'includesAll', ['Red', 'Blue'], ['Blue']],
    ['all of none', false, multi, 'includesAll', [], ['Blue']],
    ['one', true, multi, 'includesOne', ['Red', 'Blue'], ['Blue']],
    ['none', false, multi, 'includesOne', ['Red'], ['Blue']],
    ['one, of a single text', true, multi, 'includesOne', 'Red', ['Red']],
    ['one of none', false, multi, 'includesOne', undefined, ['Red']],
    ['consent', true, 'consent', 'accepted', undefined, 'accepted'],
    ['no consent', false, 'consent', 'accepted', undefined, 'dismissed'],
    ['a click', true, 'cta', 'clicked', undefined, 'clicked'],
    ['no click', false, 'cta', 'clicked', undefined, 'dismissed'],
    ['zero', true, 'nps', 'submitted', undefined, 0],
    ['blanks', false, 'openText', 'submitted', undefined, '  '],
    ['a dismissed call', false, 'cta', 'submitted', undefined, 'dismissed'],
    ['the typed word', true, 'openText', 'submitted', undefined, 'dismissed'],
    ['nothing', true, 'openText', 'skipped', undefined, undefined],
    ['no choice', true, multi, 'skipped', undefined, []],
    ['zero', false, 'nps', 'skipped', undefined, 0],
    ['a file', true, 'fileUpload', 'uploaded', undefined, ['/a.pdf']],
    ['no file', false, 'fileUpload', 'uploaded', undefined, undefined],
    ['no file', true, 'fileUpload', 'notUploaded', undefined, undefined],
    ['passed over', true, 'fileUpload', 'notUploaded', undefined, 'skipped'],
    ['no files', true, 'fileUpload', 'notUploaded', undefined, []],
  ])('with %s: %s', (_, expected, type, condition, value, answer) => {
    expect(holds(type, condition, value, answer)).toBe(expected);
  });

  test.each<[string, boolean, Type, LogicCondition, LogicRule['value'], Answer]>([
    ["by 'Other'", true, single, 'equals', 'Other', 'purple'],
    ["by 'other'", true, single, 'equals', 'other', 'purple'],
    ["by the choice's own label", true, single, 'equals', 'Something else', 'purple'],
    ['not for a regular choice', false, single, 'equals', 'Other', 'Red'],
    ['not for blanks', false, single, 'equals', 'Other', '  '],
    ['not for nothing', false, single, 'equals', 'Other', ''],
    ['among several', true, multi, 'includesAll', ['Red', 'Other'], ['Red', 'purple']],
    ['and its opposite', false, single, 'notEquals', 'Other', 'purple'],
    ['not by another label', false, single, 'equals', 'Green', 'purple'],
  ])("knows the choice 'Other' %s", (_, expected, type, condition, value, answer) => {
    expect(holds(type, condition, value, answer)).toBe(expected);
  });

  it("takes 'Other' for the regular choice that is called so", () => {
    const choices = [
      { id: 'a', label: 'Other' },
      { id: 'other', label: 'Something else' },
    ];
    const asked = (answer: string) =>
      ruleHolds({ condition: 'equals', value: 'Other', destination: 'end' }, question(single, { choices }), answer);
    expect([asked('Other'), asked('purple')]).toEqual([true, false]);
  });

  it('without a condition, or with one of a newer service, never holds', () => {
    const later = { condition: 'toString' as LogicCondition, destination: 'end' };
    expect(ruleHolds({ destination: 'end' }, question('nps'), 7)).toBe(false);
    expect(ruleHolds(later, question('nps'), 7)).toBe(false);
  });
});

const answer = fc.option(
  fc.oneof(
    fc.string(),
    fc.integer({ min: -2, max: 12 }),
    fc.constantFrom('Red', 'x', 'dismissed'),
    fc.array(fc.string()),
  ),
  { nil: undefined },
);
const value = fc.oneof(
  fc.string(),
  fc.integer({ min: 0, max: 10 }),
  fc.constantFrom('Other', 'Red'),
  fc.array(fc.string()),
);

describe('whatever is answered', () => {
  it('opposites are opposites, and parts follow from wholes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...QUESTION_TYPES), answer, value, (type, given, asked) => {
        const is = (condition: LogicCondition) => holds(type, condition, asked, given);
        expect(is('notEquals')).toBe(!is('equals'));
        expect(is('skipped')).toBe(!is('submitted'));
        expect(is('notUploaded')).toBe(!is('uploaded'));
        if (is('includesAll')) expect(is('includesOne')).toBe(true);
        if (is('lessThan')) expect([is('lessEqual'), is('greaterEqual')]).toEqual([true, false]);
        if (is('greaterThan')) expect([is('greaterEqual'), is('lessThan')]).toEqual([true, false]);
      }),
    );
  });

  it('every condition that a type may have can hold and can fail', () => {
    const samples = [undefined, 0, 3, 9, '3', 'Red', 'clicked', 'accepted', 'dismissed', ['Red'], ['Red', 'Blue']];
    for (const type of QUESTION_TYPES) {
      for (const condition of CONDITIONS_OF[type]) {
        const results = ['3', ['Red'], 'Red'].flatMap((asked) =>
          samples.map((one) => holds(type, condition, asked, one)),
        );
        expect(new Set(results), `${type} ${condition}`).toEqual(new Set([true, false]));
      }
    }
  });
});
