import type { AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';

export interface ListenSettings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface Listening {
  readonly port: number;
  /** Lets running answers end for a moment, then cuts them off. */
  close(): Promise<void>;
}

/** Milliseconds for answers that are under way. */
const LAST_ANSWERS_MS = 3000;

/** Rejects in plain words when the port is taken. `peer`: network address of the other end. */
export function listen(
  { host, port }: ListenSettings,
  fetch: (request: Request, peer: string | undefined) => Promise<Response>,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, bindings) => fetch(request, (bindings as HttpBindings).incoming.socket.remoteAddress),
        hostname: host,
        port,
        overrideGlobalObjects: false,
      },
      (address: AddressInfo) => resolve({ port: address.port, close }),
    );
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
