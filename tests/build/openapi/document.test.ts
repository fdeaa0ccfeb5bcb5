/** The document of the API: every call, described, with examples that the server would take and could answer. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { openApiDocument } from '../../../build/openapi/document.mjs';
import { readContract } from '../../../build/openapi/read-contract.mjs';
import { TAGS } from '../../../build/openapi/tags.mjs';
import { type ApiDocument, allCalls, type DocumentOperation, type DocumentSchema, operationsOf } from './api-document';

let document: ApiDocument;
let operations: ReadonlyMap<string, DocumentOperation>;
beforeAll(async () => {
  document = openApiDocument(await readContract()) as ApiDocument;
  operations = new Map(operationsOf(document).map((operation) => [operation.operationId, operation]));
});

const operationOf = (name: string): DocumentOperation => {
  const found = operations.get(name);
  if (!found) throw new Error(`No call ${name}`);
  return found;
};

/** Of what a body is written as, whether it is named or not. */
function propertiesOf({ $ref, properties }: DocumentSchema): Readonly<Record<string, DocumentSchema>> {
  return properties ?? ($ref ? (document.components.schemas[$ref.split('/').at(-1) ?? '']?.properties ?? {}) : {});
}

describe('every call', () => {
  test('is there once, with a domain that is described', () => {
    expect(
      operationsOf(document)
        .map(({ operationId }) => operationId)
        .toSorted(),
    ).toEqual(Object.keys(allCalls).toSorted());
    const names = new Set(document.tags.map(({ name }) => name));
    for (const { operationId, tags } of operations.values())
      expect([operationId, tags.length, names.has(tags[0] ?? '')]).toEqual([operationId, 1, true]);
    for (const { name, description } of document.tags) expect([name, description.length > 30]).toEqual([name, true]);
    const used = new Set([...operations.values()].flatMap(({ tags }) => tags));
    expect(TAGS.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  test('has a short title of its own and a sentence of what it does', () => {
    const titles = [...operations.values()].map(({ summary }) => summary);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(titles.filter((title) => title.length > 40 || !/^[A-Z][\w() -]+$/.test(title))).toEqual([]);
    for (const { description } of operations.values()) expect(description).toMatch(/^.{5,}\.\n\nWho may call it: /s);
  });

  test('has what it takes and answers as an example that its schemas accept', () => {
    for (const [name, { body, output, list }] of Object.entries(allCalls)) {
      const { requestBody, responses } = operationOf(name);
      const sent = requestBody?.content['application/json']?.example;
      if (body) expect(safeParse(body, sent).error?.issues ?? [], `${name}: body`).toEqual([]);
      const answered = responses['200']?.content?.['application/json']?.example;
      const { data } = (answered ?? {}) as { data?: unknown };
      for (const item of list ? (data as unknown[]) : [data])
        expect(safeParse(output, item).error?.issues ?? [], `${name}: answer`).toEqual([]);
      if (list) expect(data).toHaveLength(1);
    }
  });

  test('says of numbers of a form what they may be', () => {
    const { properties } = document.components.schemas.StillPreviewInput as { properties: Record<string, object> };
    expect(properties.atSeconds).toMatchObject({ type: 'number', minimum: 0, maximum: 600 });
    expect(properties.longSidePx).toMatchObject({ type: 'number', minimum: 64, maximum: 640 });
    expect(properties.placeId).toMatchObject({ type: 'integer', exclusiveMinimum: 0 });
  });

  test('says no number that its schema refuses, and refuses none that it says', () => {
    const wrong: string[] = [];
    for (const [name, { body }] of Object.entries(allCalls)) {
      const sent = operationOf(name).requestBody?.content['application/json'];
      const described = sent && propertiesOf(sent.schema);
      for (const [property, { type, minimum, maximum, enum: values }] of Object.entries(described ?? {})) {
        const { shape } = (body?._zod.def ?? {}) as { shape?: Record<string, $ZodType> };
        const schema = shape?.[property];
        if (!schema || values || (type !== 'number' && type !== 'integer')) continue;
        const takes = (value: number) => safeParse(schema, value).success;
        const inside = Math.max(minimum ?? 1, 1);
        if (minimum !== undefined && (!takes(minimum) || takes(minimum - 1)))
          wrong.push(`${name}.${property}: minimum`);
        if (maximum !== undefined && (!takes(maximum) || takes(maximum + 1)))
          wrong.push(`${name}.${property}: maximum`);
        if (takes(inside + 0.5) !== (type === 'number')) wrong.push(`${name}.${property}: ${type}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('lists its errors', () => {
    const codesOf = ({ responses }: DocumentOperation) =>
      Object.values(responses).flatMap((answer) => {
        const { content } = answer.$ref
          ? (document.components.responses[answer.$ref.split('/').at(-1) ?? ''] ?? {})
          : answer;
        return Object.keys(content?.['application/json']?.examples ?? {});
      });
    for (const [name, { errors = [] }] of Object.entries(allCalls)) {
      const codes = codesOf(operationOf(name));
      if (!operationOf(name).tags.includes('Survey widget'))
        expect(
          errors.filter((code) => !codes.includes(code)),
          name,
        ).toEqual([]);
      expect(codes.length, name).toBeGreaterThan(3);
    }
    expect(codesOf(operationOf('saveProject'))).toContain('stale_version');
    expect(codesOf(operationOf('login'))).not.toContain('jwt_expired');
  });

  test('says who may call it', () => {
    const schemes = (name: string) => operationOf(name).security.map((one) => Object.keys(one)[0]);
    expect(schemes('login')).toEqual([]);
    expect(schemes('syncAnonymous')).toEqual([]);
    expect(schemes('project')).toEqual(['session', 'embedToken', 'apiKey']);
    expect(operationOf('project')['x-required-scopes']).toEqual(['projects:read']);
    expect(schemes('createEmbedToken')).toEqual(['apiKey']);
    expect(schemes('createApiKey')).toEqual(['session']);
    expect(operationOf('createApiKey').description).toContain('Operators, agency admins and resellers.');
    expect(operationOf('deleteAccount').description).not.toContain('embed token');
  });
});

test('query parameters have types, limits and defaults, though the contract reads them from text', () => {
  const named = operationOf('externalReviews').parameters.map((one) => [one.name, one]);
  expect(Object.fromEntries(named)).toMatchObject({
    page: { required: false, schema: { type: 'integer', minimum: 1, maximum: 1000, default: 1 } },
    minScore: { schema: { type: 'integer', minimum: 0, maximum: 5, default: 4 } },
    source: { description: 'Id of one source of the account. Default: all.', schema: { type: 'integer' } },
  });
  for (const { operationId, parameters } of operations.values())
    for (const { $ref, name, description, schema } of parameters)
      if (!$ref) expect([operationId, name, description, schema]).not.toContain(undefined);
});

test('headers are named where calls take them', () => {
  const headers = (name: string) => operationOf(name).parameters.flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? []);
  expect(headers('requestRender')).toEqual(['SpotreelUser', 'IdempotencyKey']);
  expect(headers('login')).toEqual([]);
});

test('comments of the contract describe schemas and their properties, at any depth', () => {
  const { ProjectSave, Project, Media } = document.components.schemas;
  expect(Project?.description).toBe('A project with all that an editor needs: templates, media, place and look.');
  expect(Project?.properties?.version?.description).toBe('Grows by one with each save.');
  expect(ProjectSave?.properties?.ratio).toEqual({
    $ref: '#/components/schemas/Ratio',
    description: 'Default: unchanged.',
  });
  expect(Media?.properties?.failure?.description).toContain('Reason why it could not be converted');
  expect(JSON.stringify(document).match(/docs\/(rules|decisions)\/[\w#/-]+/)).toBe(null);
});

test('a call that takes a form says so, with the file and with files by name', () => {
  const formOf = (name: string) => operationOf(name).requestBody?.content['multipart/form-data']?.schema;
  expect(formOf('uploadMedia')).toMatchObject({ type: 'object', properties: { media: { format: 'binary' } } });
  expect(JSON.stringify(formOf('renderImage'))).toContain('^images\\\\.');
});

test('no schema of an object is written twice', () => {
  const places = new Map<string, string[]>();
  const collect = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties, description: _, ...rest } = value as { properties?: object; description?: string };
    if (properties && typeof properties === 'object' && Object.keys(properties).length > 2) {
      const key = JSON.stringify({ properties, ...rest });
      places.set(key, [...(places.get(key) ?? []), place]);
    }
    for (const [name, part] of Object.entries(value))
      if (!name.startsWith('example')) collect(part, `${place}/${name}`);
  };
  collect({ paths: document.paths, components: document.components }, '');
  expect([...places.values()].filter((same) => same.length > 1)).toEqual([]);
});
