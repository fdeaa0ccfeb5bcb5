import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SurveyQuestion } from '../../../../sdk/contract/surveys/question';
import { createSurveyRun } from '../../../../sdk/survey/run/survey-run';
import type { AnswerDraft } from '../../../../survey-widget/ui/questions/draft';
import { type OpenQuestion, openQuestion } from '../../../../survey-widget/ui/questions/open-question';
import type { Setting } from '../../../../survey-widget/ui/setting';
import { question, surveyOf } from '../../../sdk/survey/questions';

const single = question('multipleChoiceSingle', {
  id: 'a',
  choices: [
    { id: 'r', label: 'Red' },
    { id: 'b', label: 'Blue' },
  ],
});
const nps = question('nps', { id: 'n' });
const last = question('openText', { id: 'z' });

function open(first: SurveyQuestion) {
  const run = createSurveyRun({ survey: surveyOf([first, last]) });
  const sent: unknown[] = [];
  run.on('response', ({ data }) => sent.push(data));
  const drafts: AnswerDraft[] = [];
  const onProblem = vi.fn();
  const life = new AbortController();
  const setting = { say: (text: string) => text } as unknown as Setting;
  const opened = openQuestion(run, setting, life.signal, (draft) => drafts.push(draft), onProblem) as OpenQuestion;
  return { run, sent, drafts, onProblem, life, opened };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a question on the screen', () => {
  test('says what is missing and marks it, and the next draft takes that back', () => {
    const { opened, drafts, onProblem, sent } = open(single);
    opened.send();
    expect(drafts.at(-1)).toEqual({ answer: undefined, message: 'Please choose an option', isInvalid: true });
    expect(onProblem).toHaveBeenCalledOnce();
    opened.enter({ answer: 'Red' });
    expect(drafts.at(-1)).toEqual({ answer: 'Red' });
    expect(sent).toEqual([]);
  });

  test('sends a draft after its delay', async () => {
    const { opened, sent } = open(single);
    opened.submit({ answer: 'Red' }, 350);
    await vi.advanceTimersByTimeAsync(349);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ a: 'Red' }]);
  });

  test('sends nothing after its delay where another draft was entered, or the question is gone', async () => {
    const { opened, sent, life } = open(single);
    opened.submit({ answer: 'Red' }, 350);
    opened.enter({ answer: 'Blue' });
    await vi.advanceTimersByTimeAsync(400);
    expect(sent).toEqual([]);
    opened.submit({ answer: 'Blue' }, 350);
    life.abort();
    await vi.advanceTimersByTimeAsync(400);
    expect(sent).toEqual([]);
  });

  test('is answered once: a second attempt does not answer the question that came after', () => {
    const { opened, sent, run } = open(single);
    opened.enter({ answer: 'Red' });
    opened.send();
    opened.send();
    expect([sent, run.state.question?.id]).toEqual([[{ a: 'Red' }], 'z']);
  });

  test('takes a value that the pointer pressed for the answer, and one that the keyboard reached for a draft', async () => {
    const { opened, sent, drafts } = open(nps);
    opened.press(true);
    opened.press(false);
    opened.pick(3);
    await vi.advanceTimersByTimeAsync(1000);
    expect([sent, drafts.at(-1)]).toEqual([[], { answer: 3 }]);
    opened.press(true);
    opened.pick(9);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual([{ n: 9 }]);
  });

  test.each([
    ['https://offers.test/', true, [['https://offers.test/', '_blank', 'noopener']]],
    ['https://offers.test/', false, []],
    ['javascript:alert(1)', true, []],
  ])('of a call to action opens %s beside the page if it is external (%s)', (buttonUrl, buttonExternal, expected) => {
    const openPage = vi.spyOn(globalThis, 'open').mockReturnValue(null);
    const { opened, sent } = open(question('cta', { id: 'c', buttonUrl, buttonExternal }));
    opened.send();
    expect(sent).toEqual([{ c: 'clicked' }]);
    expect(openPage.mock.calls).toEqual(expected);
    openPage.mockRestore();
  });
});
