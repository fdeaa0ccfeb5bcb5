import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { demoToken } from '../pages/demo-token';
import { watchProblems } from '../pages/problems';

const html = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>
<script type="module" src="/survey-widget/spotreel-surveys.js"></script></html>`;
const why = { id: 'why', type: 'openText', headline: 'Why?', required: true, inputType: 'text' };
const RESPONSES = /\/responses(\/|$)/;

interface ShopWindow {
  spotreelSurveys: { init(options: object): Promise<void>; track(name: string): Promise<void> };
}

async function makeSurvey(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await demoToken(request)}` };
  const draft = { name: 'Tabs', status: 'inProgress', triggers: ['Looked'], displayOption: 'respondMultiple' };
  const ends = { recontactDays: 0, thankYouCard: { enabled: true, headline: 'That was all' } };
  const survey = { ...draft, ...ends, questions: [why, { ...why, id: 'what', headline: 'What else?' }] };
  const { data } = await (await request.post('/api/v1/survey', { headers, data: { survey } })).json();
  const path = `/api/v1/survey/${data.id}`;
  return {
    environmentId: data.environmentId as string,
    responses: async () => (await (await request.get(`${path}/response`, { headers })).json()).data,
    remove: () => request.delete(path, { headers }),
  };
}

/** A tab of the shop, whose visitor looks around. */
async function openTab(context: BrowserContext, environmentId: string): Promise<Page> {
  await context.route('**/two-tabs', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const tab = await context.newPage();
  await tab.goto('/two-tabs');
  await tab.evaluate(async (id) => {
    const { spotreelSurveys } = window as unknown as ShopWindow;
    await spotreelSurveys.init({ environmentId: id, apiHost: location.origin });
  }, environmentId);
  return tab;
}

const look = (tab: Page) => tab.evaluate(() => (window as unknown as ShopWindow).spotreelSurveys.track('Looked'));
const asks = (tab: Page) => tab.getByText('Why?');

async function answer(tab: Page, text: string, button: 'Next' | 'Finish') {
  await tab.getByRole('textbox').fill(text);
  await tab.getByRole('button', { name: button }).click();
}

test('tabs of one visitor ask one survey at a time, and what one could not send another sends once', async ({
  context,
  request,
}) => {
  const survey = await makeSurvey(request);
  const one = await openTab(context, survey.environmentId);
  const problems = watchProblems(one, /Failed to|SpotreelError/);
  await look(one);
  await expect(asks(one)).toBeVisible();
  const other = await openTab(context, survey.environmentId);
  await look(other);
  await other.waitForTimeout(700);
  expect(await asks(other).count()).toBe(0);

  // The service has the answer, but the tab is gone before it hears of it.
  let held = 0;
  let creates = 0;
  await context.route(RESPONSES, async (route) => {
    if (route.request().method() === 'POST') creates += 1;
    held += 1;
    if (held === 1) await route.fetch();
    if (held > 1) await route.continue();
  });
  await answer(one, 'In a hurry', 'Next');
  await expect.poll(async () => (await survey.responses()).length).toBe(1);
  problems.expectNone();
  await one.close();

  // Its place is free, and the next page sends what is left: the same answer, once.
  await expect(async () => {
    await look(other);
    await expect(asks(other)).toBeVisible({ timeout: 500 });
  }).toPass();
  const later = await openTab(context, survey.environmentId);
  await expect.poll(() => creates).toBe(2);
  await expect.poll(() => later.evaluate(() => localStorage.getItem('spotreel-surveys-pending'))).toBeNull();
  const [first, ...others] = await survey.responses();
  expect([first.data, others]).toEqual([{ why: 'In a hurry' }, []]);

  // The service cannot be reached; then it can, and both tabs notice.
  await context.unroute(RESPONSES);
  await context.route(RESPONSES, (route) => route.abort());
  await answer(other, 'Because', 'Next');
  await answer(other, 'Nothing', 'Finish');
  await expect(other.getByText('That was all')).toBeVisible();
  const third = await openTab(context, survey.environmentId);
  // Before the way is free: a tab may try again by itself at any time. Requests that were aborted do not finish.
  const sent: string[] = [];
  context.on('requestfinished', (asked) => {
    if (RESPONSES.test(asked.url())) sent.push(asked.method());
  });
  await context.unroute(RESPONSES);
  for (const tab of [other, later, third]) await tab.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(async () => (await survey.responses()).length).toBe(2);
  await expect.poll(async () => (await survey.responses())[0].finished).toBe(true);
  expect((await survey.responses())[0].data).toEqual({ why: 'Because', what: 'Nothing' });
  await expect.poll(() => sent.length).toBeGreaterThanOrEqual(2);
  await third.waitForTimeout(300);
  // the create that got no answer goes again as it was, the later answer after it; each once, by one of three tabs
  expect(sent).toEqual(['POST', 'PUT']);
  await survey.remove();
});
