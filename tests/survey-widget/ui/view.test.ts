import { render } from 'preact';
import { describe, expect, test, vi } from 'vitest';
import type { SurveyQuestion } from '../../../sdk/contract/surveys/question';
import type { Survey } from '../../../sdk/contract/surveys/survey';
import { createSurveyRun } from '../../../sdk/survey/run/survey-run';
import type { Actions, QuestionActions } from '../../../survey-widget/ui/actions';
import { surveyLook } from '../../../survey-widget/ui/look';
import type { AnswerDraft } from '../../../survey-widget/ui/questions/draft';
import * as fileQuestions from '../../../survey-widget/ui/questions/file-questions';
import type { Setting } from '../../../survey-widget/ui/setting';
import type { Shown } from '../../../survey-widget/ui/shown';
import { view } from '../../../survey-widget/ui/view';
import { product, question, surveyOf } from '../../sdk/survey/questions';

const choices = [
  { id: 'r', label: 'Red' },
  { id: 'other', label: 'Other' },
];

function drawn(asked: SurveyQuestion, draft: AnswerDraft, more: Partial<Shown> = {}, change: Partial<Survey> = {}) {
  const survey = surveyOf([asked], change);
  const { state, questions } = createSurveyRun({ survey });
  const setting: Setting = {
    survey,
    questions,
    fileQuestions,
    isInline: true,
    dir: 'ltr',
    lang: 'en',
    seed: 1,
    look: surveyLook(product, survey),
    say: (text, values = {}) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
    storeFile: async () => '',
  };
  const answering = { enter: vi.fn(), pick: vi.fn(), send: vi.fn() };
  const actions = { question: answering as unknown as QuestionActions } as Actions;
  const root = document.createElement('div');
  document.body.append(root); // elsewhere a click changes no box
  render(view({ run: state, draft, ...more }, actions, setting), root);
  return { root, answering };
}

describe('the view', () => {
  const asked = [
    question('openText'),
    question('multipleChoiceSingle', { choices }),
    question('multipleChoiceMulti', { choices }),
    question('nps'),
    question('rating', { scale: 'star', range: 5 }),
    question('cta'),
    question('consent'),
    question('pictureSelection', { choices: [{ id: 'p', imageUrl: 'https://a.test/p.png' }] }),
    question('fileUpload'),
  ];
  test.each(asked.map((one) => [one.type, one] as const))(
    'of a question of type %s follows from its arguments',
    (_, one) => {
      const html = () => drawn(one, { answer: undefined, message: 'Something is wrong' }).root.innerHTML;
      expect(html()).toContain('Something is wrong');
      expect(html()).toBe(html());
    },
  );

  test('shows what the draft has, and hands over what is entered', () => {
    const { root, answering } = drawn(question('multipleChoiceMulti', { choices }), { answer: ['Red', 'Mint'] });
    const boxes = [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
    expect(root.querySelector<HTMLInputElement>('.sv-field')?.value).toBe('Mint');
    boxes[0]?.click();
    expect(answering.enter).toHaveBeenCalledWith({
      choice: { ids: ['other'], otherText: 'Mint' },
      answer: ['Mint'],
      problem: undefined,
    });
  });

  test('shows the picture of a question, for the eye alone', () => {
    const picture = (imageUrl?: string) =>
      drawn(question('openText', { imageUrl }), { answer: undefined }).root.querySelector('img');
    expect([picture('https://a.test/p.png')?.src, picture('https://a.test/p.png')?.alt]).toEqual([
      'https://a.test/p.png',
      '',
    ]);
    expect(picture()).toBeNull();
  });

  test('has a button that sends a scale once it has a value', () => {
    const buttons = (draft: AnswerDraft) => drawn(question('nps'), draft).root.querySelectorAll('[type=submit]').length;
    expect([buttons({ answer: undefined }), buttons({ answer: 3 })]).toEqual([0, 1]);
  });

  test('lists files with their progress, and takes no second one where one is asked for', () => {
    const file = { name: 'a.pdf', progress: 0.5, life: new AbortController() };
    const { root } = drawn(question('fileUpload', { allowMultipleFiles: false }), { answer: undefined, files: [file] });
    expect(root.querySelector('.sv-file-meter')?.getAttribute('aria-valuenow')).toBe('50');
    expect(root.querySelector('.sv-drop')).toBe(null);
  });

  test('counts down to its closing until the visitor touches it', () => {
    const bars = (isTouched: boolean) =>
      drawn(question('nps'), { answer: undefined }, { isTouched }, { autoClose: 9 }).root.querySelectorAll(
        '.sv-countdown',
      );
    expect([bars(false).length, bars(true).length]).toEqual([1, 0]);
  });
});
