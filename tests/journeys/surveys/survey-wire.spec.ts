/** What a page pays for surveys, in bytes as they travel from the built server (docs/surveys.md). */
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { demoToken } from '../pages/demo-token';
import { openShop } from '../pages/surveys/published-client';

const KB = 1024;
const BEFORE_A_SURVEY = 5 * KB;
const WITHOUT_FILES = 24 * KB;
const WITH_FILES = 26 * KB;
const SYNC_OF_FIVE = 4 * KB;

const text = (id: string) => ({ id, type: 'openText', headline: `Question ${id}`, required: false });
const scale = { type: 'nps', headline: 'How likely are you to recommend us to a colleague?', required: true };
const ends = { lowerLabel: 'Not at all likely', upperLabel: 'Extremely likely' };
const choices = ['Templates', 'Music', 'Speed', 'Brand'].map((label) => ({ id: label.toLowerCase(), label }));
const pick = { id: 'pick', type: 'multipleChoiceMulti', headline: 'What did you like?', required: false, choices };
const file = { id: 'shot', type: 'fileUpload', headline: 'A picture, please', required: true };
const survey = (name: string, more: object = {}) => ({
  name,
  status: 'inProgress',
  displayOption: 'respondMultiple',
  recontactDays: 0,
  triggers: [name],
  questions: [{ id: 'likely', ...scale, ...ends }, pick, text('why')],
  thankYouCard: { enabled: true, headline: 'Thank you!', subheader: 'Every answer is read.' },
  ...more,
});

/** Bytes of bodies by path, counted by the browser as they come from the line. */
async function wireOf(page: Page): Promise<{ bytes(part: string): number }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) =>
    paths.set(requestId, new URL(response.url).pathname),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  return {
    bytes: (part) => [...bytes].reduce((sum, [id, count]) => sum + (paths.get(id)?.includes(part) ? count : 0), 0),
  };
}

test('scripts and sync of five surveys stay within their budgets', async ({ page, request, baseURL }) => {
  const headers = { authorization: `Bearer ${await demoToken(request)}` };
  const drafts = [
    survey('One'),
    survey('Two'),
    survey('Three'),
    survey('Four'),
    survey('Files', { questions: [file] }),
  ];
  const made: { id: string; environmentId: string }[] = [];
  for (const draft of drafts) {
    made.push((await (await request.post('/api/v1/survey', { headers, data: { survey: draft } })).json()).data);
  }
  const shop = await openShop();
  const wire = await wireOf(page);
  await page.goto(shop.url);
  const options = { environmentId: made[0]?.environmentId, apiHost: baseURL };
  await page.evaluate((given) => Object.assign(window, { spotreelSurveys: { queue: [['init', given]] } }), options);
  await page.addScriptTag({ type: 'module', url: `${baseURL}/survey-widget/spotreel-surveys.js` });
  await expect.poll(() => wire.bytes('/in-app/sync')).toBeGreaterThan(0);
  const scripts = () => wire.bytes('/survey-widget/');
  const track = (name: string) =>
    page.evaluate(
      (action) =>
        (window as unknown as { spotreelSurveys: { track(name: string): void } }).spotreelSurveys.track(action),
      name,
    );
  const before = scripts();

  await track('One');
  await expect(page.getByRole('heading', { name: scale.headline })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const shown = scripts();
  await page.getByRole('button', { name: 'Close survey' }).click();
  await expect(page.getByRole('heading', { name: scale.headline })).toBeHidden();
  await page.waitForTimeout(1500);
  await track('Files');
  await expect(page.getByRole('heading', { name: file.headline })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sync = wire.bytes('/in-app/sync');
  console.log(
    `survey widget on the wire: ${before} before, ${shown} with a survey, ${scripts()} with files, sync ${sync}`,
  );
  expect(before).toBeLessThanOrEqual(BEFORE_A_SURVEY);
  expect(shown).toBeLessThanOrEqual(WITHOUT_FILES);
  expect(scripts()).toBeLessThanOrEqual(WITH_FILES);
  expect(sync).toBeLessThanOrEqual(SYNC_OF_FIVE);
  shop.close();
  for (const { id } of made) await request.delete(`/api/v1/survey/${id}`, { headers });
});
