import { expect, type Page, test } from '@playwright/test';
import { demoToken } from '../pages/demo-token';
import { type EmbeddingSite, startEmbeddingSite } from '../pages/embed/embedding-site';

let site: EmbeddingSite | undefined;
test.afterEach(() => site?.close());

const strict = (server: string, more = '') =>
  `default-src 'self'; script-src ${server}; connect-src ${server}; img-src ${server} data: blob:; media-src ${server}; font-src ${server}${more}`;

const hasWorker = (page: Page) => page.workers().some((worker) => worker.url().startsWith('blob:'));

test.describe.configure({ timeout: 120_000 });

for (const { name, policy, isWorker } of [
  { name: 'without a policy', policy: () => undefined, isWorker: true },
  {
    name: 'that allows workers out of blobs',
    policy: (server: string) => strict(server, '; worker-src blob:'),
    isWorker: true,
  },
  { name: 'that allows the files of the server alone', policy: (server: string) => strict(server), isWorker: false },
])
  test(`a page of another origin ${name} sets its texts without the server`, async ({ page, request, baseURL }) => {
    const server = baseURL ?? '';
    const headers = { authorization: `Bearer ${await demoToken(request)}`, 'x-requested-with': 'XMLHttpRequest' };
    const recipes = (await (await request.get('/api/v1/recipe', { headers })).json()).data;
    const [{ id: recipeId, templateFamilies }] = recipes;
    const data = { recipeId, templateFamilyId: templateFamilies[0].id, ratio: 'landscape' };
    const project = (await (await request.post('/api/v1/project', { headers, data })).json()).data;
    const script = `<script async src="${server}/sdk/v1/loader.js"></script>`;
    const html = `<!doctype html><html lang="en"><title>A shop</title>${script}<project-editor project-id="${project.id}"></project-editor></html>`;
    site = await startEmbeddingSite(html, policy(server));
    await request.post('/api/v1/allowed-origin', { headers, data: { origin: site.origin, mayFrame: false } });
    const token = headers.authorization.slice('Bearer '.length);
    await page.addInitScript((own) => {
      const settings = { getAccessToken: () => own };
      Reflect.set(window, 'spotreel', [(spotreel: { configure(given: object): void }) => spotreel.configure(settings)]);
    }, token);
    let asked = 0;
    page.on('request', (sent) => sent.url().endsWith('/api/v2/scene') && asked++);

    await page.goto(site.origin);
    const editor = page.locator('project-editor');
    const picture = editor.locator('.sr-stage__picture canvas').filter({ visible: true });
    await expect(picture).toBeVisible({ timeout: 60_000 });
    const drawn = async () => (await picture.screenshot()).toString('base64');
    await editor.getByRole('tabpanel').getByRole('textbox').first().fill('Zażółć');
    const before = await drawn();
    await editor.getByRole('tabpanel').getByRole('textbox').first().fill('Across origins');
    await expect.poll(drawn, { timeout: 20_000 }).not.toBe(before);
    expect(hasWorker(page)).toBe(isWorker);
    expect(asked).toBe(0);
  });
