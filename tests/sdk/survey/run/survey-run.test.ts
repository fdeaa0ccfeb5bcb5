import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Survey } from '../../../../sdk/contract/surveys/survey';
import { readSurvey } from '../../../../sdk/survey/reading/read-survey';
import { readSync } from '../../../../sdk/survey/reading/read-sync';
import type { ResponseChange } from '../../../../sdk/survey/run/response-change';
import { createSurveyRun } from '../../../../sdk/survey/run/survey-run';
import { QUESTION_TYPES, question, surveyOf } from '../questions';

function started(survey: Survey, hiddenFields = {}) {
  let nowMs = 1000;
  const run = createSurveyRun({ survey, hiddenFields, clock: { now: () => nowMs } });
  const sent: ResponseChange[] = [];
  const closed: boolean[] = [];
  run.on('response', (change) => sent.push(change));
  run.on('state', ({ screen, isFinished }) => {
    if (screen === 'closed') closed.push(isFinished);
  });
  return { run, sent, closed, pass: (ms: number) => (nowMs += ms), now: () => run.state.step };
}

const nps = question('nps', { id: 'a' });
const text = question('openText', { id: 'b', required: false });

describe('a run of a survey', () => {
  it('hands over each answer once, with the time of every question', () => {
    const { run, sent, closed, pass, now } = started(surveyOf([nps, text], { thankYouCard: { enabled: true } }));
    pass(1500);
    run.submit(now(), 9);
    pass(400);
    run.hide();
    pass(60_000);
    run.show();
    pass(100);
    run.submit(now(), 'good');
    expect(sent).toEqual([
      { finished: false, data: { a: 9 }, ttc: { a: 1500 } },
      { finished: true, data: { b: 'good' }, ttc: { a: 1500, b: 500 } },
    ]);
    run.close();
    run.close();
    expect(closed).toEqual([true]);
  });

  it('says when a rule leads to a question that is not there, and goes on', () => {
    const logic = [
      { condition: 'lessThan', value: '5', destination: 'gone' },
      { condition: 'greaterEqual', value: '5', destination: 'end' },
    ] as const;
    const { run, now } = started(surveyOf([{ ...nps, logic: [...logic] }, text]));
    const misled: string[] = [];
    run.on('misled', ({ questionId }) => misled.push(questionId));
    run.submit(now(), 3);
    expect([misled, run.state.question?.id]).toEqual([['a'], 'b']);
    run.back(now());
    run.submit(now(), 8);
    expect([misled, run.state.screen]).toEqual([['a'], 'closed']);
  });

  it('does not take an answer twice, nor a wrong one', () => {
    const { run, sent, now } = started(surveyOf([nps, text]));
    expect(run.submit(now(), undefined)).toBe('required');
    expect(run.submit(now(), 11)).toBe('invalid');
    const step = now();
    run.submit(step, 3);
    run.submit(step, 3);
    expect(sent).toHaveLength(1);
    expect(run.state.question?.id).toBe('b');
  });

  it('says nothing against an answer to a question that is left, and keeps what it would have sent with it', () => {
    const survey = surveyOf([text, nps], { hiddenFields: { enabled: true, fieldIds: ['plan'] } });
    const { run, sent, now } = started(survey, { plan: 'pro' });
    run.skip(now() - 1);
    expect(sent).toEqual([]);
    run.skip(now());
    expect(run.submit(now() - 1, 11)).toBeUndefined();
    expect(sent.map(({ data }) => data)).toEqual([{ plan: 'pro' }]);
  });

  it.each([
    ['a card that thanks', { thankYouCard: { enabled: true } }, 'thankYou'],
    ['a page to go on to', { redirectUrl: 'https://example.com/' }, 'thankYou'],
    ['neither', {}, 'closed'],
  ] as const)('ends with %s', (_, more, screen) => {
    const { run, now } = started(surveyOf([nps], more));
    run.submit(now(), 3);
    expect(run.state.screen).toBe(screen);
  });

  it('without questions shows its thanks, but leads nowhere', () => {
    expect(started(surveyOf([], { thankYouCard: { enabled: true } })).run.state.screen).toBe('thankYou');
    expect(started(surveyOf([], { redirectUrl: 'https://example.com/' })).run.state.screen).toBe('empty');
  });

  it('passes over what is not required alone', () => {
    const { run, sent, closed, now } = started(surveyOf([nps, text]));
    run.skip(now());
    expect(sent).toEqual([]);
    run.submit(now(), 3);
    run.skip(now());
    expect(sent.at(-1)).toMatchObject({ finished: true, data: {} });
    expect(closed).toEqual([true]);
  });

  it.each([
    ['cta', 'dismissed'],
    ['consent', 'dismissed'],
    ['fileUpload', 'skipped'],
  ] as const)('says that a %s was passed over', (type, stored) => {
    const { run, sent, now } = started(surveyOf([question(type, { required: false })]));
    run.skip(now());
    expect(sent).toEqual([{ finished: true, data: { q: stored }, ttc: { q: 0 } }]);
  });

  it('sends nothing by Back, and overwrites what is taken back', () => {
    const { run, sent, now } = started(surveyOf([text, question('cta', { id: 'c' })]));
    run.submit(now(), 'first');
    run.back(now());
    expect([sent.length, run.state.question?.id, run.state.answers.get('b')]).toEqual([1, 'b', 'first']);
    run.submit(now(), '  ');
    expect(sent.at(-1)?.data).toEqual({ b: '' });
    run.back(now());
    run.skip(now());
    expect(sent.at(-1)?.data).toEqual({});
  });

  it('adds the hidden fields that are asked for to the first answer', () => {
    const survey = surveyOf([nps, text], { hiddenFields: { enabled: true, fieldIds: ['plan', 'seats', 'valueOf'] } });
    const { run, sent, now } = started(survey, { plan: 'pro', seats: 3, secret: 'x' });
    run.submit(now(), 1);
    run.submit(now(), 'x');
    expect(sent.map(({ data }) => data)).toEqual([{ plan: 'pro', seats: 3, a: 1 }, { b: 'x' }]);
  });

  it('steps over questions of a newer service, and where rules lead to them', () => {
    const later = { id: 'matrix', type: 'matrix', headline: 'All?', required: true } as never;
    const logic = [{ condition: 'submitted', destination: 'matrix' } as const];
    const survey = surveyOf([later, question('nps', { id: 'a', logic }), text, later, question('cta', { id: 'c' })]);
    survey.questions.splice(3, 1, { ...(later as object), id: 'matrix2' } as never);
    const atEnd = surveyOf([nps, { ...(later as object), id: 'x' } as never]);
    const { run, sent, now } = started(survey);
    expect(run.questions.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    run.submit(now(), 1);
    expect(run.state.question?.id).toBe('a');
    expect(sent[0]).toMatchObject({ finished: false });
    const other = started(atEnd);
    other.run.submit(0, 5);
    expect(other.sent).toMatchObject([{ finished: true, data: { a: 5 } }]);
  });

  it('is empty where nothing can be shown', () => {
    const { run, sent } = started(surveyOf([{ id: 'x', type: 'matrix' } as never]));
    expect(run.state.screen).toBe('empty');
    run.submit(0, 1);
    run.skip(0);
    run.back(0);
    run.close();
    expect(sent).toEqual([]);
  });
});

const scalar = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'end',
  'a',
  'b',
  '__proto__',
  'constructor',
  7,
  -1,
  {},
  [],
);
const rule = fc.record({
  condition: fc.constantFrom('submitted', 'skipped', 'equals', 'later', 3),
  value: scalar,
  destination: scalar,
});
const hostileQuestion = fc.record(
  {
    id: fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'constructor'), scalar),
    type: fc.constantFrom(...QUESTION_TYPES, 'matrix', 'toString', 4),
    headline: scalar,
    required: fc.constantFrom(true, false, 'yes'),
    choices: fc.oneof(
      scalar,
      fc.constant([{ id: 'x', label: 'X', imageUrl: '/x' }, null, { id: 'other', label: 'O' }]),
    ),
    range: fc.constantFrom(5, 10, 6, 'ten'),
    inputType: fc.constantFrom('email', 'later', 5),
    logic: fc.oneof(scalar, fc.array(rule, { maxLength: 3 })),
  },
  { requiredKeys: ['id', 'type'] },
);
const hostileSync = fc.record({
  surveys: fc.tuple(
    fc.record({
      id: fc.constant('s'),
      questions: fc.oneof(
        { weight: 1, arbitrary: scalar },
        { weight: 9, arbitrary: fc.array(fc.oneof(hostileQuestion, scalar), { maxLength: 6 }) },
      ),
      welcomeCard: fc.oneof(scalar, fc.constant({ enabled: true })),
      thankYouCard: fc.oneof(scalar, fc.constant({ enabled: true })),
      hiddenFields: fc.oneof(scalar, fc.constant({ enabled: true, fieldIds: ['a', null, '__proto__'] })),
      redirectUrl: scalar,
    }),
  ),
});
const move = fc.constantFrom('begin', 'submit', 'submit', 'submit', 'skip', 'skip', 'back', 'stale', 'hide', 'show');
const given = fc.constantFrom(undefined, 1, 5, 'X', 'clicked', 'accepted', ['X'], ['x'], 'a@b.de', '');

