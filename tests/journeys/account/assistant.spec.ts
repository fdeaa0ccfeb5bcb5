import { expect, test } from '@playwright/test';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

test('a sentence becomes a storyboard, is edited, and opens as a project in the editor', { tag: '@main' }, async ({
  page,
}) => {
  const problems = watchProblems(page);
  await signIn(page, '/viddybot');
  await expect(page.getByRole('heading', { name: 'Assistant Beta' })).toBeVisible();
  await page
    .getByLabel('What is your video about?')
    .fill('Spring sale: 30% off all garden furniture until Sunday, code SPRING30.');
  await page.getByRole('button', { name: 'Make storyboard' }).click();
  const board = page.getByRole('region', { name: 'Storyboard' });
  await expect(board.getByText('Draft texts from your brief')).toBeVisible();
  await expect(board.getByRole('img', { name: 'Preview of scene 1' })).toBeVisible();
  const headline = board.getByLabel('Headline').first();
  await expect(headline).toHaveValue('Spring sale');
  await headline.fill('Our garden sale');

  await page.getByLabel('Ask for a change').fill('portrait');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The video is now in portrait format.')).toBeVisible();
  await expect(headline).toHaveValue('Our garden sale');

  const scenes = board.getByRole('listitem', { name: /^Scene \d/ });
  const count = await scenes.count();
  await page.getByLabel('Ask for a change').fill('add a scene with open Mon-Fri 7-18');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^I added scene \d/)).toBeVisible();
  await expect(scenes).toHaveCount(count + 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(scenes).toHaveCount(count);
  await expect(headline).toHaveValue('Our garden sale');

  await page.getByRole('button', { name: 'New brief' }).click();
  const earlier = page.getByRole('region', { name: 'Earlier briefs' });
  await earlier.getByRole('button', { name: /^Spring sale/ }).click();
  await expect(headline).toHaveValue('Our garden sale');
  await expect(page.getByText('The video is now in portrait format.')).toBeVisible();

  await page.getByRole('button', { name: 'Create video' }).click();
  await page.waitForURL(/\/project\/\d+$/);
  await expect(page.getByText('Our garden sale').first()).toBeAttached();
  problems.expectNone();
});
