/** Memory of a server that works steadily: what a leak would let grow. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Answered, keepAsking } from './client';
import type { Host } from './host-process';

type Call = (person: number, round: number) => Promise<Answered>;

export interface SteadyWork {
  readonly lastMs: number;
  readonly save: Call;
  /** Gives the editors new tokens. */
  readonly signIn: () => Promise<void>;
  /** Each saves every two seconds. */
  readonly editors: number;
  readonly sync: Call;
  /** Each syncs every ten seconds. */
  readonly visitors: number;
}

const LOOKS = 12;

/** Prints resident memory and JavaScript's heap twelve times on the way, and how many calls failed. */
export async function watchHostMemory(host: Host, work: SteadyWork): Promise<void> {
  const { lastMs, save, signIn, editors, sync, visitors } = work;
  const saves = keepAsking({ people: editors, everyMs: 2000, lastMs }, save);
  const syncs = keepAsking({ people: visitors, everyMs: 10_000, lastMs }, sync);
  const resident: number[] = [];
  for (let look = 1; look <= LOOKS; look++) {
    await wait(lastMs / LOOKS);
    await signIn();
    const { rssBytes, heapBytes } = await host.use();
    resident.push(rssBytes / 1e6);
    const minutes = (lastMs * look) / LOOKS / 60_000;
    console.log(
      `after ${minutes.toFixed(1)} min: RSS ${(rssBytes / 1e6).toFixed(0)} MB, heap ${(heapBytes / 1e6).toFixed(0)} MB`,
    );
  }
  const [saved, synced] = await Promise.all([saves, syncs]);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const early = mean(resident.slice(LOOKS / 4, LOOKS / 2));
  const late = mean(resident.slice(-LOOKS / 4));
  console.log(
    `${saved.taken.length} saves and ${synced.taken.length} syncs, ${saved.failed + synced.failed} failed; ` +
      `mean RSS of the second quarter ${early.toFixed(0)} MB, of the last ${late.toFixed(0)} MB`,
  );
}
