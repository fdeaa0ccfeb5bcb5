/**
 * An editor of 30 scenes in a page of another origin at 4x CPU throttle, for each kind of policy in turn. It measures what opening
 * costs, and how long a key takes to the picture. `npm run bench:embed [-- --throttle 1 --samples 60 --rounds 3 --only blob --ordinary]`;
 * `--ordinary`: a project as the first recipe makes it. Needs `npm run build`.
 */
import { loadavg } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { BROWSER_ARGS, browserPath } from '../../tests/browser.mjs';
import { startLocalServer } from '../editor/local-server';
import { askServer, createLongProject, signInTo } from '../editor/long-project';
import { newContext, type Opening, openEmbedded } from './embedded-page';
import { type PagePolicy, POLICIES } from './policies';
import { type HostPage, startHostSite, startProbedServer } from './sites';
import { measureTyping, type Typing } from './typing';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const throttle = Number(argument('throttle') ?? 4);
const samples = Number(argument('samples') ?? 60);
const rounds = Number(argument('rounds') ?? 3);
const only = argument('only');

interface Measured extends Opening, Typing {
  readonly errors: number;
}

process.env.CORS_ORIGINS = '*';
const server = await startLocalServer();
const probed = await startProbedServer(server.address);
const executablePath = await browserPath();
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });
try {
  const token = await signInTo(server.address);
  const isOrdinary = process.argv.includes('--ordinary');
  const project = isOrdinary
    ? await askServer<{ id: number }>(server.address, token, 'POST', 'v1/project', { recipeId: 1 })
    : await createLongProject(server.address);
  const results = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const policy of POLICIES.filter(({ name }) => !only || name.includes(only))) {
      const measured = await measure(browser, policy, { token, projectId: project.id });
      results.set(policy.name, [...(results.get(policy.name) ?? []), measured]);
      console.error(policy.name, JSON.stringify({ ...measured, times: measured.times.length }));
    }
  report(results);
} finally {
  await browser.close();
  probed.close();
  await server.stop();
}

async function measure(
  browser: Browser,
  policy: PagePolicy,
  { token, projectId }: { readonly token: string; readonly projectId: number },
): Promise<Measured> {
  const site = await startHostSite(() => pageOf(policy, projectId));
  const context = await newContext(browser);
  try {
    const errors: string[] = [];
    context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const { page, opening } = await openEmbedded(context, site.origin, { token, throttle });
    const typing = await measureTyping(page, samples);
    for (const text of errors) console.error(`  ${text.slice(0, 200)}`);
    return { ...opening, ...typing, longestTaskMs: opening.longestTaskMs, errors: errors.length };
  } finally {
    await context.close();
    site.close();
  }
}

function pageOf({ policy, hasOwnWorker, isOnServer }: PagePolicy, projectId: number): HostPage {
  const { origin } = probed;
  const worker = hasOwnWorker ? '/spotreel-worker.js' : isOnServer ? `${origin}/player/none.js` : undefined;
  const setting = worker ? ` data-worker-url="${worker}"` : '';
  const html = `<!doctype html><html lang="en"><title>A shop</title><link rel="icon" href="data:,">
<script async src="${origin}/sdk/v1/loader.js"${setting}></script>
<project-editor project-id="${projectId}"></project-editor></html>`;
  return { html, policy: policy(origin), worker: `export * from '${origin}/player/scene-worker.js';` };
}

function report(results: ReadonlyMap<string, readonly Measured[]>): void {
  console.log(`throttle ${throttle}x, ${rounds} rounds of ${samples} keys, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(
    '| page | key to picture, median / 95 % / at most | longest task at opening | field | picture | script | heap | nodes | messages |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const [name, all] of results) {
    const keys = all.flatMap(({ times }) => times).toSorted((a, b) => a - b);
    const key = (share: number) =>
      (keys[Math.min(keys.length - 1, Math.floor(share * keys.length))] ?? Number.NaN).toFixed(0);
    const middle = (value: (one: Measured) => number) =>
      (all.map(value).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN).toFixed(0);
    const cells = [
      `${key(0.5)} / ${key(0.95)} / ${key(1)} ms (${keys.length})`,
      `${middle((one) => one.longestTaskMs)} ms`,
      `${middle((one) => one.fieldMs)} ms`,
      `${middle((one) => one.pictureMs)} ms`,
      `${middle((one) => one.scriptMs)} ms`,
      `${middle((one) => one.heapMb)} MB`,
      middle((one) => one.nodes),
      middle((one) => one.errors),
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}
