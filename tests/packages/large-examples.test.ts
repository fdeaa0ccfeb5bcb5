/** Examples whose frameworks take hundreds of megabytes: `npm run test:full` alone installs them. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startExampleSite } from '../journeys/pages/embed/example-site';
import { freePort } from '../journeys/pages/free-port';
import { buildExample, installFor, makeVideo, OWN_MODE, openApp, watchedTab } from './example-apps';
import { hasRegistry } from './packed';
import { newKey, signedIn, startBrowser, startServer, stopAll } from './packed-server';

const isInstalled = hasRegistry && process.env.SPOTREEL_FULL_TESTS === '1';
/** Milliseconds, of installing and building. */
const LONG = 600_000;

let server: string;
let browser: Browser;
let stop: (() => unknown) | undefined;
beforeAll(async () => {
  if (!isInstalled) return;
  server = await startServer();
  browser = await startBrowser();
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
});
afterAll(stopAll);

/** Components with one mistake each; the compiler finds it where the directives of the example are. */
const WRONG: readonly (readonly [template: string, error: string])[] = [
  ['<project-editor /><project-editr />', "'project-editr' is not a known element"],
  ['<project-editor [projectNumber]="7" />', "Can't bind to 'projectNumber'"],
  [`<project-editor [projectId]="'seven'" />`, "Type 'string' is not assignable to type 'number"],
  ['<project-editor (project-saved)="log($event.detail.videoId)" />', "'videoId' does not exist"],
  ['<project-editor (project-lost)="log($event.detail)" />', "'detail' does not exist on type 'Event'"],
  ['<project-editor #editor /><button (click)="editor.play()">Play</button>', "'play' does not exist"],
];

const component = (template: string, index: number) => `
import { Component } from '@angular/core';
import { ProjectEditorTag } from './spotreel-tags';
@Component({ selector: 'app-wrong-${index}', imports: [ProjectEditorTag], template: \`${template}\` })
export class Wrong${index} {
  log(value: unknown): void {
    console.log(value);
  }
}
`;

describe.skipIf(!isInstalled)('the example of Angular', () => {
  let built: string;
  beforeAll(() => {
    built = buildExample('angular', installFor('angular'), server);
  }, LONG);

  test('edits a video on another site', async () => {
    const { token } = (await signedIn(server)).state;
    const site = await startExampleSite({ folder: path.join(built, 'dist'), server, token: token ?? '' });
    stop = site.close;
    const { tab, problems } = await watchedTab(browser);
    await openApp(tab, site.origin);
    await makeVideo(tab);
    expect(problems).toEqual([]);
    await tab.close();
  });

  test('has directives with which templates refuse wrong tags, properties, values, details and methods', () => {
    for (const [index, [template]] of WRONG.entries())
      writeFileSync(path.join(built, `src/wrong-${index}.ts`), component(template, index));
    const script = path.join(built, '../node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js');
    const options = { cwd: built, encoding: 'utf8' } as const;
    const { stdout, stderr } = spawnSync(process.execPath, [script, '-p', '.', '--noEmit'], options);
    const found = (stdout + stderr).split(/^(?=\S*src\/)/m);
    for (const [index, [template, error]] of WRONG.entries()) {
      const own = found.filter((text) => text.includes(`wrong-${index}.ts`));
      expect(own, template).toEqual([expect.stringContaining(error)]);
    }
  });
});

describe.skipIf(!isInstalled)('the example of Next', () => {
  let built: string;
  let key: string;
  beforeAll(async () => {
    key = await newKey(server, ['users:write', 'embed:write']);
    built = buildExample('next', installFor('next'), server);
  }, LONG);

  /** Next with its own route for tokens; answers with its origin when it listens. */
  async function startNext(command: 'start' | 'dev'): Promise<string> {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const script = path.join(built, '../node_modules/next/dist/bin/next');
    const next: ChildProcess = spawn(process.execPath, [script, command, '--port', String(port)], {
      cwd: built,
      env: { ...OWN_MODE, SPOTREEL_API_KEY: key, SITE_ORIGIN: origin },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    stop = () => next.kill('SIGTERM');
    await expect.poll(() => fetch(origin).then((answer) => answer.status, String), { timeout: 60_000 }).toBe(200);
    return origin;
  }

  // `dev` compiles the page when it is asked for, and has the warnings of React
  test.each(['start', 'dev'] as const)(
    '`next %s` has the tag in its HTML, hydrates it without a warning, and edits a video',
    async (command) => {
      const origin = await startNext(command);
      const html = await (await fetch(origin)).text();
      expect(html).toMatch(/<template-grid heading="Make a video"[^>]*><\/template-grid>/);
      const { tab, problems } = await watchedTab(browser);
      await openApp(tab, origin);
      await makeVideo(tab);
      expect(problems).toEqual([]);
      await tab.close();
    },
    LONG,
  );
});
