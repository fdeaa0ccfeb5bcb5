/** A proxy between a server and its database or object storage. It cuts, slows, swallows or passes what goes through. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Connections break, and no new one is taken, until `restore`. */
  cut(): void;
  /** Each piece of data waits for so long, in both directions. */
  slow(delayMs: number): void;
  /** Connections stay open, and nothing goes through them, not even after `restore`. A new one gets no answer until then. */
  swallow(): void;
  restore(): void;
  close(): void;
}

export async function startProxy(host: string, port: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  const swallowed = new WeakSet<Socket>();
  let isCut = false;
  let isSwallowing = false;
  let delayMs = 0;
  const pass = (from: Socket, to: Socket) => {
    const later = (deed: () => unknown) => void (swallowed.has(from) || setTimeout(deed, delayMs));
    from.on('data', (data) => later(() => to.writable && to.write(data)));
    from.on('end', () => later(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
    open.add(from);
  };
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    if (isSwallowing) return void open.add(client.on('error', () => {}));
    const target = connect(port, host);
    pass(client, target);
    pass(target, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of open) socket.resetAndDestroy();
    },
    swallow() {
      isSwallowing = true;
      for (const socket of open) swallowed.add(socket);
    },
    slow(milliseconds) {
      delayMs = milliseconds;
    },
    restore() {
      isCut = false;
      isSwallowing = false;
      delayMs = 0;
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
