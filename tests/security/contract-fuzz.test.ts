/**
 * Every call of the API with valid, nearly valid and hostile requests of five kinds of callers. FUZZ_SEED repeats a run,
 * FUZZ_REQUESTS says how many requests are sent.
 */
import { expect, test } from 'vitest';
import { EVERY_CALL } from './fuzz/fuzz-world';
import { runFuzz } from './fuzz/run-fuzz';

const { FUZZ_SEED, FUZZ_REQUESTS, SPOTREEL_FULL_TESTS } = process.env;
const SHORT = 3000;
const FULL = 100_000;
const count = Number(FUZZ_REQUESTS ?? (SPOTREEL_FULL_TESTS ? FULL : SHORT));
// a change is judged by requests that do not change; the full run finds new ones
const seed = FUZZ_SEED ?? (SPOTREEL_FULL_TESTS ? new Date().toISOString() : 'c');
const SECONDS = 1000;

test(
  'no request brings a fault, an answer outside the contract, or a wait of five seconds',
  async () => {
    console.log(`FUZZ_SEED='${seed}' FUZZ_REQUESTS=${count}`);
    const { statuses, succeeded, problems } = await runFuzz(count, seed);
    const calls = Object.keys(EVERY_CALL).length;
    console.log(`Answers by status: ${JSON.stringify(statuses)}; ${succeeded.size} of ${calls} calls succeeded`);
    expect(problems, problems.join('\n')).toEqual([]);
  },
  (600 + count) * SECONDS,
);
