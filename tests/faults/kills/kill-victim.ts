/** Ends one process by `kill -9` at the moment that a round says. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isEncoder, isPainter, type ListedProcess, processesBelow, stillRunning } from '../world/process-tree';
import type { RunningProgram } from '../world/running-program';
import type { World } from '../world/world';
import { isServer, type Round } from './plan-round';

const LOOK_MS = 40;
/** A machine with much else to do starts a painter within this time. */
const FOUND_MS = 30_000;
const GONE_MS = 15_000;

/** Answers how many processes it ended. `isOver`: there will be no more of them. */
export async function killVictims(world: World, round: Round, isOver: () => boolean): Promise<number> {
  if (isServer(round.victim) || round.victim === 'worker') {
    await sleep(round.pauseMs);
    return 1;
  }
  const killed = new Set<number>();
  while (killed.size < round.times) {
    const victim = await found(world, round, killed, isOver);
    if (!victim) break;
    await sleep(killed.size === 0 ? round.pauseMs : 0);
    killed.add(victim.id);
    endNow(victim);
  }
  return killed.size;
}

/** Kills a server or a worker, and answers which of the processes that it had started outlive it. */
export async function killProgram(program: RunningProgram): Promise<ListedProcess[]> {
  const below = processesBelow(program.processId);
  await program.kill();
  const late = Date.now() + GONE_MS;
  let left = stillRunning(below);
  while (left.length > 0 && Date.now() < late) {
    await sleep(LOOK_MS);
    left = stillRunning(below);
  }
  return left;
}

async function found(
  world: World,
  { victim }: Round,
  former: ReadonlySet<number>,
  isOver: () => boolean,
): Promise<ListedProcess | undefined> {
  const isVictim = victim === 'painter' ? isPainter : isEncoder;
  const late = Date.now() + FOUND_MS;
  while (!isOver() && Date.now() < late) {
    const one = processesBelow(world.painting().processId).find((listed) => isVictim(listed) && !former.has(listed.id));
    if (one) return one;
    await sleep(LOOK_MS);
  }
  return undefined;
}

function endNow({ id }: ListedProcess): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}
