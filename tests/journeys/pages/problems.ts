import { expect, type Page } from '@playwright/test';

/**
 * Collects what a page complains about: console errors with their addresses, exceptions, policy violations. `expected`:
 * what a journey provokes.
 */
export function watchProblems(page: Page, expected?: RegExp): { expectNone(): void } {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || expected?.test(message.text())) return;
    problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { expectNone: () => expect(problems).toEqual([]) };
}
