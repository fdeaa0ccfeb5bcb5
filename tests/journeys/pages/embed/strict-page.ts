/** A page of another origin with one element and a strict policy. */
import type { APIRequestContext, Page } from '@playwright/test';
import { demoToken } from '../demo-token';
import { type EmbeddingSite, startEmbeddingSite } from './embedding-site';

export interface StrictPage {
  page: Page;
  request: APIRequestContext;
  /** Origin of the Spotreel server. */
  server: string;
  tag: string;
  /** Directives in which the policy allows the server; it allows nothing else. */
  directives: readonly string[];
}

/** A template of six seconds, in landscape. */
const SHORT_ANIMATION = 2001;

const headersOf = async (request: APIRequestContext) => ({
  authorization: `Bearer ${await demoToken(request)}`,
  'x-requested-with': 'XMLHttpRequest',
});

/** What the demo account must have before each element has something to show: attributes of the element. */
const PREPARATIONS: Readonly<Record<string, (request: APIRequestContext) => Promise<string>>> = {
  'video-player': async (request) => {
    const headers = await headersOf(request);
    const id = await createProject(request, { templateId: SHORT_ANIMATION, render: true });
    let state = '';
    while (state !== 'done') {
      if (state === 'failed') throw new Error('The export failed.');
      await new Promise((resolve) => setTimeout(resolve, 500));
      state = (await (await request.get(`/api/v1/project/${id}/status`, { headers })).json()).data.status;
    }
    return `project-id="${id}"`;
  },
  'survey-modal': async (request) => {
    const likely = { id: 'likely', type: 'nps', headline: 'How likely are you to recommend us?', required: true };
    const survey = {
      name: 'Strict page',
      status: 'inProgress',
      displayOption: 'respondMultiple',
      recontactDays: 0,
      triggers: ['Strict page opened'],
      questions: [{ ...likely, lowerLabel: 'Not at all', upperLabel: 'Very' }],
      thankYouCard: { enabled: true, headline: 'Thank you for your answer' },
    };
    const answer = await request.post('/api/v1/survey', { headers: await headersOf(request), data: { survey } });
    return `environment-id="${(await answer.json()).data.environmentId}" action="Strict page opened"`;
  },
};

async function createProject(request: APIRequestContext, data: object): Promise<number> {
  const created = await request.post('/api/v1/project', { headers: await headersOf(request), data });
  return (await created.json()).data.id;
}

/** Opens it. `window.violations` lists what the policy refused, as `directive uri`. */
export async function openStrictPage({ page, request, server, tag, directives }: StrictPage): Promise<EmbeddingSite> {
  const prepare = PREPARATIONS[tag];
  const attributes = prepare
    ? await prepare(request)
    : `project-id="${await createProject(request, { recipeId: 1, keep: true })}"`;
  const trusted = "require-trusted-types-for 'script'; trusted-types 'none'";
  const policy = `default-src 'none'; ${directives.map((name) => `${name} ${server}`).join('; ')}; ${trusted}`;
  const site = await startEmbeddingSite(
    `<!doctype html><html lang="en"><title>A shop</title>
<script async src="${server}/sdk/v1/loader.js"></script><${tag} api-base="${server}" ${attributes}></${tag}></html>`,
    policy,
  );
  const data = { origin: site.origin, mayFrame: false };
  await request.post('/api/v1/allowed-origin', { headers: await headersOf(request), data });
  // what a page would do in a script file of its own
  await page.addInitScript(
    (token) => {
      const configure = (spotreel: { configure(settings: object): void }) =>
        spotreel.configure({ getAccessToken: () => token });
      const violations: string[] = [];
      Object.assign(window, { violations, spotreel: [configure] });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        if (!blockedURI.endsWith('/favicon.ico')) violations.push(`${effectiveDirective} ${blockedURI}`);
      });
    },
    await demoToken(request),
  );
  await page.goto(site.origin);
  return site;
}

/** What the page's policy refused until now. */
export const violations = (page: Page) => page.evaluate(() => Reflect.get(window, 'violations') as string[]);
