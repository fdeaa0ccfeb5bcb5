/** Tables at addresses, and feeds that are tables in other encodings and in workbooks. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_ONLY } from '../../../../server/media/fetching/fetch-url';
import { encoderOf } from '../../../sdk/table/encoder';
import { textRow, workbookFile } from '../../../sdk/table/workbook-file';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const workbook = workbookFile({
  formats: ['0%', '0.00'],
  sheets: [
    {
      name: 'Shop',
      rows: `${textRow(1, 'title', 'price', 'sale')}<row r="2"><c t="inlineStr"><is><t>Mug</t></is></c><c s="2"><v>12.5</v></c><c s="1"><v>0.2</v></c></row>`,
    },
    { name: 'Other', rows: textRow(1, 'title') + textRow(2, 'Lamp') },
  ],
});
const bomb = workbookFile({ sheets: [{ name: 'A', rows: textRow(1, 'a') + ' '.repeat(3 * 1024 * 1024) }] });
const FILES: Readonly<Record<string, Uint8Array | string>> = {
  '/utf8.csv': Buffer.from('title;price\r\nKubek pół ceny;12,50\r\n'),
  '/polish.csv': encoderOf('windows-1250')('title;price\r\nKubek pół ceny;12,50\r\n'),
  '/book.xlsx': workbook,
  '/bomb.xlsx': bomb,
  '/sign-in': '<!doctype html><html><title>Sign in</title></html>',
  '/headings.csv': 'title;price',
};
const files = createServer((request, response) => {
  const content = FILES[request.url ?? ''];
  if (content === undefined) response.writeHead(404).end();
  else response.end(content);
});

let server: TestServer;
let token: string;
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
  const isAllowedAddress = (address: string) => address === '127.0.0.1';
  server = await createTestServer({ fetchPolicy: { ...PUBLIC_ONLY, ports: undefined, isAllowedAddress } });
  await server.addUser({ email: 'table@spotreel.test' });
  token = await server.signIn('table@spotreel.test');
}, 300_000);
afterAll(async () => {
  await server.close();
  files.closeAllConnections();
  files.close();
});

const read = (path: string, choices: object = {}) =>
  server.call('POST', '/api/v1/external/table', { token, json: { url: `${origin}${path}`, ...choices } });

describe('a table at an address', () => {
  test('is read with its separator and encoding, which can be chosen', async () => {
    expect((await read('/polish.csv')).json.data).toMatchObject({
      columns: ['title', 'price'],
      rows: [['Kubek pół ceny', '12,50']],
      rowNumbers: [2],
      separator: ';',
      encoding: 'windows-1250',
      isGuess: true,
      isCut: false,
    });
    const chosen = await read('/polish.csv', { encoding: 'windows-1252', separator: ',' });
    expect(chosen.json.data).toMatchObject({ columns: ['title;price', ''], encoding: 'windows-1252', separator: ',' });
  });

  test('may be a sheet of a workbook, as its cells show it', async () => {
    const first = await read('/book.xlsx', { language: 'de' });
    expect(first.json.data).toMatchObject({ rows: [['Mug', '12,50', '20%']], sheets: ['Shop', 'Other'], sheet: 0 });
    expect((await read('/book.xlsx', { sheet: 1 })).json.data).toMatchObject({ rows: [['Lamp']], encoding: null });
  });

  test.each([
    ['/sign-in', 422, 'validation_failed', /^This link opens a page, not a table/],
    ['/headings.csv', 422, 'validation_failed', /no row below its headings/],
    ['/bomb.xlsx', 422, 'input_too_complex', /unpacks to more/],
  ])('%s is refused with %d %s', async (path, status, code, reason) => {
    const refused = await read(path);
    expect([refused.status, refused.json.code]).toEqual([status, code]);
    expect(refused.json.details.url[0]).toMatch(reason);
  });

  test.each([
    [{ url: 'http://10.0.0.1/table.csv' }, 'url_forbidden'],
    [{ url: 'x', encoding: 'no such' }, 'validation_failed'],
    [{ url: 'x', encoding: 'klingon' }, 'validation_failed'],
    [{ url: 'x', separator: ';;' }, 'validation_failed'],
  ])('%j is refused as %s', async (json, code) => {
    const refused = await server.call('POST', '/api/v1/external/table', { token, json });
    expect(refused.json.code).toBe(code);
  });
});

describe('a feed of products at an address', () => {
  const check = (path: string) =>
    server.call('POST', '/api/v1/external/product/feed/check', {
      token,
      json: { kind: 'address', url: `${origin}${path}` },
    });

  test('is read in its encoding, also with two columns', async () => {
    const { json } = await check('/polish.csv');
    expect(json.data).toMatchObject({
      format: 'csv',
      count: 1,
      first: [{ name: 'Kubek pół ceny', price: { amount: 12.5 } }],
    });
  });

  test('may be a workbook', async () => {
    expect((await check('/book.xlsx')).json.data).toMatchObject({
      count: 1,
      first: [{ name: 'Mug', price: { amount: 12.5 } }],
    });
  });

  test('is read in the encoding that was chosen in its preview, later too', async () => {
    const email = `feeds${Math.random()}@spotreel.test`;
    await server.addUser({ email });
    let own = await server.signIn(email);
    const call = async (method: string, path: string, json?: unknown) =>
      (await server.call(method, `/api/v1/external/product${path}`, { token: own, ...(json ? { json } : {}) })).json;
    const names = async () => (await call('GET', '')).data.products.map(({ name }: { name: string }) => name);
    const draft = { kind: 'address', url: `${origin}/polish.csv` };
    const seen = (await call('POST', '/feed/check', draft)).data;
    expect(seen).toMatchObject({ encoding: 'windows-1250', isGuess: true });
    const chosen = { ...draft, encoding: 'windows-1252' };
    expect((await call('POST', '/feed/check', chosen)).data).toMatchObject({
      encoding: 'windows-1252',
      isGuess: true,
      first: [{ name: 'Kubek pó³ ceny' }],
    });
    const added = (await call('POST', '/feed', chosen)).data;
    expect(added).toMatchObject({ encoding: 'windows-1252', products: 1 });
    expect(await names()).toEqual(['Kubek pó³ ceny']);
    server.now += 7 * 60 * 60 * 1000;
    own = await server.signIn(email);
    expect(await names()).toEqual(['Kubek pó³ ceny']);
    const [read] = (await call('GET', '/feed')).data;
    expect([read.encoding, Date.parse(read.refreshedAt), read.problem]).toEqual(['windows-1252', server.now, null]);

    // chosen again: the same feed is read otherwise
    const again = (await call('POST', '/feed', { ...draft, encoding: 'windows-1250' })).data;
    expect(again).toMatchObject({ id: added.id, encoding: 'windows-1250' });
    expect(await names()).toEqual(['Kubek pół ceny']);
    const found = (await call('POST', '/feed', draft)).data;
    expect(found).toMatchObject({ id: added.id, encoding: null });
    expect((await call('POST', '/feed', { ...draft, encoding: 'klingon' })).code).toBe('validation_failed');
    token = await server.signIn('table@spotreel.test'); // sessions have ended meanwhile
  });

  test('says its encoding itself, is a workbook or a file: there is nothing to choose', async () => {
    expect((await check('/book.xlsx')).json.data).toMatchObject({ encoding: null, isGuess: false });
    expect((await check('/utf8.csv')).json.data).toMatchObject({ encoding: 'utf-8', isGuess: false });
    const json = { kind: 'file', name: 'a', text: 'name,price\nMug,3\n' };
    const ofFile = await server.call('POST', '/api/v1/external/product/feed/check', { token, json });
    expect(ofFile.json.data).toMatchObject({ encoding: null, isGuess: false });
  });

  test('that is a page says what to do', async () => {
    expect((await check('/sign-in')).json.details.url[0]).toMatch(/^This link opens a page/);
  });
});
