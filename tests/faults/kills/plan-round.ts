/** What happens in one round, by the seed of the run and the number of the round: every round can be repeated alone. */
import { createChance } from '../../security/fuzz/chance';

export type Victim = 'server' | 'second' | 'worker' | 'painter' | 'encoder';

/** A victim that is there twice is twice as likely. */
export const VICTIMS: readonly Victim[] = ['server', 'painter', 'painter', 'encoder', 'encoder'];
export const VICTIMS_WITH_WORKER: readonly Victim[] = ['server', 'worker', 'worker', 'painter', 'encoder'];
export const VICTIMS_WITH_SECOND: readonly Victim[] = ['server', 'second', 'worker', 'worker', 'painter', 'encoder'];

/** Answers requests: clients lose answers when it is killed. */
export function isServer(victim: Victim): boolean {
  return victim === 'server' || victim === 'second';
}

export interface Round {
  readonly number: number;
  readonly victim: Victim;
  /** Milliseconds from the moment at which there is something to kill. */
  readonly pauseMs: number;
  /** How many of them are killed, each once it is there. */
  readonly times: number;
  /** Whether a video is asked for. */
  readonly isRendering: boolean;
}

const LONGEST_PAUSE_MS = 1200;

export function planRound(seed: string, number: number, victims: readonly Victim[]): Round {
  const chance = createChance(`${seed}/${number}`);
  const victim = chance.of(victims);
  const isProgram = isServer(victim) || victim === 'worker';
  return {
    number,
    victim,
    pauseMs: chance.below(LONGEST_PAUSE_MS),
    times: !isProgram && chance.happens(0.25) ? 2 : 1,
    isRendering: !isServer(victim) || chance.happens(0.5),
  };
}
