import type { Answer, SurveyQuestion } from '@spotreel/sdk/contract';
import { isEmptyAnswer, needsSubmitButton } from '@spotreel/sdk/survey';
import { english } from '../words/english';
import { type DraftOptions, type DraftView, keepDraft } from './draft';
import { element, headline, picture, subheader, withAttributes } from './element';
import { drawBody } from './question-bodies';
import { LABEL_ID, NAMED, PROBLEM_ID, type QuestionBodyProps } from './question-body';

export interface QuestionFormProps extends DraftOptions, Pick<QuestionBodyProps<'fileUpload'>, 'seed' | 'storeFile'> {
  readonly original: SurveyQuestion;
  readonly isLast: boolean;
  /** Undefined: nothing to go back to. */
  readonly onBack: (() => void) | undefined;
}

/** One question: its words, its controls, what is wrong, and the buttons. Enter sends once. */
export function questionForm(props: QuestionFormProps): HTMLElement {
  const { question, say } = props;
  const title = headline(question.headline);
  if (!question.required && question.type !== 'cta')
    // the space keeps the last letter from joining the first: Arabic is written across elements
    title.append(' ', element('span', { className: 'sv-optional' }, say(english.optional)));
  title.id = LABEL_ID;
  const problemLine = element('p', { id: PROBLEM_ID, className: 'sv-problem', role: 'alert' });
  const buttons = formButtons(props);

  const mark = (isInvalid: boolean, text = '') => {
    if (text !== problemLine.textContent) problemLine.textContent = text;
    const marked = controls.querySelectorAll<HTMLElement>('[aria-invalid]');
    for (const control of marked) control.ariaInvalid = String(isInvalid);
    return marked[0];
  };
  const onNotice = (notice?: string) => mark(false, notice);
  const onProblem = (problem?: string) => {
    const first = mark(problem !== undefined, problem);
    if (problem) (first ?? controls.querySelector('input'))?.focus();
  };
  const draft = keepDraft(props, { onEntered: buttons.onEntered, onProblem, onNotice });
  const controls = withAttributes(
    element('fieldset', {}, ...drawBody({ ...props, onDraft: draft.change, onSubmit: draft.sendSoon })),
    NAMED,
  );
  const onsubmit = (event: Event) => {
    event.preventDefault();
    draft.send();
  };
  return element(
    'form',
    { noValidate: true, onsubmit },
    picture(question.imageUrl),
    title,
    subheader(question.subheader),
    controls,
    problemLine,
    buttons.bar,
  );
}

type FormButtons = Pick<DraftView, 'onEntered'> & { readonly bar: HTMLElement };

function formButtons({ question, say, isLast, onBack, onAnswer }: QuestionFormProps): FormButtons {
  const canDismiss = (question.type === 'cta' || question.type === 'consent') && !question.required;
  const submit = element('button', { type: 'submit', dir: 'auto' });
  const bar = element(
    'div',
    { className: 'sv-buttons' },
    onBack && plainButton('sv-back', question.backButtonLabel || say(english.back), onBack),
    canDismiss && plainButton('', question.dismissButtonLabel || say(english.skip), () => onAnswer(undefined)),
  );
  return {
    bar,
    onEntered(answer: Answer | undefined) {
      const isSkip = !question.required && !canDismiss && isEmptyAnswer(question.type, answer);
      submit.className = `sv-button ${isSkip ? 'sv-quiet' : 'sv-main'}`;
      submit.textContent = question.buttonLabel || say(isSkip ? english.skip : isLast ? english.finish : english.next);
      if (!needsSubmitButton(question, answer)) submit.remove();
      else if (!submit.parentNode) bar.append(submit);
    },
  };
}

function plainButton(place: string, text: string, onclick: () => void): HTMLElement {
  return element('button', { type: 'button', className: `sv-button sv-plain ${place}`, onclick }, text);
}
