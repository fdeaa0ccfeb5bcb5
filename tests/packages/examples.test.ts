/** The apps of `examples/`, each on a site of its own: from the templates to a saved video. Next and Angular: `large-examples.test.ts`. */
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { EmbeddingSite } from '../journeys/pages/embed/embedding-site';
import { startExampleSite } from '../journeys/pages/embed/example-site';
import { buildExample, installFor, makeVideo, openApp, watchedTab } from './example-apps';
import { hasRegistry, installReact, REACTS } from './packed';
import { signedIn, startBrowser, startServer, stopAll } from './packed-server';

const APPS: readonly (readonly [title: string, example: string, folder: () => string])[] = [
  ...REACTS.map((versions) => [`React ${versions[0]}`, 'react', () => installReact(versions)] as const),
  ['Vue', 'vue', () => installFor('vue', 'svelte')],
  ['Svelte', 'svelte', () => installFor('vue', 'svelte')],
];

let server: string;
let browser: Browser;
let site: EmbeddingSite | undefined;
beforeAll(async () => {
  if (!hasRegistry) return;
  for (const [, , installed] of APPS) installed();
  server = await startServer();
  browser = await startBrowser();
}, 600_000);
afterEach(() => site?.close());
afterAll(stopAll);

describe.skipIf(!hasRegistry)('the example of', () => {
  test.each(APPS)(
    '%s builds without errors of types, and edits a video on another site',
    async (_, example, folder) => {
      const built = buildExample(example, folder(), server);
      const { token } = (await signedIn(server)).state;
      site = await startExampleSite({ folder: path.join(built, 'dist'), server, token: token ?? '' });
      const { tab, problems } = await watchedTab(browser);
      await openApp(tab, site.origin);
      await makeVideo(tab);
      expect(problems).toEqual([]);
      await tab.close();
    },
  );
});
