import { describe, expect, test } from 'vitest';
import type { SurveyQuestion } from '../../../../sdk/contract/surveys/question';
import { createQuestionTallies, type ResponseFacts } from '../../../../server/survey/results/question-results';

const questions: SurveyQuestion[] = [
  {
    id: 'score',
    type: 'nps',
    headline: 'How likely?',
    required: true,
    lowerLabel: '',
    upperLabel: '',
    logic: [{ condition: 'greaterEqual', value: 9, destination: 'end' }],
  },
  {
    id: 'liked',
    type: 'multipleChoiceMulti',
    headline: 'What?',
    required: false,
    choices: [
      { id: 'a', label: 'Apples' },
      { id: 'other', label: 'Else' },
    ],
  },
  { id: 'why', type: 'openText', headline: 'Why?', required: false, inputType: 'text' },
];

const rules = { environmentId: 'shop', formerChoices: { liked: ['Plums'] } };

const at = (day: string) => new Date(`2026-11-${day}T12:00:00Z`);
const response = (day: string, data: ResponseFacts['data'], finished = true, ttc = {}): ResponseFacts => ({
  createdAt: at(day),
  finished,
  data,
  ttc,
  stopQuestionId: null,
});

function questionResults(asked: readonly SurveyQuestion[], responses: readonly ResponseFacts[], known: typeof rules) {
  const tallies = createQuestionTallies(asked, known);
  for (const one of responses) tallies.add(one);
  return tallies.results(new Map([['score', 2000]]));
}

describe('question results', () => {
  const results = questionResults(
    questions,
    [
      response('01', { score: 10 }, true, { score: 1000 }),
      response('01', { score: 3, liked: ['Apples', 'pears'], why: 'slow' }, true, { score: 3000, liked: 10, why: 20 }),
      response('02', { score: 8 }, false, { score: 2000 }),
      response('02', { score: 2, liked: ['Apples'] }, false),
      response('03', {}, false),
    ],
    rules,
  );
  const [score, liked, why] = results;

  test('NPS: score, days, and the bars of all eleven answers', () => {
    expect(score).toMatchObject({ shown: 5, answered: 4, npsScore: -25, mean: 5.75, medianMs: 2000 });
    expect(score?.npsDays).toEqual([
      { day: '2026-11-01', promoters: 1, passives: 0, detractors: 1 },
      { day: '2026-11-02', promoters: 0, passives: 1, detractors: 1 },
    ]);
    expect(score?.distribution).toHaveLength(11);
    expect(score?.distribution.find(({ value }) => value === '10')?.count).toBe(1);
  });

  test('typed answers count as the other choice', () => {
    expect(liked?.distribution).toEqual([
      { value: 'Apples', label: 'Apples', count: 2 },
      { value: 'other', label: 'Else', count: 1 },
    ]);
  });

  test('what was typed for the other choice can be read', () => {
    expect(liked?.texts).toEqual(['pears']);
  });

  test('a choice that is offered no more keeps a bar of its own', () => {
    const [, again] = questionResults(
      questions,
      [response('01', { score: 3, liked: ['Plums', 'pears', 'figs'] })],
      rules,
    );
    expect(again?.distribution).toEqual([
      { value: 'Apples', label: 'Apples', count: 0 },
      { value: 'other', label: 'Else', count: 1 },
      { value: 'Plums', label: 'Plums', count: 1 },
    ]);
  });

  test('answers that do not fit are counted as such, and move no other number', () => {
    const [made] = questionResults(
      questions,
      [response('01', { score: 99 }), response('01', { score: 'nine' }), response('01', { score: 4 })],
      rules,
    );
    expect(made).toMatchObject({ answered: 1, unfit: 2, mean: 4, npsScore: -100 });
    expect(made?.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  });

  test('a consent that was declined is counted', () => {
    const consent: SurveyQuestion = { id: 'ok', type: 'consent', headline: 'OK?', required: false, label: 'Yes' };
    const given = ['accepted', 'dismissed', 'dismissed', ''].map((ok) => response('01', { ok }));
    const [result] = questionResults([consent], given, rules);
    expect(result?.answered).toBe(3);
    expect(result?.distribution.map(({ value, count }) => [value, count])).toEqual([
      ['accepted', 1],
      ['dismissed', 2],
    ]);
  });

  test('people drop off at the question that they did not answer, along the rules', () => {
    expect(results.map(({ droppedOff }) => droppedOff)).toEqual([1, 1, 1]);
    expect(why).toMatchObject({ shown: 2, answered: 1, texts: ['slow'] });
  });

  test('a stop that was kept counts where it was, whatever the survey asks now', () => {
    const stops = ['why', 'end', 'removed', null].map((stopQuestionId) => ({
      ...response('01', { score: 3 }, false),
      stopQuestionId,
    }));
    const counted = questionResults(questions, stops, rules);
    expect(counted.map(({ droppedOff, shown }) => [droppedOff, shown])).toEqual([
      [0, 4],
      [1, 1],
      [1, 1],
    ]);
  });

  test('an empty survey has no numbers, and none that is not a number', () => {
    for (const result of questionResults(questions, [], rules)) {
      expect(result).toMatchObject({ shown: 0, answered: 0, droppedOff: 0, mean: null });
    }
  });

  test('of many texts the newest twenty can be read, the newest first', () => {
    const many = Array.from({ length: 30 }, (_, index) => response('01', { why: `text ${index}` }));
    const [, , texts] = questionResults(questions, many, rules);
    expect(texts?.texts).toEqual(Array.from({ length: 20 }, (_, index) => `text ${29 - index}`));
    expect(texts?.answered).toBe(30);
  });
});
