/**
 * Number of each answer of a fixed set; a response counts once for each. Typed texts count as 'Other', and choices that
 * are offered no more have bars of their own.
 */
import { type Answer, type AnswerCount, OTHER_CHOICE_ID, type SurveyQuestion } from '@spotreel/sdk/internal/contract';
import { isOtherText } from './other-text';

interface Bar {
  readonly value: string;
  readonly label: string;
}

export interface Distribution {
  add(answer: Answer): void;
  /** None for a question that takes free answers. */
  bars(): AnswerCount[];
}

/** `former`: choices that the question offered once. */
export function createDistribution(question: SurveyQuestion, former: readonly string[] = []): Distribution {
  const bars = barsOf(question);
  if (!bars) return { add: () => {}, bars: () => [] };
  const counts = new Map(bars.map(({ value }) => [value, 0]));
  const labels = new Map(bars.map(({ value, label }) => [value, label]));
  return {
    add(answer) {
      const values = [answer].flat().map(String);
      for (const key of new Set(values.flatMap((value) => keyOf(question, value, counts, former) ?? []))) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    },
    bars: () => [...counts].map(([value, count]) => ({ value, label: labels.get(value) ?? value, count })),
  };
}

/** Text that a person typed for 'Other'; empty for questions without it. */
export function otherTexts(question: SurveyQuestion, answer: Answer, former: readonly string[] = []): string[] {
  const texts = [answer].flat().map(String);
  return texts.filter((text) => isOtherText(question, text, former));
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

/** The bar that a value counts for; undefined for none. */
function keyOf(
  question: SurveyQuestion,
  value: string,
  counts: ReadonlyMap<string, number>,
  former: readonly string[],
): string | undefined {
  if (counts.has(value) || former.includes(value)) return value;
  if (value.trim() === '') return undefined;
  return counts.has(OTHER_CHOICE_ID) && 'choices' in question ? OTHER_CHOICE_ID : undefined;
}

function bar(value: string): Bar {
  return { value, label: value };
}

function numbers(from: number, to: number): Bar[] {
  return Array.from({ length: to - from + 1 }, (_, index) => bar(String(from + index)));
}
