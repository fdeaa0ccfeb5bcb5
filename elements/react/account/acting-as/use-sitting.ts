import type { OwnSitting } from '@spotreel/sdk/internal/contract';
import { loadSitting } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';

/** Interval of updates of the remaining time. A machine that slept has no other way to notice. */
const LOOK_MS = 1_000;

export interface RunningSitting {
  readonly sitting: OwnSitting;
  /** Whole minutes that are left, rounded up. */
  readonly minutesLeft: number;
}

/** The sitting in which another account is used, with what is left of it. `onOver` is called once, when its time is over. */
export function useSitting(onOver: () => void): RunningSitting | undefined {
  const spotreel = useSpotreel();
  const [running, setRunning] = useState<RunningSitting>();

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    void loadSitting(spotreel).then((sitting) => {
      if (isGone) return;
      if (sitting === 'over') return onOver();
      if (sitting) timer = countDown(sitting, setRunning, onOver);
    });
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [spotreel, onOver]);
  return running;
}

function countDown(sitting: OwnSitting, show: (running: RunningSitting) => void, onOver: () => void) {
  // by what is left and not by the end: the clock of this machine may be wrong
  const endsAtMs = performance.now() + sitting.secondsLeft * 1000;
  let shown = -1;
  const look = () => {
    const leftMs = endsAtMs - performance.now();
    const minutesLeft = Math.ceil(leftMs / 60_000);
    if (leftMs <= 0) {
      clearInterval(timer);
      return onOver();
    }
    if (minutesLeft !== shown) show({ sitting, minutesLeft });
    shown = minutesLeft;
  };
  const timer = setInterval(look, LOOK_MS);
  look();
  return timer;
}
