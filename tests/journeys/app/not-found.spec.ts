import { expect, test } from '@playwright/test';
import { signIn } from '../pages/sign-in';

/** Addresses of items that do not exist, and the list that the item would be in. */
const NOWHERE: readonly (readonly [address: string, nearest: string])[] = [
  ['/nowhere', '/'],
  ['/account/nowhere', '/'],
  ['/account/developers/nowhere', '/'],
  ['/recipes/999999', '/'],
  ['/templates/99999999', '/account/my-videos'],
  ['/project/99999999', '/account/my-videos'],
  ['/project/99999999/preview', '/account/my-videos'],
  ['/project/word', '/'],
  ['/help/no-such-article', '/help'],
  ['/tutorials/no-such-tutorial', '/tutorials'],
  ['/tutorials/no/such/page', '/'],
  ['/university/nowhere', '/'],
  ['/university/degree/no-such-degree', '/university/homepage'],
  ['/university/course/no-such-course', '/university/homepage'],
  ['/make-many/99999999', '/make-many'],
  ['/make-many/word', '/make-many'],
  ['/agency/nowhere', '/'],
  ['/agency/profile/no-such-agency', '/'],
  ['/operator/support/99999999', '/operator/support'],
  ['/operator/support/word', '/'],
  ['/operator/surveys/no-such-survey', '/operator/surveys'],
  ['/operator/surveys/no-such-survey/results', '/operator/surveys'],
  ['/login/no-such-provider', '/'],
];

test('what is not there says so and leads on, nearest first', async ({ page }) => {
  await signIn(page);
  for (const [address, nearest] of NOWHERE) {
    await page.goto(address);
    await expect(page.getByRole('searchbox'), address).toBeVisible();
    // of an editor that cannot be opened too, there is one heading
    await expect(page.locator('h1:not(.sr-visually-hidden)'), address).toHaveCount(1);
    const ways = page.locator('nav.sr-ways a');
    await expect(ways.first(), address).toHaveAttribute('href', nearest);
    await expect(ways.first(), address).toHaveClass(/sr-button--primary/);
    await expect(page.locator('nav.sr-ways a[href="/help"]'), address).toHaveCount(1);
  }
});
