/**
 * Every call of the API with valid, nearly valid and hostile requests of nine kinds of callers, over a socket. FUZZ_SEED
 * repeats a run, FUZZ_REQUESTS says how many requests are sent, FUZZ_REPORT names a file for the counts of each call.
 */
import { writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { reached } from './fuzz/fuzz-report';
import { runFuzz } from './fuzz/run-fuzz';

vi.mock(import('../../server/platform/http/implement'), async (original) =>
  (await import('./fuzz/handler-runs')).observed(await original()),
);
vi.mock(import('../../server/survey/service/implement-service'), async (original) =>
  (await import('./fuzz/handler-runs')).observedService(await original()),
);

const { FUZZ_SEED, FUZZ_REQUESTS, FUZZ_REPORT, SPOTREEL_FULL_TESTS } = process.env;
const SHORT = 600;
const FULL = 100_000;
const count = Number(FUZZ_REQUESTS ?? (SPOTREEL_FULL_TESTS ? FULL : SHORT));
// a change is judged by requests that do not change; the full run finds new ones
const seed = FUZZ_SEED ?? (SPOTREEL_FULL_TESTS ? new Date().toISOString() : 'c');
const SECONDS = 1000;
/** Calls whose own code answers, when there are enough requests for all of them. */
const LEAST_DEEP = 250;
const ENOUGH = 5000;

test(
  'no request brings a fault, an answer outside the contract, or a wait of five seconds',
  async () => {
    console.log(`FUZZ_SEED='${seed}' FUZZ_REQUESTS=${count}`);
    const report = await runFuzz(count, seed, (soFar) => {
      if (FUZZ_REPORT) writeFileSync(FUZZ_REPORT, JSON.stringify(soFar, null, 1));
    });
    const { statuses, callers, calls, slowestMs, slowestCall, problems } = report;
    const deep = reached(report, 'deep');
    console.log(
      `Answers by status: ${JSON.stringify(statuses)}; requests by caller: ${JSON.stringify(callers)}; of ${Object.keys(calls).length} calls ` +
        `${reached(report, 'started').length} began, ${deep.length} answered in depth, ${reached(report, 'succeeded').length} succeeded; ` +
        `slowest: ${slowestMs} ms for ${slowestCall}`,
    );
    expect(problems, problems.join('\n')).toEqual([]);
    // bodies name `__proto__` and `constructor`
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('isAdmin');
    if (count >= ENOUGH) expect(deep.length).toBeGreaterThanOrEqual(LEAST_DEEP);
  },
  (600 + count) * SECONDS,
);
