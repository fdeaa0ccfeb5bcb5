import { OTHER_CHOICE_ID, type SurveyQuestion } from '@spotreel/sdk/internal/contract';

/** Former choices of one question that are remembered, the newest. */
const REMEMBERED = 400;

/** By question: what it offered before `next`. Answers with such a choice stay right when an author changes its words. */
export function formerChoices(
  before: readonly SurveyQuestion[],
  next: readonly SurveyQuestion[],
  known: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> {
  const offered = new Map(next.map((question) => [question.id, new Set(choicesOf(question))]));
  const ids = new Set([...Object.keys(known), ...before.map(({ id }) => id)]);
  const former = [...ids].map((id) => {
    const question = before.find((one) => one.id === id);
    const all = new Set([...(known[id] ?? []), ...(question ? choicesOf(question) : [])]);
    return [id, [...all].filter((choice) => !offered.get(id)?.has(choice)).slice(-REMEMBERED)] as const;
  });
  return Object.fromEntries(former.filter(([, choices]) => choices.length > 0));
}

/** As answers name them. */
function choicesOf(question: SurveyQuestion): string[] {
  if (question.type === 'pictureSelection') return question.choices.map(({ id }) => id);
  if (question.type !== 'multipleChoiceSingle' && question.type !== 'multipleChoiceMulti') return [];
  return question.choices.filter(({ id }) => id !== OTHER_CHOICE_ID).map(({ label }) => label);
}
