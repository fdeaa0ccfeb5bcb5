import { createServer } from 'node:net';

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  await new Promise((resolve) => listener.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
