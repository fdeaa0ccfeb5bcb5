/**
 * Runs in the page: measures the time from an input event to the frame that shows its effect in the preview. The frame
 * is the page's own or that of the canvas which the scene worker paints, whichever comes first.
 */
import type { Page } from 'playwright';
import { PAINTED, type Painted } from './worker-probe';

/** The worker's word of a frame reaches a page that is busy later than the frame reaches the screen. */
const GRACE_MS = 60;
const PICTURE = '.sr-stage__picture';

export interface PaintProbe {
  /** Does something that is to change the picture and answers the milliseconds until it was seen; null: nothing in time. */
  time(act: () => Promise<unknown>): Promise<number | null>;
}

/** `event` is what the act is counted from. */
export async function probePaint(
  page: Page,
  event: 'keydown' | 'input' | 'pointermove',
  patienceMs = 2000,
): Promise<PaintProbe> {
  await page.evaluate(install, { picture: PICTURE, event, patienceMs, channel: PAINTED, graceMs: GRACE_MS });
  return {
    time: async (act) => {
      await page.evaluate(() => window.benchmarkProbe?.arm());
      await act();
      return page.evaluate(() => window.benchmarkProbe?.seen ?? Promise.resolve(null));
    },
  };
}

interface PageProbe {
  seen: Promise<number | null>;
  arm(): void;
}

declare global {
  interface Window {
    benchmarkProbe?: PageProbe;
  }
}

interface Installed {
  readonly picture: string;
  readonly event: string;
  readonly patienceMs: number;
  readonly channel: string;
  readonly graceMs: number;
}

function install({ picture, event, patienceMs, channel, graceMs }: Installed): void {
  const room = document.querySelector(picture);
  if (!room) throw new Error(`The page has no ${picture}.`);
  let began: number | undefined;
  let seen: number | undefined;
  let report: (milliseconds: number | null) => void = () => {};
  const probe: PageProbe = {
    seen: Promise.resolve(null),
    arm() {
      began = undefined;
      seen = undefined;
      probe.seen = new Promise((resolve) => {
        report = resolve;
        setTimeout(() => resolve(null), patienceMs);
      });
    },
  };
  window.benchmarkProbe = probe;
  const see = (atMs: number, waitMs: number) => {
    if (began === undefined || atMs < began) return;
    seen = Math.min(seen ?? atMs, atMs);
    const reportNow = report;
    setTimeout(() => reportNow((seen ?? 0) - (began ?? 0)), waitMs);
  };
  // browsers report a move before they deliver it with a frame: it is the same event
  const events = event === 'pointermove' ? [event, 'pointerrawupdate'] : [event];
  for (const name of events) addEventListener(name, ({ timeStamp }) => (began ??= timeStamp), { capture: true });
  new BroadcastChannel(channel).addEventListener('message', ({ data }: MessageEvent<Painted>) =>
    see(data.atMs - performance.timeOrigin, 0),
  );
  const look = () => {
    if (began === undefined || seen !== undefined) return;
    const from = began;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // the task behind a frame runs when the frame has been handed on
      port1.onmessage = () => began === from && see(performance.now(), graceMs);
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
  // the player draws into a shadow root
  for (const node of [room, room.firstElementChild?.shadowRoot])
    if (node) observer.observe(node, { subtree: true, childList: true, attributes: true });
}
