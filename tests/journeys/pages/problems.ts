import { expect, type Page } from '@playwright/test';

/** Collects what a page complains about: console errors, exceptions, policy violations. */
export function watchProblems(page: Page): { expectNone(): void } {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { expectNone: () => expect(problems).toEqual([]) };
}
