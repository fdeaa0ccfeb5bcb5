import type { Call } from '@spotreel/sdk/internal/contract';
import type { Log } from '../../log/log';
import { mismatch } from '../validation/validate';

/** Answers of each call that are checked first, and then each of so many. */
const FIRST = 20;
const EACH_OF = 100;

const answered = new WeakMap<Call, number>();

/**
 * Checks an answer against the contract. With `verifyAnswers`, in development and tests, it checks each and throws what is wrong.
 * Else it checks the first 20 of each call and one of a hundred after them, and logs what is wrong.
 */
export function checkAnswer(
  call: Call,
  output: unknown,
  { verifyAnswers }: { verifyAnswers: boolean },
  log: Log,
): void {
  if (!verifyAnswers && !isInSample(call)) return;
  const problem = problemOf(call, output);
  if (problem === undefined) return;
  if (verifyAnswers) throw new Error(`${call.method} ${call.path} answers against the contract: ${problem}`);
  log.error({ call: `${call.method} ${call.path}`, problem }, 'an answer is against the contract');
}

function isInSample(call: Call): boolean {
  const count = (answered.get(call) ?? 0) + 1;
  answered.set(call, count);
  return count <= FIRST || count % EACH_OF === 0;
}

function problemOf({ list, output: schema }: Call, output: unknown): string | undefined {
  const items = list ? (output as { readonly data: readonly unknown[] }).data : [output];
  for (const item of items) {
    const problem = mismatch(schema, item);
    if (problem) return problem;
  }
  return undefined;
}