describe('whatever survey and whatever way', () => {
  it('never throws, never goes backwards, and finishes once', () => {
    let finished = 0;
    fc.assert(
      fc.property(hostileSync, fc.array(fc.tuple(move, given), { maxLength: 60 }), (sync, moves) => {
        const survey = readSurvey(readSync(sync)!.surveys[0]!);
        const { run, sent, now } = started(survey, { a: 1 });
        let { progress } = run.state;
        for (const [name, answer] of moves) {
          if (name === 'submit') run.submit(now(), answer);
          else if (name === 'stale') run.submit(now() - 1, answer);
          else if (name === 'skip' || name === 'back') run[name](now());
          else run[name]();
          expect(run.state.progress).toBeGreaterThanOrEqual(progress);
          progress = run.state.progress;
          expect(run.state.screen === 'question').toBe(run.state.question !== undefined);
          if (run.state.screen === 'question') expect(progress).toBeLessThan(1);
        }
        run.close();
        expect(sent.slice(0, -1).some((change) => change.finished)).toBe(false);
        for (const { data, ttc } of sent) expect(() => JSON.stringify([data, ttc])).not.toThrow();
        if (sent.at(-1)?.finished) finished += 1;
      }),
      { numRuns: process.env.SPOTREEL_FULL_TESTS ? 8000 : 300 },
    );
    expect(finished).toBeGreaterThan(15);
  });

  it('reads any sync without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        readSync(value);
        for (const survey of readSync({ surveys: [{ id: 's', ...(value as object) }] })?.surveys ?? []) {
          createSurveyRun({ survey: readSurvey(survey) }).close();
        }
      }),
      { numRuns: 300 },
    );
  });
});
