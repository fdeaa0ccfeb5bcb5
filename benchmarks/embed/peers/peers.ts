/** The products that are compared with Spotreel, each with the smallest page that its own README or documentation shows. */
import type { Page } from 'playwright';

/** A page that is opened and measured. */
export interface ComparedPage {
  readonly name: string;
  readonly kind: 'editor' | 'player';
  /** Runs in the page. Something true: the product can be used. */
  ready(): unknown;
  /** Does by hand what `ready` promises. Rejects when the page does not answer. */
  prove(page: Page): Promise<void>;
}

export interface Peer extends ComparedPage {
  /** Folder in `pages/`. */
  readonly folder: string;
  /** The npm package whose version is reported. */
  readonly package: string;
  /** Part of a package path whose files have effects, although its package.json denies it. */
  readonly withEffects?: RegExp;
}

const ANSWER_MS = 20_000;

export const PEERS: readonly Peer[] = [
  {
    name: 'Shotstack Studio',
    kind: 'editor',
    folder: 'shotstack-studio',
    package: '@shotstack/shotstack-studio',
    ready: () => document.querySelector('[data-shotstack-timeline] .ss-clip') && document.querySelector('canvas'),
    async prove(page) {
      await page.locator('.ss-clip').first().click();
      await page.locator('.ss-toolbar.visible').first().waitFor({ timeout: ANSWER_MS });
    },
  },
  {
    name: 'Polotno',
    kind: 'editor',
    folder: 'polotno',
    package: 'polotno',
    ready: () =>
      document.querySelector('.pn-element-container button') && document.querySelector('.konvajs-content canvas'),
    async prove(page) {
      await page.locator('.konvajs-content').first().dblclick();
      await page.locator('.ql-editor').waitFor({ timeout: ANSWER_MS });
      await page.keyboard.type('Typed');
      await page.locator('.ql-editor').filter({ hasText: 'Typed' }).waitFor({ timeout: ANSWER_MS });
    },
  },
  {
    name: 'Twick',
    kind: 'editor',
    folder: 'twick',
    package: '@twick/video-editor',
    // its module that defines the player's element is dropped from a build otherwise, and the editor waits for it without end
    withEffects: /@twick[\\/]live-player/,
    ready: () =>
      document.querySelector('.twick-track-element') &&
      document.querySelector('canvas.upper-canvas') &&
      !document
        .querySelector('.twick-editor-loading-overlay')
        ?.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    async prove(page) {
      await page.locator('.twick-track-element').first().click();
      await page.locator('.twick-track-element-selected').waitFor({ timeout: ANSWER_MS });
    },
  },
  {
    name: 'Remotion Player',
    kind: 'player',
    folder: 'remotion-player',
    package: '@remotion/player',
    ready: () => document.querySelector('.__remotion-player')?.textContent?.includes('Hello world'),
    async prove(page) {
      const opacity = () => page.locator('.__remotion-player span').evaluate((text) => getComputedStyle(text).opacity);
      const before = await opacity();
      await page.getByRole('button', { name: 'Play video' }).click();
      await page.waitForFunction(
        (was) => {
          const text = document.querySelector('.__remotion-player span');
          return text && getComputedStyle(text).opacity !== was;
        },
        before,
        { timeout: ANSWER_MS },
      );
    },
  },
];
