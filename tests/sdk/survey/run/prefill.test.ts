import { describe, expect, test } from 'vitest';
import type { SurveyQuestion } from '../../../../sdk/contract/surveys/question';
import { answerPrefilled, prefilledAnswers } from '../../../../sdk/survey/run/prefill';
import type { ResponseChange } from '../../../../sdk/survey/run/response-change';
import { createSurveyRun } from '../../../../sdk/survey/run/survey-run';
import { question, surveyOf } from '../questions';

const read = (questions: readonly SurveyQuestion[], address: string) => {
  const parameters = new URLSearchParams(address);
  return prefilledAnswers(questions, (name) => parameters.getAll(name));
};
const one = (asked: SurveyQuestion, address: string) => {
  const answers = read([asked], address);
  return answers.has('q') ? (answers.get('q') ?? null) : 'none';
};

const optional = { required: false } as const;

describe('an answer in the address', () => {
  test.each([
    [question('nps'), 'q=0', 0],
    [question('nps'), 'q=10', 10],
    [question('nps'), 'q=11', 'none'],
    [question('nps'), 'q=05x', 'none'],
    [question('nps'), 'q=%205', 'none'],
    [question('nps'), 'q=', 'none'],
    [question('nps'), 'q=1e1', 'none'],
    [question('rating'), 'q=5', 5],
    [question('rating'), 'q=0', 'none'],
    [question('openText'), 'q=%20because%20', 'because'],
    [question('openText', { inputType: 'email' }), 'q=nobody', 'none'],
    [question('openText', { inputType: 'url' }), 'q=example.com', 'https://example.com'],
    [question('multipleChoiceSingle'), 'q=Red', 'Red'],
    [question('multipleChoiceSingle'), 'q=g', 'Green'],
    [question('multipleChoiceSingle'), 'q=Violet', 'Violet'],
    [question('multipleChoiceSingle'), 'q=Violet, Blue', 'Violet, Blue'],
    [question('multipleChoiceSingle', { choices: [{ id: 'r', label: 'Red' }] }), 'q=Violet', 'none'],
    [question('multipleChoiceMulti'), 'q=Blue,Red', ['Red', 'Blue']],
    [question('multipleChoiceMulti'), 'q=b&q=Red', ['Red', 'Blue']],
    [question('multipleChoiceMulti'), 'q=Red,, Blue,', ['Red', 'Blue']],
    [question('multipleChoiceMulti'), 'q=Red&q=Violet', ['Red', 'Violet']],
    [question('multipleChoiceMulti'), 'q=Red,Violet', ['Red', 'Violet']],
    [question('multipleChoiceMulti', { choices: [{ id: 'a', label: 'A, B' }] }), 'q=A,%20B', ['A, B']],
    [
      question('multipleChoiceMulti', {
        choices: [
          { id: 'a', label: 'A, B' },
          { id: 'c', label: 'C' },
        ],
      }),
      'q=A,%20B',
      ['A, B'],
    ],
    [question('multipleChoiceMulti', { choices: [{ id: 'a', label: 'A' }] }), 'q=A,C', 'none'],
    [question('pictureSelection'), 'q=p2', ['p2']],
    [question('pictureSelection'), 'q=1', ['p1']],
    [question('pictureSelection', { allowMulti: true }), 'q=2,1', ['p2', 'p1']],
    [question('pictureSelection'), 'q=3', 'none'],
    [question('pictureSelection'), 'q=2,1', ['p2']],
    [question('pictureSelection', { allowMulti: true }), 'q=1, 2,1', ['p1', 'p2']],
    [question('pictureSelection', { allowMulti: true }), 'q=1,9', 'none'],
    [question('consent'), 'q=accepted', 'accepted'],
    [question('consent'), 'q=yes', 'none'],
    [question('consent'), 'q=dismissed', 'none'],
    [question('consent', optional), 'q=dismissed', null],
    [question('cta', optional), 'q=clicked', 'clicked'],
    [question('cta', optional), 'q=dismissed', null],
    [question('cta'), 'q=dismissed', 'none'],
    [question('openText', optional), 'q=dismissed', 'dismissed'],
    [question('fileUpload'), 'q=https://evil.test/a.pdf', 'none'],
    [question('openText'), 'other=x', 'none'],
  ])('%#: %o', (asked, address, answer) => expect(one(asked, address)).toEqual(answer));
});

describe('a run', () => {
  const score = question('nps', {
    id: 'score',
    logic: [{ condition: 'greaterEqual', value: 9, destination: 'loved' }],
  });
  const missing = question('openText', { id: 'missing' });
  const loved = question('openText', { id: 'loved' });
  const start = (questions: SurveyQuestion[], address: string, more = {}) => {
    const run = createSurveyRun({ survey: surveyOf(questions, more) });
    const sent: ResponseChange[] = [];
    run.on('response', (change) => sent.push(change));
    answerPrefilled(run, read(questions, address));
    return { run, sent };
  };

  test('goes on along the logic, past the welcome card', () => {
    const welcomeCard = { enabled: true, timeToFinish: true };
    const { run, sent } = start([score, missing, loved], 'score=9&missing=not asked', { welcomeCard });
    expect(run.state.question?.id).toBe('loved');
    expect(sent.map(({ data }) => data)).toEqual([{ score: 9 }]);
    expect(run.state.history).toEqual(['score']);
  });

  test('stays at the beginning where the first question has no answer', () => {
    const { run, sent } = start([score, missing], 'missing=later');
    expect([run.state.question?.id, sent.length]).toEqual(['score', 0]);
  });

  test('stays on the welcome card too, where the first question has no answer or there is none', () => {
    const welcomeCard = { enabled: true, timeToFinish: true };
    expect(start([score, missing], 'missing=later', { welcomeCard }).run.state.screen).toBe('welcome');
    expect(start([], 'missing=later', { welcomeCard }).run.state.screen).toBe('welcome');
  });

  test('passes over what the address dismisses', () => {
    const offer = question('cta', { id: 'offer', required: false });
    const { run, sent } = start([offer, loved], 'offer=dismissed');
    expect([run.state.question?.id, sent.map(({ data }) => data)]).toEqual(['loved', [{ offer: 'dismissed' }]]);
  });

  test('can be over at once, and does not turn in circles', () => {
    expect(start([score], 'score=3').sent).toMatchObject([{ finished: true, data: { score: 3 } }]);
    const circle = question('openText', { logic: [{ condition: 'submitted', destination: 'q' }] });
    expect(start([circle], 'q=again').sent).toHaveLength(1);
  });

  test('shows what is entered for later questions', () => {
    const questions = [score, missing];
    const run = createSurveyRun({ survey: surveyOf(questions), entered: new Map([['missing', 'typed before']]) });
    run.submit(run.state.step, 3);
    expect(run.state.answers.get('missing')).toBe('typed before');
  });
});
