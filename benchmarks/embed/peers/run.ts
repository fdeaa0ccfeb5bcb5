/**
 * Spotreel's editor and player beside those of other makers, in turn, in one run: what a page costs until it can be used.
 * `npm run bench:embed-peers [-- --throttle 1 --rounds 3 --only polotno --screenshots folder]`. Needs `npm run build`.
 * The first run installs the others with npm. They have licenses of their own: README.md has them.
 */
import { mkdir } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, browserPath } from '../../../tests/browser.mjs';
import { startLocalServer } from '../../editor/local-server';
import { createLongProject, signInTo } from '../../editor/long-project';
import { buildPeer, installPeers } from './bundles';
import { type CountedSite, startFileSite, startPageSite, startPassingSite, totalSent } from './counted-site';
import { type Visit, visit } from './measure';
import { editorPages, type OwnPage, playerPage, renderProject } from './own-pages';
import { type ComparedPage, PEERS } from './peers';
import { type ComparedRow, comparisonTable } from './table';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const throttle = Number(argument('throttle') ?? 4);
const rounds = Number(argument('rounds') ?? 3);
const only = argument('only')?.toLowerCase() ?? '';
const screenshots = argument('screenshots');

/** One page, and how it is served with a policy or without. */
interface Candidate {
  readonly page: ComparedPage;
  readonly version: string;
  serve(isStrict: boolean): Promise<readonly CountedSite[]>;
  readonly token?: string;
}

process.env.CORS_ORIGINS = '*';
if (screenshots) await mkdir(screenshots, { recursive: true });
const server = await startLocalServer();
const executablePath = await browserPath();
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });
try {
  const candidates = [...(await ownCandidates()), ...(await peerCandidates())].filter(({ page }) =>
    page.name.toLowerCase().includes(only),
  );
  const visits = new Map<Candidate, Visit[]>(candidates.map((candidate) => [candidate, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [candidate, done] of visits) {
      const outcome = await attempt(candidate, false);
      if (typeof outcome === 'object') done.push(outcome);
    }
  const rows: ComparedRow[] = [];
  for (const [{ page, version, ...candidate }, done] of visits)
    rows.push({ name: page.name, version, visits: done, strict: await attempt({ page, version, ...candidate }, true) });
  console.log(`throttle ${throttle}x, ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(comparisonTable(rows));
} finally {
  await browser.close();
  await server.stop();
}

/** What the visit gave, or why there was none. */
async function attempt({ page, serve, token }: Candidate, isStrict: boolean): Promise<Visit | string> {
  const sites = await serve(isStrict);
  const [host] = sites;
  const file = `${page.name.replaceAll(/\W+/g, '-').toLowerCase()}${isStrict ? '-strict' : ''}.png`;
  try {
    const outcome = await visit(browser, page, {
      address: host?.origin ?? '',
      sent: () => totalSent(sites),

      throttle: isStrict ? 1 : throttle,
      ...(token ? { token } : {}),
      screenshot: screenshots && path.join(screenshots, file),
    });
    const { cost, violations, errors, otherHosts } = outcome;
    console.error(page.name, isStrict ? 'strict' : '', JSON.stringify({ ...cost, violations, errors, otherHosts }));
    return outcome;
  } catch (error) {
    const message = String(error).split('\n')[0] ?? '';
    console.error(page.name, isStrict ? 'strict' : '', message);
    return message;
  } finally {
    for (const site of sites) site.close();
  }
}

async function ownCandidates(): Promise<Candidate[]> {
  const token = await signInTo(server.address);
  const one = await createLongProject(server.address, 1);
  const thirty = await createLongProject(server.address);
  const pages = [
    ...editorPages('Spotreel editor, 1 scene', one.id),
    ...editorPages('Spotreel editor, 30 scenes', thirty.id),
  ];
  if (await renderProject(server.address, one.id)) pages.push(playerPage('Spotreel player', one.id));
  else console.error('The video of the player was not rendered: it has no row.');
  return pages.map((page) => ({ page, version: '', token, serve: (isStrict) => serveOwn(page, isStrict) }));
}

async function serveOwn(page: OwnPage, isStrict: boolean): Promise<CountedSite[]> {
  const passing = await startPassingSite(server.address);
  const host = await startPageSite(
    page.html(passing.origin),
    isStrict ? strictPolicy(` ${passing.origin}`) : undefined,
  );
  return [host, passing];
}

/** A peer that cannot be installed or built has no row. */
async function peerCandidates(): Promise<Candidate[]> {
  const failure = await installPeers();
  if (failure) {
    console.error(`The others cannot be installed, so they are left out: ${failure}`);
    return [];
  }
  const candidates: Candidate[] = [];
  for (const page of PEERS)
    try {
      const { files, version } = await buildPeer(page);
      const serve = async (isStrict: boolean) => [await startFileSite(files, isStrict ? strictPolicy('') : undefined)];
      candidates.push({ page, version, serve });
    } catch (error) {
      console.error(`${page.name} is left out:`, String(error).split('\n')[0]);
    }
  return candidates;
}

/** As docs/policies.md names it. `server`: a space and the origin of Spotreel's server. */
function strictPolicy(server: string): string {
  const directives = ['script-src', 'connect-src', 'img-src', 'media-src', 'font-src'];
  const sources = directives.map((directive) => `${directive} 'self'${server}`);
  return ["default-src 'none'", ...sources, "style-src 'self'", "require-trusted-types-for 'script'"].join('; ');
}
