/**
 * One piece of work for many callers at a time (single flight). A caller that aborts leaves. When all callers have
 * left, `whenAbandoned` decides: `abort` ends the work, `finish` lets it continue, so that the next caller can still
 * join.
 */
import { abortable } from './deadline';

export interface SingleFlight<Result> {
  /** Joins what is under way, or starts it. Rejects with `aborted` when the caller's signal fires. */
  join(signal?: AbortSignal): Promise<Result>;
}

export function singleFlight<Result>(
  whenAbandoned: 'abort' | 'finish',
  work: (signal: AbortSignal) => Promise<Result>,
): SingleFlight<Result> {
  let current: { readonly result: Promise<Result>; readonly controller: AbortController; callers: number } | undefined;
  const start = () => {
    const controller = new AbortController();
    const flight = { result: work(controller.signal), controller, callers: 0 };
    const land = () => {
      if (current === flight) current = undefined;
    };
    flight.result.then(land, land);
    return flight;
  };
  return {
    async join(signal) {
      current ??= start();
      const flight = current;
      flight.callers += 1;
      try {
        return await abortable(flight.result, signal);
      } finally {
        flight.callers -= 1;
        if (whenAbandoned === 'abort' && flight.callers === 0 && current === flight) {
          current = undefined;
          flight.controller.abort();
        }
      }
    },
  };
}
