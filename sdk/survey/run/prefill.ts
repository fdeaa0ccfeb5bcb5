/**
 * Answers that the address of a survey's page brings: `?score=9&team=Design`, by the id of the question. What does not
 * fit its question is left out, as if it were not there.
 */
import type { QuestionOf, SurveyQuestion } from '../../contract/surveys/question';
import { OTHER_CHOICE_ID } from '../../contract/surveys/reserved-ids';
import type { Answer } from '../../contract/surveys/response';
import { answerProblem } from '../answers/answers';
import { choiceAnswer } from '../answers/choice-draft';
import { isEmptyAnswer } from '../answers/empty-answer';
import { textAnswer } from '../answers/text-rules';
import type { SurveyRun } from './survey-run';

/** All values of one parameter, in their order. */
export type ValuesOf = (name: string) => readonly string[];

/** Undefined answers pass over their question: `?offer=dismissed`. */
export type Prefilled = ReadonlyMap<string, Answer | undefined>;

/** Answers that the page's address brings. Values that do not fit their question are left out. */
export function prefilledAnswers(questions: readonly SurveyQuestion[], valuesOf: ValuesOf): Prefilled {
  return new Map(
    questions.flatMap((question): [string, Answer | undefined][] => {
      const values = valuesOf(question.id);
      if (values.length === 0) return [];
      if (values[0] === 'dismissed' && canDismiss(question)) return [[question.id, undefined]];
      const answer = answerOf(question, values);
      const isRight = !isEmptyAnswer(question.type, answer) && !answerProblem(question, answer);
      return isRight ? [[question.id, answer]] : [];
    }),
  );
}

/**
 * Gives these answers as a visitor would: from the first question on, along the survey's logic, up to the first question
 * that has none. Each question is answered once, however logic leads.
 */
export function answerPrefilled(run: SurveyRun, prefilled: Prefilled): void {
  const first = run.questions[0];
  if (!first || !prefilled.has(first.id)) return;
  run.begin();
  const given = new Set<string>();
  for (let question = run.state.question; question; question = run.state.question) {
    const { id } = question;
    const { step } = run.state;
    if (given.has(id) || !prefilled.has(id)) return;
    given.add(id);
    const answer = prefilled.get(id);
    if (answer === undefined) run.skip(step);
    else run.submit(step, answer);
  }
}

function canDismiss({ type, required }: SurveyQuestion): boolean {
  return !required && (type === 'cta' || type === 'consent');
}

function answerOf(question: SurveyQuestion, values: readonly string[]): Answer | undefined {
  const [value = ''] = values;
  switch (question.type) {
    case 'openText':
      return textAnswer(question.inputType, value);
    case 'nps':
    case 'rating':
      return /^\d{1,2}$/.test(value) ? Number(value) : undefined;
    case 'cta':
    case 'consent':
      return value;
    case 'multipleChoiceSingle':
      return choicesOf(question, [value]);
    case 'multipleChoiceMulti':
      return choicesOf(question, isChoice(question, value) ? values : values.flatMap(listed));
    case 'pictureSelection':
      return picturesOf(question, values.flatMap(listed));
    case 'fileUpload':
      return undefined;
  }
}

type ChoiceQuestion = QuestionOf<'multipleChoiceSingle'> | QuestionOf<'multipleChoiceMulti'>;

/** By label or id; another text is that of 'Other', and fits no question without it. */
function choicesOf(question: ChoiceQuestion, values: readonly string[]): Answer | undefined {
  const ids = values.map((value) => question.choices.find(named(value))?.id ?? OTHER_CHOICE_ID);
  const otherText = values.find((value) => !question.choices.some(named(value))) ?? '';
  return choiceAnswer(question, { ids, otherText });
}

function isChoice(question: ChoiceQuestion, value: string): boolean {
  return question.choices.some(named(value));
}

function named(value: string) {
  return ({ id, label }: { readonly id: string; readonly label: string }) => label === value || id === value;
}

/** By id, or by their place from 1. */
function picturesOf({ choices, allowMulti }: QuestionOf<'pictureSelection'>, values: readonly string[]) {
  const ids = values.map((value) => (choices.find(({ id }) => id === value) ?? choices[Number(value) - 1])?.id);
  const known = ids.filter((id) => id !== undefined);
  return known.length === ids.length ? [...new Set(known)].slice(0, allowMulti ? undefined : 1) : undefined;
}

function listed(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
