/** How long answers of `/healthz` take over a socket, by the clock on the wall. Other programs of the machine count too, so a run compares with a time without hostile input. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { TestServer } from '../../server/fixtures/test-server';
import { openWire } from '../fuzz/wire';

const CONTROL_MS = 10_000;

export interface HealthWatch {
  /** Prints what answers took without hostile input, and with it. Ends the watch. */
  close(): Promise<void>;
}

/** Measures the time without hostile input first. */
export async function watchHealth(server: TestServer): Promise<HealthWatch> {
  const wire = await openWire(server);
  const poll = new Worker(new URL('health-poll.mjs', import.meta.url), { workerData: { url: `${wire.url}/healthz` } });
  const failed = new Promise<never>((_, reject) => poll.once('error', reject));
  failed.catch(() => undefined);
  const take = async (): Promise<number[]> => {
    poll.postMessage('take');
    const [times] = (await Promise.race([once(poll, 'message'), failed])) as [number[]];
    return times;
  };
  await take();
  await wait(CONTROL_MS);
  const quiet = await take();
  return {
    async close() {
      const attacked = await take();
      await poll.terminate();
      await wire.close();
      console.log(`/healthz without hostile input: ${wordsOf(quiet)}; with it: ${wordsOf(attacked)}`);
    },
  };
}

function wordsOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0);
  return `${sorted.length} answers, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, longest ${at(1)} ms`;
}
