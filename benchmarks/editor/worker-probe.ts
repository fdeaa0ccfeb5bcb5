/** Reports to the page that the scene worker's canvas was transferred: put before the worker's own code as it is loaded. */
import type { BrowserContext } from 'playwright';

/** What the page hears, on this channel. */
export const PAINTED = 'benchmark-painted';

/** Since 1970, milliseconds. */
export interface Painted {
  readonly atMs: number;
}

export async function probeWorkers(context: BrowserContext): Promise<void> {
  await context.route('**/scene-worker*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${install})(${JSON.stringify(PAINTED)});${await response.text()}` });
  });
}

/** Runs in the worker. */
function install(name: string): void {
  const canvases = new WeakSet<OffscreenCanvas>();
  const channel = new BroadcastChannel(name);
  addEventListener('message', ({ data }) => {
    if (data.type === 'canvas') canvases.add(data.canvas);
  });
  const report = () => {
    const { port1, port2 } = new MessageChannel();
    // the task behind a frame runs when the frame has been handed on
    port1.onmessage = () => channel.postMessage({ atMs: performance.timeOrigin + performance.now() });
    port2.postMessage(null);
  };
  const { prototype } = OffscreenCanvasRenderingContext2D;
  // each frame begins with it
  const own = prototype.clearRect;
  prototype.clearRect = function (...of) {
    own.apply(this, of);
    if (canvases.has(this.canvas)) requestAnimationFrame(report);
  };
}
