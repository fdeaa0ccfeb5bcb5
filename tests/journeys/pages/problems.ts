import { expect, type Page } from '@playwright/test';

/** Collects what a page complains about: console errors, exceptions, policy violations. `expected`: what a journey provokes. */
export function watchProblems(page: Page, expected?: RegExp): { expectNone(): void } {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { expectNone: () => expect(problems).toEqual([]) };
}
