/** No word of zod reaches a reader: every body and query of the contract with values that are wrong in every way. */

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { issueSentence } from '../../../sdk/contract/issue-sentences';
import { readValue } from '../../../sdk/contract/read-value';
import { type Chance, createChance } from '../../security/fuzz/chance';
import { damage } from '../../security/fuzz/damage';
import { EVERY_CALL } from '../../security/fuzz/fuzz-world';
import { validValue } from '../../security/fuzz/valid-value';

const RAW = /\b(too (small|big)|invalid|expected|received|unrecognized|must (match|have)|>=|<=)\b|[<>]=/i;
/** Words that docs/rules/surveys.md asks for. */
const DOCUMENTED = ['Invalid color'];
const ROUNDS = 20;

test('faults of each call are said in sentences of the contract', () => {
  const codes = new Set<string>();
  const raw: string[] = [];
  for (const [name, { query, body }] of Object.entries(EVERY_CALL)) {
    const chance = createChance(name);
    for (const schema of [query, body]) {
      if (!schema) continue;
      for (const value of wrongValues(schema, chance, schema === query)) {
        const messages = new Set(sentencesAbout(schema, value));
        raw.push(
          ...[...messages]
            .filter((text) => RAW.test(text) && !DOCUMENTED.includes(text))
            .map((text) => `${name}: ${text}`),
        );
        for (const { code } of z.safeParse(schema, value).error?.issues ?? []) codes.add(code);
      }
    }
  }
  expect(raw).toEqual([]);
  // the kinds that most schemas of the contract can find
  const found = ['custom', 'invalid_format', 'invalid_type', 'invalid_union', 'invalid_value', 'too_big', 'too_small'];
  expect([...codes]).toEqual(expect.arrayContaining(found));
});

function wrongValues(schema: z.core.$ZodType, chance: Chance, isQuery: boolean): unknown[] {
  const damaged = Array.from({ length: ROUNDS }, () => damage(validValue(schema, chance), chance));
  return isQuery ? [{}, ...damaged.map(asTexts)] : [undefined, null, 3, 'text', [], {}, ...damaged];
}

function sentencesAbout(schema: z.core.$ZodType, value: unknown): string[] {
  const result = readValue(schema, value);
  return result.success ? [] : result.faults.map(({ message }) => message);
}

/** As a query has them. */
function asTexts(value: unknown): Record<string, string> {
  return Object.fromEntries(
    (typeof value === 'object' ? Object.entries(value ?? {}) : []).map(([name, inner]) => [
      name,
      JSON.stringify(inner) ?? '',
    ]),
  );
}

describe('a sentence', () => {
  const message = (schema: z.core.$ZodType, value: unknown) => sentencesAbout(schema, value)[0];

  test.for([
    [z.string(), undefined, 'This is required.'],
    [z.string(), 3, 'This must be text.'],
    [z.int(), 1.5, 'This must be a whole number.'],
    [z.array(z.string()), {}, 'This must be a list.'],
    [z.string().check(z.minLength(1)), '', 'This must not be empty.'],
    [z.string().check(z.minLength(20)), 'a', 'Use at least 20 characters.'],
    [z.string().check(z.maxLength(5000)), 'a'.repeat(5001), 'Use at most 5,000 characters.'],
    [z.array(z.string()).check(z.minLength(1)), [], 'This needs at least 1 entry.'],
    [z.number().check(z.lte(14.399999999999999)), 15, 'This must be at most 14.4.'],
    [z.number().check(z.gt(0)), 0, 'This must be more than 0.'],
    [z.number().check(z.multipleOf(0.5)), 0.3, 'This must be a multiple of 0.5.'],
    [z.email(), 'a', 'This must be an email address.'],
    [z.enum(['one', 'two']), 'three', 'This must be one of: "one", "two".'],
    [z.literal(4), 5, 'This must be 4.'],
    [z.strictObject({}), { a: 1 }, 'These fields are unknown: "a".'],
    [z.record(z.string().check(z.maxLength(1)), z.string()), { ab: '' }, 'A name in this is not allowed.'],
    [z.union([z.string(), z.number()]), true, 'This does not have a form that is allowed here.'],
    [z.string().check(z.refine(() => false)), 'a', 'This is not valid.'],
    [z.string().check(z.minLength(1, 'Enter a name.')), '', 'Enter a name.'],
  ] as const)('%#: %s', ([schema, value, sentence]) => {
    expect(message(schema, value)).toBe(sentence);
  });

  test('a code that a newer zod adds has a sentence', () => {
    expect(issueSentence({ code: 'brand_new', input: 1 } as never)).toBe('This is not valid.');
  });
});
