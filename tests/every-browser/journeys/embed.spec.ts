import { demoToken } from '../../journeys/pages/demo-token';
import { type EmbeddingSite, startEmbeddingSite } from '../../journeys/pages/embed/embedding-site';
import { expect, test } from '../journey';
import { drawing } from '../page/app';

let site: EmbeddingSite | undefined;
test.afterEach(() => site?.close());

/** Every directive names the server; the script of the page itself is allowed too. */
const strict = (server: string) =>
  `default-src 'none'; script-src ${server} 'unsafe-inline'; connect-src ${server}; img-src ${server}; media-src ${server}`;

for (const { name, policy } of [
  { name: 'without a policy', policy: () => undefined },
  { name: 'with a strict policy', policy: strict },
])
  test(`a page of another origin ${name} shows the editor, which edits and saves`, async ({
    visitor,
    request,
    server,
  }) => {
    const token = await demoToken(request);
    const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' };
    const data = { recipeId: 1, keep: true };
    const project = (await (await request.post('/api/v1/project', { headers, data })).json()).data;
    const configure = `window.spotreel = [(spotreel) => spotreel.configure({ getAccessToken: () => '${token}' })]`;
    site = await startEmbeddingSite(
      `<!doctype html><html lang="en"><title>A shop</title><h1>A shop</h1><script>${configure}</script>
<script async src="${server}/sdk/v1/loader.js"></script>
<project-editor api-base="${server}" project-id="${project.id}"></project-editor></html>`,
      policy(server),
    );
    await request.post('/api/v1/allowed-origin', { headers, data: { origin: site.origin, mayFrame: false } });

    await visitor.open(site.origin);
    const editor = visitor.locate('project-editor');
    await editor.locate('.sr-stage__picture canvas').waitFor(60_000);
    const field = editor.getByRole('tabpanel').getByRole('textbox').nth(0);
    const before = await drawing(visitor);
    await field.fill('Across origins');
    await expect.poll(() => drawing(visitor)).not.toBe(before);
    await visitor.picture(`embed-${policy(server) ? 'strict' : 'plain'}`);
    await editor.getByText('Saved', { exact: true }).waitFor();
    await visitor.reload();
    await expect.poll(() => field.value(), { timeout: 60_000 }).toBe('Across origins');
  });
