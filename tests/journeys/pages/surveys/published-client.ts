/**
 * The published clients of the survey service that Spotreel replaces (npm `@formbricks/js`), on a page of another
 * origin. A site that has one of them can point it at a Spotreel server.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoToken } from '../demo-token';
import { expectEveryAnswer, makeSurvey } from './every-type-survey';

const require = createRequire(import.meta.url);

/** Version -> the package that holds it here. */
const PACKAGES = { '1.2.7': '@formbricks/js', '1.4.0': '@formbricks/js-1.4', '1.6.5': '@formbricks/js-1.6' } as const;
export type ClientVersion = keyof typeof PACKAGES;
export const CLIENT_VERSIONS = Object.keys(PACKAGES) as ClientVersion[];

/** From 1.5 on the client loads its surveys from a public host: this address of 1.6.5 is in its code. */
const SURVEYS_ADDRESS = 'https://unpkg.com/@formbricks/surveys@~1.6.3/dist/index.umd.js';

const page = '<!doctype html><title>Shop</title><h1>Shop</h1><script src="/client.js"></script>';

interface ShopWindow {
  formbricks: {
    init(options: Record<string, string>): Promise<void>;
    track(name: string): Promise<void>;
    setAttribute(name: string, value: string): Promise<void>;
  };
}

/** What asks the visitor: the published client, or another that is to do the same. */
export interface ClientUnderTest {
  /** Has the survey of every type shown. */
  start(visitor: Page, options: Record<string, string>): Promise<void>;
  /** Answers every question as a visitor would. */
  answerAll(visitor: Page): Promise<void>;
}

export interface Shop {
  readonly url: string;
  close(): void;
}

/** A page of another origin that has a published client on it. */
export async function openShop(version: ClientVersion = '1.2.7'): Promise<Shop> {
  const clientCode = readFileSync(require.resolve(PACKAGES[version]), 'utf8');
  const shop: Server = createServer((request, response) => {
    const isScript = request.url === '/client.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? clientCode : page);
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`, close: () => shop.close() };
}

async function start(visitor: Page, options: Record<string, string>) {
  await visitor.evaluate(async (given) => {
    const { formbricks } = window as unknown as ShopWindow;
    await formbricks.init(given);
    if ('userId' in given) await formbricks.setAttribute('plan', 'pro');
    await formbricks.track('Looked around');
  }, options);
}

async function answerAll(visitor: Page) {
  const form = visitor.locator('#fbjs');
  const next = async () =>
    form
      .getByRole('button', { name: /^(Next|Finish)$/ })
      .last()
      .click();
  const at = (id: string) => expect(form.getByText(`Question ${id}`)).toBeVisible();
  await at('text');
  await form.locator('input:visible, textarea:visible').first().fill('All is well');
  await next();
  await at('single');
  await form.getByText('Pear', { exact: true }).click();
  await next();
  await at('multi');
  await form.getByText('Violet', { exact: true }).click();
  await form.getByText('Indigo', { exact: true }).click();
  await next();
  await at('nps');
  await form.locator('label').filter({ hasText: /^9$/ }).click();
  await at('rating');
  // 1.6 hides the radio button
  await form.locator('input[type="radio"][value="4"]').dispatchEvent('click');
  await at('cta');
  await form.getByText('Go on', { exact: true }).click();
  await at('consent');
  await form.getByText('I agree').click();
  await next();
  await at('picture');
  await form.getByRole('radio').first().dispatchEvent('click');
  await next();
  await at('file');
  const file = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear team') };
  await form.locator('input[type="file"]').setInputFiles(file);
  await expect(form.getByText('note.txt')).toBeVisible();
  await next();
  await expect(form.getByText('That was all')).toBeVisible();
}

export interface Cycle {
  readonly visitor: Page;
  readonly shop: Shop;
  /** Calls to the server, whose address is `apiHost`. */
  readonly request: APIRequestContext;
  readonly apiHost: string;
  readonly userId?: string | undefined;
  /** Default: the published client. */
  readonly client?: ClientUnderTest;
}

/** A survey of every type is made, answered, found with its file and results, and deleted; answers the file's address. */
export async function wholeCycle({
  visitor,
  shop,
  request,
  apiHost,
  userId,
  client = published,
}: Cycle): Promise<string> {
  const token = await demoToken(request);
  const { id, environmentId, headers } = await makeSurvey(request, token);
  await visitor.route(SURVEYS_ADDRESS, (route) => route.fulfill({ path: require.resolve('@formbricks/surveys') }));
  await visitor.goto(shop.url);
  const options = { environmentId, apiHost, ...(userId && { userId }) };
  await client.start(visitor, options);
  await client.answerAll(visitor);
  const file = await expectEveryAnswer(request, id, headers, userId);
  await request.delete(`/api/v1/survey/${id}`, { headers });
  return file;
}

const published: ClientUnderTest = { start, answerAll };
