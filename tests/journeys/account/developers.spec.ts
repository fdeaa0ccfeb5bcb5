import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, type Page, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { resellerSnippet, startResellerSite } from '../pages/embed/reseller-site';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

test('a reseller connects a site: a key, an allowed origin, the editor with its own user, and both taken back', async ({
  browser,
  page,
  baseURL,
}) => {
  let key = '';
  const site = await startResellerSite(baseURL ?? '', () => key);
  await signIn(page, '/account/integrations');
  await page.getByRole('link', { name: 'Manage: API keys' }).click();
  key = await makeKey(page, 'Shop server');

  const shop = await (await browser.newContext()).newPage();
  await shop.goto(site.origin);
  await expect(shop.locator('body > [role=status]')).toContainText('is not one of your allowed origins');

  await page.getByRole('link', { name: 'Allowed origins' }).click();
  await page.getByLabel('Origin', { exact: true }).fill(`${site.origin}/path`);
  await page.getByRole('button', { name: 'Add origin' }).click();
  await expect(page.getByLabel('Origin', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Origin', { exact: true }).fill(site.origin);
  await page.getByRole('button', { name: 'Add origin' }).click();
  await expect(page.getByText(site.origin, { exact: true })).toBeVisible();

  const problems = watchProblems(shop);
  await shop.goto(site.origin);
  const editor = new EditorPage(shop);
  await editor.waitForPicture();
  await editor.rename('Rosa’s video');
  problems.expectNone();

  await page.getByRole('link', { name: 'API keys' }).click();
  await expect(page.getByText('Last used')).toBeVisible();
  await page.getByRole('button', { name: 'Rotate Shop server' }).click();
  await page.getByLabel('Current secret works for').selectOption('0');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate', exact: true }).click();
  const rotated = await takeSecret(page);
  await shop.goto(site.origin);
  await expect(shop.locator('body > [role=status]')).toContainText('api_key_invalid');
  key = rotated;
  await shop.goto(site.origin);
  await editor.waitForPicture();

  await page.getByRole('link', { name: 'Allowed origins' }).click();
  await page.getByRole('button', { name: `Remove ${site.origin}` }).click();
  await expect(page.getByText('No allowed origins yet')).toBeVisible();
  await shop.goto(site.origin);
  await expect(shop.locator('body > [role=status]')).toContainText('is not one of your allowed origins');

  await page.getByRole('link', { name: 'API keys' }).click();
  await page.getByRole('button', { name: 'Revoke Shop server' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await shop.goto(site.origin);
  await expect(shop.locator('body > [role=status]')).toContainText('api_key_invalid');
  await site.close();
});

test('an agent connects with the address and the key of the page, and makes a project', async ({ page }) => {
  await signIn(page, '/account/developers/keys');
  const permissions = page.getByRole('group', { name: 'Permissions' });
  await permissions.getByLabel('Find recipes, and read and check projects').check();
  await permissions.getByLabel('Create and change projects, and add images').check();
  const key = await makeKey(page, 'Agent');
  const address = await page.getByLabel('Server address').inputValue();

  const agent = new Client({ name: 'journey', version: '1' });
  const headers = { authorization: `Bearer ${key}` };
  const transport = new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } });
  await agent.connect(transport as Parameters<Client['connect']>[0]);
  const use = async (name: string, input: Record<string, unknown>) =>
    (await agent.callTool({ name, arguments: input })).structuredContent as { projectId: number; editorUrl: string };
  const { projectId, editorUrl } = await use('create_project', { recipeId: 1, name: 'Made by an agent' });
  const { fields } = (await use('read_project', { projectId })) as unknown as {
    fields: { key: string; kind: string }[];
  };
  const text = fields.find(({ kind }) => kind === 'text')?.key ?? '';
  await use('fill_project', { projectId, fields: { [text]: 'From an agent' } });
  await agent.close();

  await page.goto(editorUrl);
  await new EditorPage(page).waitForPicture();
  const typed = page.locator('input, textarea');
  const values = () => typed.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await expect.poll(values).toContain('From an agent');
});

test('a webhook comes signed, tells what failed, is sent again, and is removed', async ({ page }) => {
  const receiver = await startReceiver();
  await signIn(page, '/account/developers/webhooks');
  const url = page.getByLabel('URL');
  await url.fill('http://10.0.0.1/hook');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('The URL must begin with https://.')).toBeVisible();
  await url.fill(receiver.url);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const secret = await takeSecret(page);

  receiver.status = 500;
  await page.getByRole('button', { name: 'Send test event' }).click();
  const deliveries = page.getByRole('region', { name: 'Deliveries' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(deliveries.getByText('Failed', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await deliveries.locator('summary').click();
  await expect(deliveries.getByText(/: status 500 after \d+ ms/)).toBeVisible();
  receiver.status = 204;
  await deliveries.getByRole('button', { name: /^Send again/ }).click();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(deliveries.getByText('Delivered', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const { isFromSpotreel } = await resellerSnippet();
  expect(receiver.requests).toHaveLength(2);
  for (const { body, signature } of receiver.requests) expect(isFromSpotreel(body, signature, secret)).toBe(true);

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  receiver.close();
});

interface Receiver {
  readonly url: string;
  /** What it answers. */
  status: number;
  readonly requests: { readonly body: string; readonly signature: string }[];
  close(): void;
}

async function startReceiver(): Promise<Receiver> {
  const requests: Receiver['requests'] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    requests.push({ body, signature: String(request.headers['spotreel-signature']) });
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    status: 204,
    requests,
    close: () => server.close(),
  };
  return receiver;
}

async function makeKey(page: Page, name: string): Promise<string> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create key' }).click();
  return takeSecret(page);
}

/** The secret is shown once. */
async function takeSecret(page: Page): Promise<string> {
  const dialog = page.getByRole('alertdialog', { name: 'Copy this secret now' });
  const secret = await dialog.getByLabel('Secret', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  return secret;
}
