/** The components of the elements in React 18 and 19, with the elements defined before and after the first render. */
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRegistry, installReact, REACTS, typesOf, write } from './packed';
import { newProject, serve, signedIn, startBrowser, startServer, stopAll } from './packed-server';

let api: string;
let page: (order: string) => string;
let browser: Browser;

beforeAll(async () => {
  if (!hasRegistry) return;
  api = await startServer();
  const projectId = await newProject(api);
  const { token } = (await signedIn(api)).state;
  page = (order) => pageSource(order, projectId, token ?? '');
  browser = await startBrowser();
});
afterAll(stopAll);

/** A React page with an editor. `order`: code around the first render. */
const pageSource = (order: string, projectId: number, token: string) => `
import type { ProjectEditorElement } from '@spotreel/elements';
import { ElementSettings, ProjectEditorTag } from '@spotreel/elements/react-elements';
import { createRef, StrictMode, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

const heard: string[] = [];
const editor = createRef<ProjectEditorElement>();
const define = async () => (await import('@spotreel/elements')).defineElements();

function Page() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [saves, setSaves] = useState(0);
  return (
    <ElementSettings apiBase="${api}" getAccessToken={({ reason }) => (heard.push('token ' + reason), '${token}')}>
      <button type="button" onClick={() => setTheme('dark')}>Go dark</button>
      <ProjectEditorTag
        ref={editor}
        projectId={${projectId}}
        theme={theme}
        backButton
        className="editor"
        messages={{ 'editor.render': 'Publish it' }}
        onReady={({ detail }) => heard.push('ready ' + detail.projectId)}
        onProjectSaved={({ detail }) => {
          setSaves(saves + 1);
          heard.push('saved ' + detail.projectId + ' ' + (saves + 1));
        }}
        onBeforeRender={(event) => {
          event.preventDefault();
          heard.push('before-render');
        }}
      >
        <input slot="header" defaultValue="Ours" />
      </ProjectEditorTag>
    </ElementSettings>
  );
}

const tree = <StrictMode><Page /></StrictMode>;
function render(html = '') {
  const place = document.querySelector('#editor') as HTMLElement;
  const root = html ? hydrateRoot(place, tree) : createRoot(place);
  if (!html) root.render(tree);
  Object.assign(globalThis, { heard, editor, unmount: () => root.unmount() });
}
${order}
`;

const LATER = `
render();
setTimeout(() => {
  void editor.current?.fields().then((fields) => heard.push('fields ' + (fields.length > 0)));
  setTimeout(define, 300);
}, 300);
`;

const ON_SERVER = `
import { renderToString } from 'react-dom/server';
export const html = renderToString(tree);
`;

/** The elements are there before React: they have drawn what the server wrote, and hear of the token afterwards. */
const hydrated = (html: string) => `
const html = ${JSON.stringify(html)};
(document.querySelector('#editor') as HTMLElement).innerHTML = html;
await define();
setTimeout(() => render(html), 300);
`;

/** Milliseconds; a save waits for a pause in the writing. */
const SLOW = { timeout: 30_000 };

describe.skipIf(!hasRegistry).each(REACTS)('React %s', (...versions) => {
  let folder: string;
  let origin: string;
  beforeAll(async () => {
    folder = installReact(versions);
    write(folder, {
      'later.tsx': page(LATER),
      'first.tsx': page('await define();\nrender();'),
      'server.tsx': SERVER,
      'page.tsx': page(ON_SERVER),
    });
    const options = { absWorkingDir: folder, bundle: true, format: 'esm', jsx: 'automatic' } as const;
    const forNode = { ...options, platform: 'node', packages: 'external', outdir: '.' } as const;
    await build({ ...forNode, entryPoints: ['server.tsx', 'page.tsx'] });
    const { html } = (await import(path.join(folder, 'page.js'))) as { html: string };
    write(folder, { 'hydrated.tsx': page(hydrated(html)) });
    await build({
      ...options,
      entryPoints: ['later.tsx', 'first.tsx', 'hydrated.tsx'],
      splitting: true,
      outdir: 'www',
      define: { 'process.env.NODE_ENV': '"development"' },
    });
    origin = await serve(path.join(folder, 'www'));
  });

  test('has typed components', () => {
    expect(typesOf(folder, versions[4])).toEqual([]);
  });

  test.each([['later'], ['first'], ['hydrated']])('gives an element everything: code that comes %s', async (order) => {
    const tab = await browser.newPage();
    const problems: string[] = [];
    const ownServer: string[] = [];
    tab.on('pageerror', (error) => problems.push(String(error)));
    tab.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    tab.on('request', (request) => request.url().startsWith(`${origin}/api`) && ownServer.push(request.url()));
    await tab.goto(`${origin}/?${order}.js`);
    const heard = () => tab.evaluate(() => Reflect.get(window, 'heard') as string[]);
    await expect.poll(heard, SLOW).toContainEqual(expect.stringMatching(/^ready \d+$/));
    expect(await heard()).toContainEqual(expect.stringMatching(/^token /));
    if (order === 'later') await expect.poll(heard, SLOW).toContain('fields true');

    const element = tab.locator('project-editor');
    expect(await element.getAttribute('class')).toBe('editor');
    await tab.getByRole('button', { name: 'Go dark' }).click();
    await expect.poll(() => element.getAttribute('theme'), SLOW).toBe('dark');
    const headline = tab.getByRole('textbox', { name: 'Headline' }).first();
    await headline.fill(`Written in React ${versions[0]}, ${order}`);
    await expect.poll(heard, SLOW).toContainEqual(expect.stringMatching(/^saved \d+ 1$/));
    await headline.fill(`Written again in React ${versions[0]}, ${order}`);
    await expect.poll(heard, SLOW).toContainEqual(expect.stringMatching(/^saved \d+ 2$/));
    await tab.getByRole('button', { name: 'Publish it' }).click();
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: /export video/i })
      .click();
    await expect.poll(heard, SLOW).toContain('before-render');
    expect(ownServer).toEqual([]);
    expect(problems).toEqual([]);
    await tab.close();
  });

  test('writes tags and attributes on a server', async () => {
    const { html } = (await import(path.join(folder, 'server.js'))) as { html: string };
    expect(html).toBe(
      '<template-grid id="grid" heading="Make a video" api-base="https://videos.example.com"></template-grid><acme-sign-in></acme-sign-in>',
    );
  });
});

const SERVER = `
import { ElementSettings, SignInTag, TemplateGridTag } from '@spotreel/elements/react-elements';
import { renderToString } from 'react-dom/server';

export const html = renderToString(
  <>
    <ElementSettings apiBase="https://videos.example.com" locale={undefined}>
      <TemplateGridTag id="grid" heading="Make a video" getAccessToken={() => null} onBeforeOpen={() => undefined} />
    </ElementSettings>
    <ElementSettings prefix="acme-"><SignInTag /></ElementSettings>
  </>,
);
`;
