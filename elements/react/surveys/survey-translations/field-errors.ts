import type { Failure } from '@spotreel/sdk/internal/stores';

/** Server's error for a field, by its path below the survey: `questions.0.headline`. */
export type ErrorOf = (path: string) => string | undefined;

export function errorsOf(failure: Failure | undefined): ErrorOf {
  return (path) => failure?.details?.[`survey.${path}`]?.join(' ');
}

/** First problem that no field on the screen shows, with its path. */
export function firstProblem(failure: Failure | undefined): string | undefined {
  const [path, texts] = Object.entries(failure?.details ?? {})[0] ?? [];
  return path ? `${path.replace(/^survey\./, '')}: ${texts?.join(' ')}` : undefined;
}
