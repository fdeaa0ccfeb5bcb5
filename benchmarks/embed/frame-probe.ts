/** Reports each frame of a canvas that the page gave away, from the worker or the page that paints it. */

/** The page hears of frames on this channel: milliseconds since 1970. */
export const FRAMES = 'benchmark-frames';

/** Runs before the code of the worker, in the worker or in the page: it names nothing outside itself. */
export function probeFrames(): void {
  const channel = new BroadcastChannel('benchmark-frames');
  const canvases = new WeakSet<object>();
  let isDue = false;
  if ('document' in globalThis) {
    const own = HTMLCanvasElement.prototype.transferControlToOffscreen;
    HTMLCanvasElement.prototype.transferControlToOffscreen = function () {
      const canvas = own.call(this);
      canvases.add(canvas);
      return canvas;
    };
  } else
    addEventListener('message', ({ data }) => {
      if (data.type === 'canvas') canvases.add(data.canvas);
    });
  const report = () => {
    const { port1, port2 } = new MessageChannel();
    // the task behind a frame runs when the frame has been handed on
    port1.onmessage = () => {
      isDue = false;
      channel.postMessage(performance.timeOrigin + performance.now());
    };
    port2.postMessage(null);
  };
  const prototype = OffscreenCanvasRenderingContext2D.prototype as unknown as Record<
    string,
    (...of: unknown[]) => void
  >;
  for (const method of ['fillRect', 'fill', 'drawImage']) {
    const own = prototype[method];
    prototype[method] = function (this: { canvas: object }, ...of) {
      own?.apply(this, of);
      if (isDue || !canvases.has(this.canvas)) return;
      isDue = true;
      requestAnimationFrame(report);
    };
  }
}
