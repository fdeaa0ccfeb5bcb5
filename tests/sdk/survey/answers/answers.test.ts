import { describe, expect, it, test } from 'vitest';
import type { QuestionType } from '../../../../sdk/contract/surveys/question';
import type { Answer } from '../../../../sdk/contract/surveys/response';
import {
  answerFits,
  answerProblem,
  MAX_LISTED_TEXT_LENGTH,
  MAX_TEXT_LENGTH,
  needsSubmitButton,
  numbersOf,
  submitsOnPick,
} from '../../../../sdk/survey/answers/answers';
import { textAnswer } from '../../../../sdk/survey/answers/text-rules';
import { QUESTION_TYPES, question } from '../questions';

test.each<[QuestionType, Answer | undefined, string | undefined]>([
  ['openText', 'yes', undefined],
  ['openText', ' \n', 'required'],
  ['openText', 'x'.repeat(MAX_TEXT_LENGTH), undefined],
  ['openText', 'x'.repeat(MAX_TEXT_LENGTH + 1), 'too_long'],
  ['openText', ['yes'], 'invalid'],
  ['consent', 'accepted', undefined],
  ['consent', 'dismissed', 'required'],
  ['consent', 'maybe', 'invalid'],
  ['cta', 'clicked', undefined],
  ['cta', 'dismissed', 'required'],
  ['multipleChoiceSingle', 'Red', undefined],
  ['multipleChoiceSingle', 'purple', undefined],
  ['multipleChoiceMulti', ['Red', 'purple'], undefined],
  ['multipleChoiceMulti', [], 'required'],
  ['multipleChoiceMulti', ['x'.repeat(MAX_LISTED_TEXT_LENGTH + 1)], 'too_long'],
  ['multipleChoiceMulti', 'Red', 'invalid'],
  ['nps', 0, undefined],
  ['nps', 10, undefined],
  ['nps', 11, 'invalid'],
  ['nps', 1.5, 'invalid'],
  ['nps', '5', 'invalid'],
  ['nps', undefined, 'required'],
  ['rating', 5, undefined],
  ['rating', 0, 'invalid'],
  ['pictureSelection', ['p1'], undefined],
  ['pictureSelection', ['p9'], 'invalid'],
  ['fileUpload', ['/a.pdf'], undefined],
  ['fileUpload', [], 'file_missing'],
  ['fileUpload', 'skipped', 'file_missing'],
])('%s with %j: %s', (type, answer, problem) => {
  expect(answerProblem(question(type), answer)).toBe(problem);
});

test('one text among several that is too long is too much', () => {
  const long = 'x'.repeat(MAX_LISTED_TEXT_LENGTH);
  const multi = question('multipleChoiceMulti');
  expect([answerProblem(multi, ['Red', long]), answerProblem(multi, ['Red', `${long}x`])]).toEqual([
    undefined,
    'too_long',
  ]);
});

