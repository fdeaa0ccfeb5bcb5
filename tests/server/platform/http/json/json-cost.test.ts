import { describe, expect, test } from 'vitest';
import { readJson } from '../../../../../server/platform/http/json/json-body';
import { jsonCost } from '../../../../../server/platform/http/json/json-cost';

const bodyOf = (text: string) => readJson(new Request('http://spotreel.test', { method: 'POST', body: text }));

describe('what a text of JSON costs', () => {
  test.each([
    ['1', { depth: 0, values: 1 }],
    ['[1,[2,{"a":3}]]', { depth: 3, values: 6 }],
    ['"a text with [ { and , and \\" in it"', { depth: 0, values: 1 }],
    ['["ends with a backslash \\\\",[]]', { depth: 2, values: 4 }],
    ['"open', { depth: 0, values: 1 }],
    [']]]]', { depth: 0, values: 1 }],
  ])('%s', (text, cost) => {
    expect(jsonCost(text)).toEqual(cost);
  });

  test('is counted in linear time', () => {
    const started = performance.now();
    for (const part of ['\\', '"', '\\"', '["', '{']) jsonCost(part.repeat(1_000_000));
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe('a body', () => {
  test.each([
    ['nested without end', '['.repeat(100_000), 'Values are nested more than 64 deep'],
    ['of very many values', `[${'0,'.repeat(300_000)}0]`, 'Has more than 250000 values'],
  ])('%s is refused with its place', async (_name, text, why) => {
    await expect(bodyOf(text)).rejects.toMatchObject({
      code: 'input_too_complex',
      status: 422,
      details: { body: [why] },
    });
  });

  test('of the usual kind is read', async () => {
    expect(await bodyOf('{"a":[1,{"b":"["}]}')).toEqual({ a: [1, { b: '[' }] });
  });
});
