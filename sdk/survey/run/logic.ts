/**
 * Tests a rule of a survey against an answer. It is sound where the reference was not (defect 12). A number
 * equals its text, and notEquals is the opposite of equals. No file is 'not uploaded', blanks are no zero, and a rule
 * can ask for 'Other'.
 */
import type { LogicCondition, LogicRule } from '../../contract/surveys/logic';
import type { SurveyQuestion } from '../../contract/surveys/question';
import { OTHER_CHOICE_ID } from '../../contract/surveys/reserved-ids';
import type { Answer } from '../../contract/surveys/response';
import { isEmptyAnswer } from '../answers/empty-answer';

type Given = Answer | undefined;
type RuleValue = LogicRule['value'];
type Test = (answer: Given, value: RuleValue, question: SurveyQuestion) => boolean;

const TESTS: Readonly<Record<LogicCondition, Test>> = {
  equals,
  notEquals: (answer, value, question) => !equals(answer, value, question),
  lessThan: compared((answer, value) => answer < value),
  lessEqual: compared((answer, value) => answer <= value),
  greaterThan: compared((answer, value) => answer > value),
  greaterEqual: compared((answer, value) => answer >= value),
  // No values ask for nothing: such a rule is unfinished and never holds, although logic alone would call 'all of none' true.
  includesAll: (answer, value, question) => textsOf(value).length > 0 && textsOf(value).every(among(answer, question)),
  includesOne: (answer, value, question) => textsOf(value).some(among(answer, question)),
  accepted: (answer) => answer === 'accepted',
  clicked: (answer) => answer === 'clicked',
  submitted: (answer, _, { type }) => !isEmptyAnswer(type, answer),
  skipped: (answer, _, { type }) => isEmptyAnswer(type, answer),
  uploaded: (answer, _, { type }) => !isEmptyAnswer(type, answer),
  notUploaded: (answer, _, { type }) => isEmptyAnswer(type, answer),
};

/** A rule without a condition, or with one that this version does not know, never holds. */
export function ruleHolds(rule: LogicRule, question: SurveyQuestion, answer: Answer | undefined): boolean {
  const { condition, value } = rule;
  if (!condition || !Object.hasOwn(TESTS, condition)) return false;
  return TESTS[condition](answer, value, question);
}

/** One text among several choices counts if it is the only one; several values mean these and no others. */
function equals(answer: Given, value: RuleValue, question: SurveyQuestion): boolean {
  if (typeof answer === 'number' || typeof value === 'number') {
    const number = numberOf(answer);
    return number !== undefined && number === numberOf(value);
  }
  const given = new Set(textsOf(answer));
  const asked = new Set(textsOf(value));
  return asked.size > 0 && given.size === asked.size && [...asked].every(among(answer, question));
}

function compared(holds: (answer: number, value: number) => boolean): Test {
  return (answer, value) => {
    const left = numberOf(answer);
    const right = numberOf(value);
    return left !== undefined && right !== undefined && holds(left, right);
  };
}

function numberOf(value: Given | RuleValue): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function textsOf(value: Given | RuleValue): readonly string[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [String(value)];
}

/** Test for a value of a rule among the given answer; 'Other' passes if a text was typed that no choice has. */
function among(answer: Given, question: SurveyQuestion): (value: string) => boolean {
  const given = textsOf(answer);
  return (value) => given.includes(value) || (isOther(value, question) && given.some(isTyped(question)));
}

function isOther(value: string, question: SurveyQuestion): boolean {
  const other = labelled(question).find(({ id }) => id === OTHER_CHOICE_ID);
  if (!other || isRegular(value, question)) return false;
  return value === other.label || value.toLowerCase() === OTHER_CHOICE_ID;
}

function isTyped(question: SurveyQuestion): (text: string) => boolean {
  return (text) => text.trim() !== '' && !isRegular(text, question);
}

function isRegular(label: string, question: SurveyQuestion): boolean {
  return labelled(question).some((choice) => choice.id !== OTHER_CHOICE_ID && choice.label === label);
}

function labelled(question: SurveyQuestion): readonly { id: string; label: string }[] {
  const isChoice = question.type === 'multipleChoiceSingle' || question.type === 'multipleChoiceMulti';
  return isChoice ? question.choices : [];
}
