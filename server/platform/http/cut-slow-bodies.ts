/**
 * Ends connections whose body only drips: many of them would keep a server busy at no cost to their sender. An upload over a slow
 * line is faster than that, however long it takes.
 */
import type { IncomingMessage } from 'node:http';

/** Bytes that a body brings at least in each `paceMs`. */
const LEAST_BYTES = 16 * 1024;

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Watches one request until its body is whole or its connection ends. `hasAnswer`: whether bytes of an answer were sent. */
export function cutSlowBody(request: IncomingMessage, paceMs: number, hasAnswer: () => boolean): void {
  const { socket } = request;
  let seenBytes = socket.bytesRead;
  const watch = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(watch);
    const isSlow = socket.bytesRead - seenBytes < LEAST_BYTES;
    seenBytes = socket.bytesRead;
    // with a full buffer it is the server that does not read
    if (!isSlow || request.readableLength >= request.readableHighWaterMark) return;
    clearInterval(watch);
    if (!hasAnswer()) socket.write(TIMED_OUT);
    socket.destroySoon();
  }, paceMs);
  watch.unref();
}
