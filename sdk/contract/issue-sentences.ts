/** A sentence of the contract for each kind of fault that a schema finds. */
import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;
type Sentences = { readonly [Code in NonNullable<Issue['code']>]: (issue: IssueOf<Code>) => string };

/** Choices that one sentence lists. */
const MOST_CHOICES = 12;
const decimals = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

const SENTENCES: Sentences = {
  invalid_type: ({ expected, input }) =>
    input === undefined ? 'This is required.' : `This must be ${kind(expected)}.`,
  too_small: ({ origin, minimum, inclusive, exact }) => {
    if (origin === 'string' && Number(minimum) === 1) return 'This must not be empty.';
    return sizeSentence(origin, exact ? 'exactly' : 'at least', minimum, inclusive === false ? 'more than' : undefined);
  },
  too_big: ({ origin, maximum, inclusive, exact }) =>
    sizeSentence(origin, exact ? 'exactly' : 'at most', maximum, inclusive === false ? 'less than' : undefined),
  invalid_format: ({ format }) => FORMATS[format] ?? 'This does not have the form that is asked for.',
  not_multiple_of: ({ divisor }) => `This must be a multiple of ${decimals.format(divisor)}.`,
  unrecognized_keys: ({ keys }) => `These fields are unknown: ${list(keys)}.`,
  invalid_union: ({ options }) =>
    Array.isArray(options) && options.length > 0
      ? `The kind of this must be one of: ${list(options)}.`
      : 'This does not have a form that is allowed here.',
  invalid_key: () => 'A name in this is not allowed.',
  invalid_element: () => 'An entry of this is not allowed.',
  invalid_value: ({ values }) =>
    values.length === 1 ? `This must be ${list(values)}.` : `This must be one of: ${list(values)}.`,
  custom: () => 'This is not valid.',
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  date: 'a date',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'This must be an email address.',
  url: 'This must be a link that begins with https:// or http://.',
  datetime: 'This must be a time such as 2026-11-22T10:00:00Z.',
  date: 'This must be a date such as 2026-11-22.',
  cuid2: 'This must be an ID.',
  uuid: 'This must be an ID.',
  template_literal: 'This must be a color such as #1a2b3c.',
};

/** The contract's sentence about an issue of zod. It names no value that was sent. */
export function issueSentence(issue: Issue): string {
  const sentence = SENTENCES[issue.code as keyof Sentences] as ((issue: Issue) => string) | undefined;
  return (sentence ?? SENTENCES.custom)(issue as IssueOf<'custom'>);
}

function kind(expected: string): string {
  return KINDS[expected] ?? 'something else';
}

function sizeSentence(origin: string, bound: string, size: number | bigint, open: string | undefined): string {
  const amount = decimals.format(size);
  if (origin === 'string') return `Use ${bound} ${amount} ${size === 1 ? 'character' : 'characters'}.`;
  if (origin === 'array' || origin === 'set')
    return `This needs ${bound} ${amount} ${size === 1 ? 'entry' : 'entries'}.`;
  return `This must be ${open ?? bound} ${amount}.`;
}

function list(values: readonly unknown[]): string {
  const shown = values
    .slice(0, MOST_CHOICES)
    .map((value) => (typeof value === 'string' ? `"${value}"` : String(value)));
  return values.length > MOST_CHOICES ? `${shown.join(', ')}, …` : shown.join(', ');
}
