/** Each element on a page of another origin that allows exactly what the documentation says. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { USES } from '../pages/embed/element-uses';
import type { EmbeddingSite } from '../pages/embed/embedding-site';
import { openStrictPage, type StrictPage, violations } from '../pages/embed/strict-page';

const DOCUMENTED = new Map(
  [...readFileSync('docs/content-security-policy.md', 'utf8').matchAll(/^\| `<([\w-]+)>` \| (.+) \|$/gm)].map(
    ([, tag = '', directives = '']) => [tag, [...directives.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)],
  ),
);
interface ElementsManifest {
  modules: { declarations?: { tagName?: string }[] }[];
}
const manifest: ElementsManifest = JSON.parse(readFileSync('elements/custom-elements.json', 'utf8'));
const tags = manifest.modules.flatMap(({ declarations = [] }) => declarations.flatMap(({ tagName = [] }) => tagName));

/** What the editor tries before it takes another way, as the documentation says. */
const TRIED: Readonly<Record<string, readonly string[]>> = {
  'project-editor': [
    'img-src data',
    'img-src blob',
    'worker-src blob',
    'script-src wasm-eval',
    'trusted-types trusted-types-policy',
  ],
};

const sites: EmbeddingSite[] = [];
test.afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())));

const open = async (strict: StrictPage) => sites.push(await openStrictPage(strict));

test('every element is documented', () => {
  expect([...DOCUMENTED.keys()].sort()).toEqual([...tags].sort());
  expect(Object.keys(USES).sort()).toEqual([...DOCUMENTED.keys()].sort());
});

for (const [tag, use] of Object.entries(USES)) {
  const documented = DOCUMENTED.get(tag) ?? [];

  test(`<${tag}> works with the documented directives, and violates no other`, async ({ page, request, baseURL }) => {
    await open({ page, request, server: baseURL ?? '', tag, directives: documented });
    await use(page);
    expect((await violations(page)).filter((violation) => !TRIED[tag]?.includes(violation))).toEqual([]);
  });

  test(`<${tag}> needs no pictures and no videos to work`, async ({ page, request, baseURL }) => {
    test.skip(tag === 'video-player' || tag === 'music-picker', 'people watch or hear what media-src allows');
    const directives = documented.filter((name) => name !== 'img-src' && name !== 'media-src');
    await open({ page, request, server: baseURL ?? '', tag, directives });
    await use(page);
    const others = (await violations(page)).filter(
      (violation) => !/^(img|media)-src/.test(violation) && !TRIED[tag]?.includes(violation),
    );
    expect(others).toEqual([]);
  });
}

test('without connect-src an element says what is missing, and without script-src nothing is loaded', async ({
  page,
  request,
  baseURL,
}) => {
  const server = baseURL ?? '';
  const tag = 'template-grid';
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const without = (name: string) => (DOCUMENTED.get(tag) ?? []).filter((directive) => directive !== name);
  await open({ page, request, server, tag, directives: without('connect-src') });
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  expect(said.join('\n')).toContain(`Add ${server} to connect-src.`);
  await open({ page, request, server, tag, directives: without('script-src') });
  await expect.poll(() => violations(page)).toContain(`script-src-elem ${server}/sdk/v1/loader.js`);
  expect(await page.evaluate((name) => customElements.get(name), tag)).toBeUndefined();
});
