import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type { BrowserPage } from './browser-page';
import type { Found, Point } from './in-page';

/** How long an action waits until it is possible. */
const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 60;

/** The elements that a selector finds, each time anew. */
export class Elements {
  readonly #page: BrowserPage;
  readonly selector: string;

  constructor(page: BrowserPage, selector: string) {
    this.#page = page;
    this.selector = selector;
  }

  getByRole(role: string, options?: Parameters<typeof getByRoleSelector>[1]): Elements {
    return this.locate(getByRoleSelector(role, options));
  }

  getByLabel(label: string | RegExp, options?: { exact?: boolean }): Elements {
    return this.locate(getByLabelSelector(label, options));
  }

  getByText(text: string | RegExp, options?: { exact?: boolean }): Elements {
    return this.locate(getByTextSelector(text, options));
  }

  locate(selector: string): Elements {
    return new Elements(this.#page, `${this.selector} >> ${selector}`);
  }

  /** From 0; -1 is the last one. */
  nth(index: number): Elements {
    return this.locate(`nth=${index}`);
  }

  find(): Promise<Found> {
    return this.#page.inPage('find', this.selector);
  }

  async count(): Promise<number> {
    return (await this.find()).count;
  }

  async isVisible(): Promise<boolean> {
    return (await this.find()).visible > 0;
  }

  async text(): Promise<string> {
    return (await this.find()).text;
  }

  async value(): Promise<string> {
    return (await this.find()).value;
  }

  async attribute(name: string): Promise<string | undefined> {
    return (await this.find()).attributes[name];
  }

  /** Until one is seen. */
  waitFor(patienceMs = PATIENCE_MS): Promise<Found> {
    return this.#until(patienceMs, async () => {
      const found = await this.find();
      return found.visible > 0 ? found : { reason: found.count > 0 ? 'it is not visible' : 'there is none' };
    });
  }

  async waitUntilGone(patienceMs = PATIENCE_MS): Promise<void> {
    await this.#until(patienceMs, async () => ((await this.isVisible()) ? { reason: 'it is still there' } : true));
  }

  /** Moves the mouse to the middle of it. */
  async hover(): Promise<Point> {
    const point = await this.#until(PATIENCE_MS, () => this.#page.inPage('clickPoint', this.selector));
    await this.#page.driver.moveMouse(point.x, point.y);
    return point;
  }

  async click(): Promise<void> {
    await this.hover();
    await this.#page.driver.holdMouse();
    await this.#page.driver.releaseMouse();
  }

  /** Replaces what is in the field, key by key. */
  async fill(text: string): Promise<void> {
    await this.#select();
    await this.#page.driver.type(text);
  }

  async #select(): Promise<void> {
    await this.#until(PATIENCE_MS, async () =>
      (await this.#page.inPage('selectAll', this.selector)) ? true : { reason: 'it is no text field' },
    );
  }

  /** Drags it by this many px, in steps as a hand does. */
  async drag(byX: number, byY: number): Promise<void> {
    const { x, y } = await this.hover();
    const { driver } = this.#page;
    await driver.holdMouse();
    const steps = 8;
    for (let step = 1; step <= steps; step += 1)
      await driver.moveMouse(x + (byX * step) / steps, y + (byY * step) / steps);
    await driver.releaseMouse();
  }

  async chooseFiles(...paths: string[]): Promise<void> {
    await this.#until(PATIENCE_MS, async () => ((await this.count()) > 0 ? true : { reason: 'there is none' }));
    const source = `() => window.journey.element(${JSON.stringify(this.selector)})`;
    await this.#page.driver.chooseFiles(source, paths);
  }

  async #until<Value>(
    patienceMs: number,
    look: () => Promise<Value | { reason: string }>,
  ): Promise<Exclude<Value, { reason: string }>> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const seen = await look();
      const isReady = !(typeof seen === 'object' && seen !== null && 'reason' in seen);
      if (isReady) return seen as Exclude<Value, { reason: string }>;
      if (Date.now() > deadline) throw new Error(`${this.selector}: ${seen.reason}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }
}
