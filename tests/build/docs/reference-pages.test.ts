/** Pages of the API: every call with an example that people can use, and links that lead somewhere. */
import { Window } from 'happy-dom';
import { beforeAll, expect, test } from 'vitest';
import { referencePages } from '../../../build/docs/reference/reference-pages.mjs';
import { clientSample, curlSample } from '../../../build/docs/reference/samples.mjs';
import { openApiDocument } from '../../../build/openapi/document.mjs';
import { readContract } from '../../../build/openapi/read-contract.mjs';
import { contract } from '../../../sdk/contract/index';
import { type ApiDocument, operationsOf } from '../openapi/api-document';
import { typeErrors } from './type-errors';

let document: ApiDocument;
let pages: ReturnType<typeof referencePages>;
const doms = new Map<string, Window>();
beforeAll(async () => {
  document = openApiDocument(await readContract()) as ApiDocument;
  pages = referencePages(document, new Set(Object.keys(contract)));
  for (const { slug, html } of pages) {
    const window = new Window();
    window.document.body.innerHTML = html;
    doms.set(`/docs/${slug}`, window);
  }
});

const all = (selector: string) =>
  [...doms.values()].flatMap((window) => [...window.document.querySelectorAll(selector)]);

test('every call has its part, with route, callers, a shell example and an answer', () => {
  const ids = operationsOf(document).map(({ operationId }) => operationId);
  expect(
    all('.call h2')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.toSorted());
  for (const call of all('.call')) {
    expect(call.querySelector('.call__route code')?.textContent).toMatch(/^\/api\//);
    expect(call.querySelector('.call__callers')?.textContent).toMatch(/^Who may call it .+\.$/);
    const titles = [...call.querySelectorAll('figcaption')].map(({ firstChild }) => firstChild?.textContent);
    expect([titles[0], titles.at(-1)]).toEqual(['curl', 'Answer']);
  }
  expect(all('.call figcaption').filter(({ textContent }) => textContent?.startsWith('TypeScript'))).toHaveLength(
    Object.keys(contract).length,
  );
});

test('links lead to parts that are there, and each id is there once', () => {
  const hrefs = [...doms].flatMap(([address, { document: page }]) =>
    [...page.querySelectorAll('a[href]')].map(
      (link) => new URL(link.getAttribute('href') ?? '', `http://docs${address}`),
    ),
  );
  const dead = hrefs.filter(({ pathname, hash }) => {
    const page = doms.get(pathname)?.document;
    return pathname !== '/docs/reference' && !page?.getElementById(hash.slice(1));
  });
  expect(hrefs.length).toBeGreaterThan(500);
  expect(dead.map(({ href }) => href)).toEqual([]);
  for (const [address, { document: page }] of doms) {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect([address, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([address, []]);
  }
});

test('the policy of the server holds: no style, no script', () => {
  expect(all('[style], style, script, [onclick]')).toEqual([]);
});

test('limits, defaults and own errors are told', () => {
  const rowOf = (call: string, field: string) => {
    const section = all('.call').find((one) => one.querySelector(`h2#${call}`));
    return [...(section?.querySelectorAll('tbody tr') ?? [])].find(
      (row) => row.querySelector('th code')?.textContent === field,
    )?.textContent;
  };
  expect(rowOf('saveProject', 'name')).toMatch(/required.*1 to 120 characters/);
  expect(rowOf('saveProject', 'customisations')).toMatch(/list of Customisation.*at most 100 entries/);
  expect(rowOf('createEmbedToken', 'lifetimeSeconds')).toMatch(/60 to 3,600, default 900/);
  expect(rowOf('saveProject', 'stale_version')).toMatch(/409/);
  expect(rowOf('saveProject', 'jwt_expired')).toBeUndefined();
});

test('the search finds calls and objects', () => {
  const webhooks = pages.find(({ slug }) => slug === 'reference/webhooks');
  expect(webhooks?.headings.map(({ text }) => text)).toEqual(expect.arrayContaining(['Create webhook', 'Webhook']));
  expect(webhooks?.text).toHaveLength(1 + (webhooks?.headings.length ?? 0));
});

test('a shell sends the body of the document, and quotes it', () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const sample = curlSample(path, method, operation);
      expect(sample).not.toMatch(/[{}](?=[^']*' \\)|undefined/);
      const body = /-d '(.*)'$/s.exec(sample)?.[1];
      const example = operation.requestBody?.content['application/json']?.example;
      expect(body && JSON.parse(body.replaceAll("'\\''", "'"))).toEqual(example);
    }
});

test('examples of the SDK compile against its types', () => {
  const code = operationsOf(document)
    .filter(({ operationId }) => operationId in contract)
    .map((operation) => `{\n${clientSample(operation)}\n  void answer;\n}`);
  const head =
    "import type { Client } from '@spotreel/sdk/client';\ndeclare const client: Client;\ndeclare const file: File;\n";
  const module = (text: string) => ({
    place: 'samples',
    language: 'ts',
    isFragment: false,
    code: `${head}${text}\nexport {};`,
  });
  const wrong = { ...module('{ await client.project({ params: {} }); }'), place: 'wrong' };
  const found = typeErrors([module(code.join('\n')), wrong]);
  expect(found.filter((message) => !message.startsWith('wrong: '))).toEqual([]);
  expect(found).toHaveLength(1);
}, 180_000);
