/** How often each answer of a fixed set was given. Answers outside the set (a typed 'Other', a choice of before) count too. */
import type { SurveyQuestion } from '../../../sdk/contract/schemas/survey/question';
import { OTHER_CHOICE_ID } from '../../../sdk/contract/schemas/survey/reserved-ids';
import type { Answer } from '../../../sdk/contract/schemas/survey/response';
import type { AnswerCount } from '../../../sdk/contract/schemas/survey/results';

interface Bar {
  readonly value: string;
  readonly label: string;
}

export function distributionOf(question: SurveyQuestion, answers: readonly Answer[]): AnswerCount[] {
  const bars = barsOf(question);
  if (!bars) return [];
  const counts = new Map(bars.map(({ value }) => [value, 0]));
  for (const value of answers.flat()) {
    const key = keyOf(question, String(value), counts);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const labels = new Map(bars.map(({ value, label }) => [value, label]));
  return [...counts].map(([value, count]) => ({ value, label: labels.get(value) ?? value, count }));
}

/** Undefined: the question takes free answers. */
function barsOf(question: SurveyQuestion): readonly Bar[] | undefined {
  switch (question.type) {
    case 'nps':
      return numbers(0, 10);
    case 'rating':
      return numbers(1, question.range);
    case 'multipleChoiceSingle':
    case 'multipleChoiceMulti':
      return question.choices.map(({ id, label }) => ({ value: id === OTHER_CHOICE_ID ? id : label, label }));
    case 'pictureSelection':
      return question.choices.map(({ id, imageUrl }) => ({ value: id, label: imageUrl }));
    case 'cta':
      return [bar('clicked'), bar('dismissed')];
    case 'consent':
      return [bar('accepted'), bar('dismissed')];
    case 'openText':
    case 'fileUpload':
      return undefined;
  }
}

function keyOf(question: SurveyQuestion, value: string, counts: ReadonlyMap<string, number>): string | undefined {
  if (counts.has(value)) return value;
  if (question.type === 'pictureSelection') return value;
  const isChoice = question.type === 'multipleChoiceSingle' || question.type === 'multipleChoiceMulti';
  if (!isChoice) return undefined;
  return counts.has(OTHER_CHOICE_ID) ? OTHER_CHOICE_ID : value;
}

function bar(value: string): Bar {
  return { value, label: value };
}

function numbers(from: number, to: number): Bar[] {
  return Array.from({ length: to - from + 1 }, (_, index) => bar(String(from + index)));
}
