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
  const { violations } = await page.evaluate<AxeResult, string>(async (source) => {
    // half faded in, nothing has its colors
    const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
    const world = globalThis as unknown as { axe?: { run(): Promise<AxeResult> } };
    // the page's policy forbids script elements of others; evaluating from the test does not touch it
    if (!world.axe) new Function(source).call(globalThis);
    if (!world.axe) throw new Error('axe did not load');
    return world.axe.run();
  }, axeSource);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
  expect(found, place).toEqual([]);
}
