import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** No axe violation on what the page shows now. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  // The page's policy forbids evaluating to its own scripts; what the test itself evaluates is not touched by it.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResult>(async () => {
    // half faded in, nothing has its colors
    const ends = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    const inside = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations().filter(ends),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? inside(shadowRoot) : [])),
    ];
    for (let running = inside(document); running.length > 0; running = inside(document)) {
      await Promise.allSettled(running.map(({ finished }) => finished));
      await new Promise((resolve) => setTimeout(resolve, 50)); // what ends may begin another one
    }
    return (globalThis as unknown as { axe: { run(): Promise<AxeResult> } }).axe.run();
  });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
  expect(found, place).toEqual([]);
}
