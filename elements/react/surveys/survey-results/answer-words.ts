import { OTHER_CHOICE_ID, type SurveyQuestion } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';

const WORDS = {
  'cta.clicked': 'results.clicked',
  'cta.dismissed': 'results.skipped',
  'consent.accepted': 'results.accepted',
  'consent.dismissed': 'results.declined',
  'fileUpload.skipped': 'results.skipped',
} as const;

/** One value of an answer as people say it. `question`: undefined for one that the survey has no more. */
export function answerWords(t: Translator, question: SurveyQuestion | undefined, value: string): string {
  if (!question) return value;
  const key = `${question.type}.${value}`;
  if (key in WORDS) return t(WORDS[key as keyof typeof WORDS]);
  const other = otherLabel(question);
  const isOffered =
    'choices' in question && question.choices.some((choice) => 'label' in choice && choice.label === value);
  return other === undefined || isOffered || value === ''
    ? value
    : t('results.typedOther', { label: other, text: value });
}

/** Label of 'Other' in a question; undefined if it has no such choice. */
export function otherLabel(question: SurveyQuestion): string | undefined {
  if (question.type !== 'multipleChoiceSingle' && question.type !== 'multipleChoiceMulti') return undefined;
  return question.choices.find(({ id }) => id === OTHER_CHOICE_ID)?.label;
}
