/** How requests are read, for every call of the contract. */

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tenantBrandCalls } from '../../../../../sdk/contract/agency/tenant-brand-calls';
import type { Call } from '../../../../../sdk/contract/call';
import { surveyDraft } from '../../../../../sdk/contract/surveys/survey';
import type { ApiError } from '../../../../../server/platform/http/api-error';
import type { RequestNotes } from '../../../../../server/platform/http/request-notes';
import { validatedBody, validatedQuery } from '../../../../../server/platform/http/validation/validate';
import { createChance } from '../../../../security/fuzz/chance';
import { EVERY_CALL } from '../../../../security/fuzz/fuzz-world';
import { validValue } from '../../../../security/fuzz/valid-value';

const CALLS = Object.entries(EVERY_CALL);

/** What was read, or the details of the refusal. */
function outcome(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return (error as ApiError).details;
  }
}

describe('a query', () => {
  const parameters = CALLS.flatMap(([name, { query }]) =>
    query ? Object.keys((query as z.ZodMiniObject).shape).map((parameter) => [name, parameter, query] as const) : [],
  );

  test.for(parameters)('%s: an empty %s is an absent one', ([, parameter, query]) => {
    expect(parameters.length).toBeGreaterThan(80);
    const absent = outcome(() => validatedQuery(query, new URLSearchParams()));
    const empty = outcome(() => validatedQuery(query, new URLSearchParams({ [parameter]: '' })));
    expect(empty).toEqual(absent);
  });

  test('a value beside an empty one counts', () => {
    const schema = z.object({ goal: z.optional(z.string()) });
    expect(validatedQuery(schema, new URLSearchParams('goal=3&goal='))).toEqual({ goal: '3' });
  });
});

describe('a body', () => {
  const bodies = CALLS.filter(([, { body }]) => body !== undefined);
  const anyNames = bodies.filter(([name, { path }]) => path.startsWith('/v1/client/') || name === 'track');
  const strict = bodies.filter((entry) => !anyNames.includes(entry));
  const read = (call: Call, body: unknown, notes: RequestNotes = {}) => outcome(() => validatedBody(call, body, notes));

  test.for(strict)('%s refuses a name that it does not know', ([, call]) => {
    const chance = createChance('names');
    const valid = validValue(call.body as z.ZodMiniType, chance);
    const details = read(call, { ...(valid as object), primaryColour: '#112233' });
    expect(details).toMatchObject({ primaryColour: [expect.stringMatching(/^This field is unknown\. /)] });
  });

  test.for(anyNames)('%s takes names of other clients', ([, call]) => {
    expect(read(call, { meta: { source: 'web' } })).not.toHaveProperty('meta');
  });

  test('only calls whose clients are older than this server take any name', () => {
    expect(anyNames).toHaveLength(12);
  });

  test('a name is refused at any depth, and what was meant is named', () => {
    const scene = { template: 1, ingredient: 1, order: 0, images: [], texts: [{ id: 'a', valeu: 'b' }], colors: [] };
    const details = read(EVERY_CALL.saveProject as Call, { name: 'A', customisations: [scene], audio: [] });
    expect(details).toMatchObject({
      'customisations.0.texts.0.valeu': ['This field is unknown. Did you mean "value"?'],
      'customisations.0.texts.0.value': ['This is required.'],
    });
  });

  test('known fields are listed where none is near', () => {
    const details = read(tenantBrandCalls.updateTenantBranding, { primaryColor: '#112233' }) as Record<
      string,
      string[]
    >;
    expect(details.primaryColor?.[0]).toMatch(/^This field is unknown\. Known fields: accent, font, /);
  });

  test('fields of the resource that the call does not change are ignored and reported', () => {
    const notes: RequestNotes = {};
    const scene = { template: 1, ingredient: 1, order: 0, images: [], texts: [], colors: [] };
    const body = { id: 7, status: 'draft', name: 'A', customisations: [scene], audio: [], updatedAt: '2026-11-28' };
    expect(read(EVERY_CALL.saveProject as Call, body, notes)).toMatchObject({ name: 'A' });
    expect(notes.ignoredFields).toBe('id, status, updatedAt');
  });

  test('a resource that is a field of the body is no other', () => {
    const notes: RequestNotes = {};
    const survey = {
      ...(validValue(surveyDraft, createChance('survey')) as object),
      createdAt: '2026-11-28',
      nmae: 'A',
    };
    const details = read(EVERY_CALL.updateSurvey as Call, { survey }, notes);
    expect(details).toMatchObject({ 'survey.nmae': ['This field is unknown. Did you mean "name"?'] });
    expect(details).not.toHaveProperty(['survey.createdAt']);
  });

  test('the form that a body names says which names it knows', () => {
    const call = EVERY_CALL.createReviewUserSource as Call;
    expect(read(call, { source: 'google', place: 'p', text: 'Good' })).toEqual({ text: [expect.any(String)] });
    expect(read(call, { source: 'text', name: 'Mine', text: 'Good' })).toMatchObject({ text: 'Good' });
  });

  test('names of a hostile body are refused in few words', () => {
    const body = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`x${index}`, 1]));
    const details = read(EVERY_CALL.giveFeedback as Call, { ...body, ['y'.repeat(5000)]: 1, __proto__x: 1 });
    expect(Object.keys(details as object).length).toBeLessThan(30);
    expect(read(EVERY_CALL.giveFeedback as Call, JSON.parse('{"__proto__": 1, "constructor": 2}'))).toMatchObject({
      constructor: [expect.any(String)],
    });
  });
});