describe('an answer that a client sends', () => {
  it.each<[string, QuestionType, Answer, boolean]>([
    ['a text', 'openText', 'yes', true],
    ['a number as a text', 'openText', 7, false],
    ['texts as a text', 'openText', ['yes'], false],
    ['a blank score', 'nps', ' ', true],
    ['a score', 'nps', 10, true],
    ['a score as a text', 'nps', '10', false],
    ['stars', 'rating', 5, true],
    ['more stars than there are', 'rating', 6, false],
    ['a click', 'cta', 'clicked', true],
    ['a dismissed call', 'cta', 'dismissed', true],
    ['another word for a click', 'cta', 'yes', false],
    ['a number as a choice', 'multipleChoiceSingle', 1, false],
    ['a text as several choices', 'multipleChoiceMulti', 'Red', false],
    ['a file', 'fileUpload', ['/a.pdf'], true],
    ['a text as files', 'fileUpload', '/a.pdf', false],
  ])('%s for %s, %j: %s', (_, type, answer, fits) => {
    expect(answerFits(question(type), answer)).toBe(fits);
  });

  it('may be a number where a text asks for one, as published clients send it', () => {
    const asked = question('openText', { inputType: 'number' });
    expect([answerFits(asked, 7), answerFits(asked, '7'), answerFits(asked, ['7'])]).toEqual([true, true, false]);
  });

  it('may have a gap among its choices', () => {
    const asked = question('multipleChoiceMulti', { choices: [{ id: 'a', label: 'Apple' }] });
    expect([answerFits(asked, ['Apple', '']), answerFits(asked, ['', 'Fig'])]).toEqual([true, false]);
  });

  it('may hold what the question offered once, and nothing else that it does not offer', () => {
    const asked = question('multipleChoiceSingle', { choices: [{ id: 'a', label: 'Apple' }] });
    const pictures = question('pictureSelection', { allowMulti: true });
    const known = { formerChoices: ['Fig', 'p9'] };
    expect([answerFits(asked, 'Fig'), answerFits(asked, 'Fig', known), answerFits(asked, 'Pear', known)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([
      answerFits(pictures, ['p1', 'p9']),
      answerFits(pictures, ['p1', 'p9'], known),
      answerFits(pictures, ['p1', 'p8'], known),
    ]).toEqual([false, true, false]);
  });

  it('may hold uploaded files alone, where it is known which are', () => {
    const isUpload = (address: string) => address.startsWith('/uploads/');
    const asked = question('fileUpload', { allowMultipleFiles: true });
    const fits = (...files: string[]) => answerFits(asked, files, { isUpload });
    expect([fits('/uploads/a'), fits('/uploads/a', '/uploads/b'), fits('/uploads/a', '/other')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('what a question does not offer is no answer to it, unless it has an Other', () => {
  const choices = [{ id: 'a', label: 'Apple' }];
  const single = question('multipleChoiceSingle', { choices });
  const multi = question('multipleChoiceMulti', { choices });
  expect([answerProblem(single, 'Apple'), answerProblem(single, 'Fig')]).toEqual([undefined, 'invalid']);
  expect([answerProblem(multi, ['Apple']), answerProblem(multi, ['Apple', 'Fig'])]).toEqual([undefined, 'invalid']);
  const pictures = ['p1', 'p2'].map((id) => ({ id, imageUrl: `/${id}.svg` }));
  const one = question('pictureSelection', { choices: pictures, allowMulti: false });
  expect([answerProblem(one, ['p2']), answerProblem(one, ['p1', 'p2'])]).toEqual([undefined, 'invalid']);
});

test.each(QUESTION_TYPES)('%s need not be answered unless it is required', (type) => {
  expect(answerProblem(question(type, { required: false }), undefined)).toBeUndefined();
  expect(answerProblem(question(type), undefined)).toBe(type === 'fileUpload' ? 'file_missing' : 'required');
});

test.each([
  ['email', 'ann@example.com', undefined],
  ['email', 'ann@intranet', undefined],
  ['email', 'ann', 'invalid_email'],
  ['email', 'ann@', 'invalid_email'],
  ['email', 'ann @example.com', 'invalid_email'],
  ['email', 'ann@example..com', 'invalid_email'],
  ['url', 'https://example.com/a', undefined],
  ['url', 'example.com/a', undefined],
  ['url', 'javascript:alert(1)', 'invalid_url'],
  ['url', 'nothing', 'invalid_url'],
  ['number', '-3.5', undefined],
  ['number', 'three', 'invalid_number'],
  ['number', 'Infinity', 'invalid_number'],
  ['phone', '+49 30 1234', undefined],
  ['phone', '030 1234', 'invalid_phone'],
  ['phone', '+', 'invalid_phone'],
  ['phone', '+ ', 'invalid_phone'],
  ['phone', '+49-30', 'invalid_phone'],
  ['text', 'anything @ all', undefined],
  ['color', 'of a newer service', undefined],
] as const)('a text for %s, %s: %s', (type, typed, problem) => {
  const inputType = type as 'text';
  expect(answerProblem(question('openText', { inputType }), textAnswer(inputType, typed))).toBe(problem);
});

test('typed texts lose the blanks around them; links get their scheme', () => {
  expect([textAnswer('text', ' a b '), textAnswer('text', '  '), textAnswer('url', 'example.com')]).toEqual([
    'a b',
    undefined,
    'https://example.com',
  ]);
});

describe('scales', () => {
  it('run from 0 to 10, and from 1 to their range', () => {
    expect(numbersOf(question('nps'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(numbersOf(question('rating', { range: 3 }))).toEqual([1, 2, 3]);
  });

  it('submit by a click where they are required, and show a button on coming back', () => {
    const must = question('nps');
    const may = question('rating', { required: false });
    const others = [may, question('openText'), question('cta')];
    expect([must, question('rating')].map(submitsOnPick)).toEqual([true, true]);
    expect(others.map(submitsOnPick)).toEqual([false, false, false]);
    expect([needsSubmitButton(must, undefined), needsSubmitButton(must, 0), needsSubmitButton(may, undefined)]).toEqual(
      [false, true, true],
    );
  });
});
