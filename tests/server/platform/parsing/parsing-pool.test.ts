import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMeters } from '../../../../server/platform/metrics/meters';
import { createParsingPool, type ParsingPool, typedParsing } from '../../../../server/platform/parsing/parsing-pool';
import { buildForTest } from '../../fixtures/database-thread';
import type { testParsers } from './test-parsers';

let entry: string;
let pool: ParsingPool;
const warnings: unknown[] = [];
const log = { warn: (fields: object) => void warnings.push(fields) };
const caller = { account: 1, field: 'text', limitMs: 3000 };
/** On a machine that is busy with other tests. */
const BUSY_MS = 180_000;
const parsing = () => typedParsing<typeof testParsers>(pool);

beforeAll(async () => {
  entry = await buildForTest('tests/server/platform/parsing/test-parsers.ts', 'test-parsers');
  pool = createParsingPool({ entry, log });
  pool.warmUp();
});

afterAll(() => pool.close());

test('a result comes back as it was, with dates, maps and sets', async () => {
  const value = { at: new Date(5), by: new Map([['a', new Set([1])]]), bytes: new Uint8Array([1, 2]) };
  expect(await parsing().parse('echo', caller, value)).toEqual(value);
});

test('one process serves small inputs, each in a few milliseconds', async () => {
  const ids = new Set<number>();
  const times: number[] = [];
  for (let round = 0; round < 50; round++) {
    const started = performance.now();
    ids.add((await parsing().parse('processId', caller)) as number);
    times.push(performance.now() - started);
  }
  expect(ids.size).toBe(1);
  expect(times.toSorted((one, other) => one - other)[25]).toBeLessThan(50);
});

describe('a limit that is reached is a refusal that names the field', () => {
  test.each([
    ['time', 'forever', 'Takes longer than 3 seconds to read'],
    ['memory', 'fillMemory', 'Takes too much memory to read'],
    ['output', 'hugeResult', 'Holds more than can be read at once'],
    ['output', 'recurse', 'Holds more than can be read at once'],
    ['memory', 'leave', 'Takes too much memory to read'],
  ] as const)(
    '%s, by %s',
    async (reason, name, why) => {
      const limitMs = name === 'forever' ? 3000 : 60_000;
      const refusal = parsing().parse(name, { ...caller, limitMs });
      await expect(refusal).rejects.toMatchObject({ code: 'input_too_complex', status: 422, details: { text: [why] } });
      expect(warnings.at(-1)).toEqual({ parser: name, account: 1, reason });
      expect(await parsing().parse('echo', caller, 'still here')).toBe('still here');
    },
    BUSY_MS,
  );
});

test('time is what the process works: an input that waits for a busy machine is read', async () => {
  expect(await parsing().parse('sleep', { ...caller, limitMs: 300 }, 1000)).toBeUndefined();
});

test('but nothing waits for ever', async () => {
  const began = performance.now();
  const refusal = parsing().parse('sleep', { ...caller, limitMs: 300 }, 60_000);
  await expect(refusal).rejects.toMatchObject({ code: 'input_too_complex' });
  expect(performance.now() - began).toBeGreaterThan(1500);
});

test('processes, seconds and refusals are counted', async () => {
  const meters = createMeters();
  pool.countIn(meters);
  await parsing().parse('echo', caller, 1);
  await parsing()
    .parse('refuse', caller)
    .catch(() => undefined);
  await parsing()
    .parse('forever', { ...caller, limitMs: 200 })
    .catch(() => undefined);
  await parsing()
    .parse('fail', caller)
    .catch(() => undefined);
  const text = meters.text([]);
  expect(text).toContain('spotreel_parser_seconds_count{parser="echo"} 1');
  expect(text).toContain('spotreel_parser_refusals_total{parser="refuse",code="validation_failed"} 1');
  expect(text).toContain('spotreel_parser_refusals_total{parser="forever",code="time"} 1');
  expect(text).toContain('spotreel_parser_refusals_total{parser="fail",code="internal"} 1');
  const running = parsing().parse('sleep', caller, 300);
  await expect.poll(() => pool.processes().busy).toBe(1);
  await running;
  expect([pool.processes().busy, pool.waiting]).toEqual([0, 0]);
  expect(pool.processes().idle).toBeGreaterThan(0);
});

test('a refusal of the parser keeps its code and its place', async () => {
  await expect(parsing().parse('refuse', caller)).rejects.toMatchObject({
    code: 'validation_failed',
    status: 422,
    details: { text: ['Row 3 has no name'] },
  });
});

test('a fault of the parser is no refusal', async () => {
  await expect(parsing().parse('fail', caller)).rejects.toThrow('a fault of ours');
});

test(
  'other accounts go on while one has hostile input, however much of it',
  async () => {
    let ended = 0;
    const hostile = Array.from({ length: 2 }, () =>
      parsing()
        .parse('forever', { account: 1, field: 'text', limitMs: 2000 })
        .catch(({ code }) => code)
        .finally(() => {
          ended += 1;
        }),
    );
    expect(await parsing().parse('echo', { account: 2, field: 'text' }, 'quick')).toBe('quick');
    expect(ended).toBe(0);
    expect(await Promise.all(hostile)).toEqual(Array(2).fill('input_too_complex'));
  },
  BUSY_MS,
);

test('processes that cannot start are a fault, and none stays', async () => {
  const broken = createParsingPool({ entry: '/nowhere/parser.js', log });
  await expect(broken.parse('echo', caller, 1)).rejects.toThrow('did not start');
  broken.close();
});

test('a closed pool takes nothing more', async () => {
  const closed = createParsingPool({ entry, log });
  const running = closed.parse('sleep', caller, 5000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  closed.close();
  await expect(running).rejects.toMatchObject({ code: 'service_unavailable' });
  await expect(closed.parse('echo', caller, 1)).rejects.toMatchObject({ code: 'service_unavailable' });
});
