/** A server of a journey's own, with a configuration that the shared one does not have. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface OwnServer {
  /** Without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/** `offset`: of its port from the shared server's. */
export async function startOwnServer(offset: number, env: Readonly<Record<string, string>>): Promise<OwnServer> {
  const port = Number(process.env.TEST_PORT ?? 4671) + offset;
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['tests/journeys/serve.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), SPOTREEL_DEMO_PASSWORD: 'journey-password', ...env },
  });
  await untilReady(url, child);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.on('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 240 && child.exitCode === null; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`No server at ${url}`);
}
