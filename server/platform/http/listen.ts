import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';

export interface ListenSettings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Milliseconds until headers are whole, and in which a body has to bring 16 KiB. Default 30,000. */
  readonly paceMs?: number;
}

export interface Listening {
  readonly port: number;
  /** Lets running answers end for a moment, then cuts them off. */
  close(): Promise<void>;
}

/** Milliseconds for answers that are under way. */
const LAST_ANSWERS_MS = 3000;

const PACE_MS = 30_000;
/** Milliseconds for a whole request, at whatever pace: a file of 500 MB over a slow line. */
const LONGEST_REQUEST_MS = 4 * 60 * 60 * 1000;

/** Rejects in plain words when the port is taken. `peer`: network address of the other end. */
export function listen(
  { host, port, paceMs = PACE_MS }: ListenSettings,
  fetch: (request: Request, peer: string | undefined) => Promise<Response>,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, bindings) => fetch(request, (bindings as HttpBindings).incoming.socket.remoteAddress),
        hostname: host,
        port,
        overrideGlobalObjects: false,
        serverOptions: {
          headersTimeout: paceMs,
          requestTimeout: LONGEST_REQUEST_MS,
          connectionsCheckingInterval: paceMs / 4,
        },
      },
      (address: AddressInfo) => resolve({ port: address.port, close }),
    );
    server.on('request', (request: IncomingMessage, answer: ServerResponse) => {
      cutSlowBody(request, paceMs, () => answer.headersSent);
    });
    const close = async () => {
      const closed = new Promise((done) => server.close(done));
      const started = Date.now();
      // A connection that is kept alive becomes idle only when its last answer has ended.
      const sweep = setInterval(() => {
        if (!('closeIdleConnections' in server)) return;
        server.closeIdleConnections();
        if (Date.now() - started > LAST_ANSWERS_MS) server.closeAllConnections();
      }, 20);
      await closed;
      clearInterval(sweep);
    };
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} on ${host} is already in use. Set PORT to a different port.`) : error);
    });
  });
}

// Ends connections whose body only drips: many of them would keep a server busy at no cost to their sender. An upload
// over a slow line is faster than that, however long it takes.
/** Bytes that a body brings at least in each `paceMs`. */
const LEAST_BYTES = 16 * 1024;

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Watches one request until its body is whole or its connection ends. `hasAnswer`: whether bytes of an answer were sent. */
function cutSlowBody(request: IncomingMessage, paceMs: number, hasAnswer: () => boolean): void {
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
