/** The time from a key to the frame that shows it, painted by the page or by the worker. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { ROOM } from './embedded-page';
import { FRAMES } from './frame-probe';

export interface Typing {
  /** Milliseconds of each key. */
  readonly times: readonly number[];
  readonly longestTaskMs: number;
}

interface KeyProbe {
  seen: Promise<number | null>;
  arm(): void;
}

declare global {
  interface Window {
    benchmarkKeys?: KeyProbe;
  }
}

export async function measureTyping(page: Page, samples: number): Promise<Typing> {
  await page.evaluate(install, { room: ROOM, channel: FRAMES });
  const field = page.locator('project-editor').getByRole('tabpanel').getByRole('textbox').first();
  await field.fill('');
  await wait(2000);
  await page.evaluate(() => window.benchmarkTasks?.splice(0));
  const times: number[] = [];
  for (let count = 0; count < samples; count += 1) {
    await page.evaluate(() => window.benchmarkKeys?.arm());
    // words of twelve letters, taken back again
    await page.keyboard.press(count % 24 < 12 ? 'abcdefghijkl'.charAt(count % 12) : 'Backspace');
    const seen = await page.evaluate(() => window.benchmarkKeys?.seen ?? null);
    if (seen !== null) times.push(seen);
    await wait(80 + (count % 7) * 20);
  }
  const longestTaskMs = await page.evaluate(() => Math.max(0, ...(window.benchmarkTasks ?? []).map((t) => t.duration)));
  return { times, longestTaskMs };
}

function install({ room: selector, channel }: { readonly room: string; readonly channel: string }): void {
  const room = document.querySelector('project-editor')?.shadowRoot?.querySelector(selector);
  let began: number | undefined;
  let seen: number | undefined;
  let report: (milliseconds: number | null) => void = () => {};
  const probe: KeyProbe = {
    seen: Promise.resolve(null),
    arm() {
      began = undefined;
      seen = undefined;
      probe.seen = new Promise((resolve) => {
        report = resolve;
        setTimeout(() => resolve(null), 3000);
      });
    },
  };
  window.benchmarkKeys = probe;
  const see = (atMs: number, waitMs: number) => {
    if (began === undefined || atMs < began) return;
    seen = Math.min(seen ?? atMs, atMs);
    const reportNow = report;
    setTimeout(() => reportNow((seen ?? 0) - (began ?? 0)), waitMs);
  };
  addEventListener('keydown', ({ timeStamp }) => (began ??= timeStamp), { capture: true });
  new BroadcastChannel(channel).addEventListener('message', ({ data }: MessageEvent<number>) =>
    see(data - performance.timeOrigin, 0),
  );
  const look = () => {
    if (began === undefined || seen !== undefined) return;
    const from = began;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // a frame of the canvas may be known later and have been sooner
      port1.onmessage = () => began === from && see(performance.now(), 60);
      port2.postMessage(null);
    });
  };
  // each frame that the page's own thread paints begins with it
  const own = CanvasRenderingContext2D.prototype.clearRect;
  CanvasRenderingContext2D.prototype.clearRect = function (...of) {
    own.apply(this, of);
    if (this.canvas.isConnected) look();
  };
  const observer = new MutationObserver(look);
  for (const node of [room, room?.firstElementChild?.shadowRoot])
    if (node) observer.observe(node, { subtree: true, childList: true, attributes: true });
}
