import { type APIRequestContext, expect, test } from '@playwright/test';
import { demoToken } from '../pages/demo-token';
import type { EmbeddingSite } from '../pages/embed/embedding-site';
import { startFrameSite } from '../pages/embed/frame-site';

const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-downloads allow-popups';

let site: EmbeddingSite | undefined;
test.afterEach(() => site?.close());

async function post(request: APIRequestContext, path: string, data: object) {
  const headers = { authorization: `Bearer ${await demoToken(request)}`, 'x-requested-with': 'XMLHttpRequest' };
  return (await request.post(path, { headers, data })).json();
}

/** A site with a frame, of a project of the demo account. */
async function openSite(request: APIRequestContext, server: string, mayFrame = true) {
  const { data: project } = await post(request, '/api/v1/project', { recipeId: 1 });
  site = await startFrameSite(server, project.id, await demoToken(request), SANDBOX);
  if (mayFrame) await post(request, '/api/v1/allowed-origin', { origin: site.origin, mayFrame });
  return { site, project };
}

test('a page of another origin has the editor in a sandboxed frame', async ({ page, request, baseURL }) => {
  const { site, project } = await openSite(request, baseURL ?? '');
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(site.origin);
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  const editor = page.frameLocator('iframe');
  const field = editor.getByRole('textbox', { name: 'Headline' });
  await expect(field).toBeVisible();
  expect(await heard()).toContain('ready null');
  expect((await heard()).some((line) => line.startsWith('token '))).toBe(true);

  await field.fill('From a frame');
  await expect.poll(heard).toContain(`project-saved {"projectId":${project.id}}`);
  expect(
    (await heard()).some(
      (line) => /^size \{"widthPx":12\d\d,"heightPx":8\d\d\}$/.test(line) || line.startsWith('size'),
    ),
  ).toBe(true);

  await editor.getByRole('button', { name: 'Export' }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Export video' }).click();
  await expect.poll(heard).toContain(`before-render {"projectId":${project.id}}`);

  await page.evaluate(() =>
    Reflect.get(window, 'frame').set({ theme: 'dark', onclick: 'x', 'api-base': 'https://evil.test' }),
  );
  const element = editor.locator('project-editor');
  await expect(element).toHaveAttribute('theme', 'dark');
  expect(await element.evaluate((node) => node.hasAttribute('onclick') || node.hasAttribute('api-base'))).toBe(false);
  const answer = await page.evaluate(() =>
    Reflect.get(window, 'frame')
      .call('remove')
      .catch((error: Error) => error.message),
  );
  expect(answer).toBe('<project-editor> has no method remove.');
  // the page's own icon is refused by its own policy
  expect(problems.filter((problem) => !problem.includes("'data:,'"))).toEqual([]);
});

test('a site that may not show it gets an explanation and no element', async ({ page, request, baseURL }) => {
  const { site } = await openSite(request, baseURL ?? '', false);
  await page.goto(site.origin);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'This site may not show this page in a frame' })).toBeVisible();
  await expect(frame.locator('project-editor')).toHaveCount(0);
});

test('messages of other windows are not heard', async ({ page, request, baseURL }) => {
  const { site } = await openSite(request, baseURL ?? '');
  await page.goto(site.origin);
  await expect(page.frameLocator('iframe').getByLabel('Headline').first()).toBeVisible();
  await page.evaluate(() => {
    window.postMessage({ spotreel: 1, type: 'event', name: 'project-saved', detail: { projectId: 1 } }, '*');
  });
  await page.waitForFunction(() => true);
  const heard = await page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  expect(heard.filter((line) => line.startsWith('project-saved'))).toEqual([]);
});
