/** Runs in the page: times an input event until the frame that shows what it did in the preview has been painted. */
import type { Page } from 'playwright';

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
  await page.evaluate(install, { picture: PICTURE, event, patienceMs });
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

function install({ picture, event, patienceMs }: { picture: string; event: string; patienceMs: number }): void {
  const room = document.querySelector(picture);
  if (!room) throw new Error(`The page has no ${picture}.`);
  let began: number | undefined;
  let tell: (milliseconds: number | null) => void = () => {};
  const probe: PageProbe = {
    seen: Promise.resolve(null),
    arm() {
      began = undefined;
      probe.seen = new Promise((resolve) => {
        tell = resolve;
        setTimeout(() => resolve(null), patienceMs);
      });
    },
  };
  window.benchmarkProbe = probe;
  addEventListener(event, ({ timeStamp }) => (began ??= timeStamp), { capture: true });
  const observer = new MutationObserver(() => {
    if (began === undefined) return;
    const from = began;
    began = undefined;
    const told = tell;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // the task behind a frame runs when the frame has been handed on
      port1.onmessage = () => told(performance.now() - from);
      port2.postMessage(null);
    });
  });
  // the player draws into a shadow root
  for (const node of [room, room.firstElementChild?.shadowRoot])
    if (node) observer.observe(node, { subtree: true, childList: true, attributes: true });
}
