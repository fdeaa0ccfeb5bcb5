import { readdirSync, readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { demoToken } from '../pages/demo-token';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

const questions = [
  {
    id: 'score',
    type: 'nps',
    headline: 'Would you recommend us?',
    required: true,
    lowerLabel: 'No',
    upperLabel: 'Yes',
  },
  { id: 'why', type: 'openText', headline: 'Why?', required: false },
  { id: 'team', type: 'openText', headline: 'Which team?', required: false },
];

async function operator(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await demoToken(request)}` };
  const call = async (method: 'get' | 'post', path: string, data?: unknown) => {
    const answer = await request[method](`/api/v1${path}`, { headers, ...(data ? { data } : {}) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
  return {
    make: async (change: object): Promise<string> =>
      (
        await call('post', '/survey', {
          survey: { name: 'Page', type: 'link', status: 'inProgress', questions, ...change },
        })
      ).id,
    links: (id: string, count: number) => call('post', `/survey/${id}/personal-link`, { count }),
    responses: (id: string) => call('get', `/survey/${id}/response`),
    mailFolder: async (id: string): Promise<string> =>
      /saved in (.+?)\. Set/.exec((await call('get', `/survey/${id}/sharing`)).mailNotice)?.[1] ?? '',
  };
}

async function finish(page: Page, why: string) {
  await page.getByRole('textbox', { name: 'Why?' }).fill(why);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: /Finish|Skip/ }).click();
  await expect(page.getByText('Thank you!')).toBeVisible();
}

test('a survey is answered on its page, begun by its address', async ({ page, request }) => {
  const problems = watchProblems(page);
  const { make, responses } = await operator(request);
  const id = await make({ hiddenFields: { enabled: true, fieldIds: ['plan'] } });
  await page.goto(`/s/${id}?score=9&team=Design&plan=pro&source=newsletter&userId=ada`);
  await expect(page.getByText('Why?')).toBeVisible();
  await expectAccessible(page, 'survey page');
  expect(new URL(page.url()).search).toBe('?team=Design&plan=pro&source=newsletter&userId=ada');
  await page.getByRole('textbox', { name: 'Why?' }).fill('It is quick');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Which team?' })).toHaveValue('Design');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Thank you!')).toBeVisible();
  await page.waitForTimeout(6000);
  await expect(page.getByText('Thank you!'), 'the end stays').toBeVisible();
  await expect(page.getByRole('button', { name: 'Close survey' })).toHaveCount(0);
  await expect
    .poll(() => responses(id))
    .toMatchObject([
      { finished: true, userId: 'ada', data: { score: 9, why: 'It is quick', team: 'Design', plan: 'pro' } },
    ]);
  problems.expectNone();
});

test('a PIN opens it', async ({ page, request }) => {
  const { make } = await operator(request);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/s/${await make({ pin: '4711' })}`);
  await expect(page.getByRole('heading', { name: 'Enter the PIN' })).toBeVisible();
  await expectAccessible(page, 'PIN');
  await page.keyboard.type('1234');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Wrong PIN. Try again.');
  await page.keyboard.type('4711');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Would you recommend us?')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByText('7', { exact: true }).click();
  await finish(page, 'Fine');
});

test('a personal link takes one response, also from two tabs', async ({ page, context, request }) => {
  const { make, links, responses } = await operator(request);
  const singleUse = { enabled: true, heading: 'Got it already', subheading: 'Thanks', isEncrypted: true };
  const id = await make({ singleUse });
  await page.goto(`/s/${id}`);
  await expect(page.getByRole('heading', { name: 'You need a personal link' })).toBeVisible();
  const [link] = await links(id, 1);
  const second = await context.newPage();
  await Promise.all([page.goto(link.url), second.goto(link.url)]);
  await expect(second.getByText('Would you recommend us?')).toBeVisible();
  await page.getByText('9', { exact: true }).click();
  await finish(page, 'First tab');
  await expect.poll(() => responses(id)).toMatchObject([{ finished: true }]);
  await second.getByText('3', { exact: true }).click();
  await expect(second.getByRole('heading', { name: 'Got it already' })).toBeVisible();
  await expectAccessible(second, 'used link');
  await expect.poll(() => responses(id)).toMatchObject([{ finished: true, data: { score: 9, why: 'First tab' } }]);
});

test('an email brings the link that opens it', async ({ page, request }) => {
  const { make, responses, mailFolder } = await operator(request);
  const id = await make({ verifyEmail: { name: 'Members only', subheading: 'We send you a link.' } });
  await page.goto(`/s/${id}?team=Sales`);
  await expect(page.getByRole('heading', { name: 'Members only' })).toBeVisible();
  await expectAccessible(page, 'email');
  await page.getByLabel('Email address').fill('nobody');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter a valid email address.');
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expect(page.getByText('We sent a link to ada@example.com.')).toBeVisible();
  await expectAccessible(page, 'email sent');
  const folder = await mailFolder(id);
  const newest = readdirSync(folder).toSorted().at(-1) ?? '';
  const mail = readFileSync(`${folder}/${newest}`, 'utf8').replace(/=\r\n/g, '').replaceAll('=3D', '=');
  await page.goto(/http:\/\/127\.0\.0\.1:\d+\/s\/\S+/.exec(mail)?.[0] ?? '');
  await page.getByText('9', { exact: true }).click();
  await finish(page, 'By mail');
  await expect.poll(() => responses(id)).toMatchObject([{ finished: true, data: { score: 9, why: 'By mail' } }]);
  await page.reload();
  await expect(page.getByRole('heading', { name: "You've already answered" })).toBeVisible();
});

test('states without a survey are pages too', async ({ page, request }) => {
  const { make } = await operator(request);
  const answer = await page.goto('/s/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Survey not found' })).toBeVisible();
  await expectAccessible(page, 'not found');
  const surveyClosedMessage = { enabled: true, heading: 'It ended on Friday', subheading: 'See you' };
  const closeOnDate = new Date(Date.now() - 60_000).toISOString();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/s/${await make({ surveyClosedMessage, closeOnDate })}`);
  await expect(page.getByRole('heading', { name: 'It ended on Friday' })).toBeVisible();
  await expectAccessible(page, 'closed');
});

test('an operator shares a survey with personal links', async ({ page, request }) => {
  const { make } = await operator(request);
  const id = await make({ name: 'Invitation', type: 'web' });
  await signIn(page);
  await page.goto(`/operator/surveys/${id}`);
  await page.getByRole('button', { name: 'Sharing' }).click();
  await page.getByLabel('Where people answer').selectOption('link');
  await page.getByLabel('Personal links: each takes one response').check();
  await page.getByRole('button', { name: 'Publish changes', exact: true }).click();
  await expect(page.getByLabel('Survey link')).toHaveValue(new RegExp(`/s/${id}$`));
  await expectAccessible(page, 'sharing');
  await page.getByLabel('Number of links').fill('3');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download links (CSV)' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(4);
  await page.goto(lines[1]?.split(',')[1] ?? '');
  await expect(page.getByText('Would you recommend us?')).toBeVisible();
  await page.goto('/operator/surveys');
  await expect(page.locator('.sr-survey', { hasText: 'Invitation' }).getByText(/^Link/)).toBeVisible();
});
