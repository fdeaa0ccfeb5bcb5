import { whenIdle } from '@spotreel/sdk/player';

/** Resolves after so many milliseconds, or when it is aborted. */
export function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return until((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    return () => clearTimeout(timer);
  }, signal);
}

/** Resolves when the page has nothing better to do, or when it is aborted. */
export function idle(signal: AbortSignal): Promise<void> {
  return until((resolve) => whenIdle(resolve), signal);
}

function until(begin: (resolve: () => void) => () => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const callOff = begin(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    const stop = () => {
      callOff();
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
