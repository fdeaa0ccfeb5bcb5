import { expect, type Page } from '@playwright/test';

/**
 * Collects what a page complains about: console errors with their addresses, exceptions, policy violations. `expected`:
 * what a journey provokes.
 */
export function watchProblems(page: Page, expected?: RegExp): { expectNone(): void } {
  const problems: string[] = [];
  page.on('console', (message) => {
    const problem = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !expected?.test(problem)) problems.push(problem);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { expectNone: () => expect(problems).toEqual([]) };
}
