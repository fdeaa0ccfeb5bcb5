import { describe, expect, it, test } from 'vitest';
import type { QuestionType } from '../../../../sdk/contract/surveys/question';
import type { Answer } from '../../../../sdk/contract/surveys/response';
import { answerData, hiddenFieldData, mergedChanges } from '../../../../sdk/survey/run/response-change';
import { surveyOf } from '../questions';

test.each<[QuestionType, Answer | undefined, Answer | undefined, object]>([
  ['openText', 'x', undefined, { q: 'x' }],
  ['openText', undefined, undefined, {}],
  ['openText', undefined, 'before', { q: '' }],
  ['openText', '  ', 'before', { q: '' }],
  ['nps', 0, undefined, { q: 0 }],
  ['nps', undefined, 7, { q: '' }],
  ['multipleChoiceMulti', undefined, ['Red'], { q: [] }],
  ['multipleChoiceMulti', [], undefined, {}],
  ['cta', undefined, undefined, { q: 'dismissed' }],
  ['cta', 'clicked', undefined, { q: 'clicked' }],
  ['consent', undefined, 'accepted', { q: 'dismissed' }],
  ['fileUpload', undefined, undefined, { q: 'skipped' }],
  ['fileUpload', ['/a.pdf'], undefined, { q: ['/a.pdf'] }],
])('%s: %j after %j stores %j', (type, answer, earlier, expected) => {
  expect(answerData({ id: 'q', type }, answer, earlier)).toEqual(expected);
});

describe('hidden fields', () => {
  const given = { plan: 'pro', seats: 0, isNew: true, list: ['x'], nothing: null, bad: Number.NaN, more: 'x' };
  const fieldIds = ['plan', 'seats', 'isNew', 'list', 'nothing', 'bad', 'missing', 'toString'];

  it('are those that the survey asks for, texts and numbers', () => {
    expect(hiddenFieldData(surveyOf([], { hiddenFields: { enabled: true, fieldIds } }), given)).toEqual({
      plan: 'pro',
      seats: 0,
    });
  });

  it('are none where it asks for none', () => {
    expect(hiddenFieldData(surveyOf([], { hiddenFields: { enabled: false, fieldIds } }), given)).toEqual({});
    expect(hiddenFieldData(surveyOf([], { hiddenFields: { enabled: true } }), given)).toEqual({});
  });
});

describe('several steps as one', () => {
  it('join their answers, the later ones over the earlier, and keep the newest times', () => {
    expect(
      mergedChanges([
        { data: { a: 1, b: 'x' }, ttc: { a: 1 }, finished: false },
        { data: { b: 'y' }, ttc: { a: 1, b: 2 }, finished: true },
        { data: {}, finished: false },
      ]),
    ).toEqual({ data: { a: 1, b: 'y' }, ttc: { a: 1, b: 2 }, finished: true });
  });

  it('keep an answer under any name', () => {
    const odd = mergedChanges([{ data: JSON.parse('{"__proto__":"x"}'), finished: false }]);
    expect(JSON.stringify(odd.data)).toBe('{"__proto__":"x"}');
  });
});
