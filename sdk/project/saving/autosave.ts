/**
 * Schedule of saves, as a machine without timers: it receives what happened and returns what to do next. Each edit
 * stamps the project, and a save follows a moment after the last edit. At most one save is under way. The project
 * counts as saved only when the save that finished carried the latest stamp.
 */

/** Pause after the last edit before it is saved. */
export const AUTOSAVE_DELAY_MS = 800;
/** Waits before a failed save is tried again, by the number of failures. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const;

/** `too-long`: everything is saved but the texts that are longer than their fields. */
export type SaveFailure = 'offline' | 'conflict' | 'error' | 'too-long';

export interface Autosave {
  /** Counts edits; 0 before the first. */
  readonly stamp: number;
  /** Stamp of the newest state that the server has. */
  readonly savedStamp: number;
  /** Stamp of the state that is being saved. */
  readonly savingStamp: number | null;
  /** Time from which the next save may begin; Infinity: not before the next edit. */
  readonly dueAtMs: number;
  readonly failure: SaveFailure | null;
  readonly failures: number;
}

export const NOTHING_TO_SAVE: Autosave = {
  stamp: 0,
  savedStamp: 0,
  savingStamp: null,
  dueAtMs: 0,
  failure: null,
  failures: 0,
};

export type SaveState = 'saved' | 'saving' | 'unsaved' | SaveFailure;

export function saveStateOf({ stamp, savedStamp, savingStamp, failure }: Autosave): SaveState {
  if (failure) return failure;
  if (savingStamp !== null) return 'saving';
  return stamp === savedStamp ? 'saved' : 'unsaved';
}

export function hasUnsavedEdits({ stamp, savedStamp }: Autosave): boolean {
  return stamp !== savedStamp;
}

/** Milliseconds until a save has to begin; 0 is now, null is never in this state. */
export function nextSaveInMs(autosave: Autosave, nowMs: number): number | null {
  const isBlocked = autosave.savingStamp !== null || autosave.failure === 'conflict' || autosave.dueAtMs === Infinity;
  if (isBlocked || !hasUnsavedEdits(autosave)) return null;
  return Math.max(0, autosave.dueAtMs - nowMs);
}

export function edited(autosave: Autosave, nowMs: number): Autosave {
  // While the server cannot be reached, typing must not push the next try ahead of itself.
  const isRetrying = autosave.failure !== null && autosave.dueAtMs !== Infinity;
  const dueAtMs = isRetrying ? autosave.dueAtMs : nowMs + AUTOSAVE_DELAY_MS;
  return { ...autosave, stamp: autosave.stamp + 1, dueAtMs };
}

/** The user asked, or the connection is back: do not wait any longer. */
export function hurried(autosave: Autosave, nowMs: number): Autosave {
  return { ...autosave, dueAtMs: nowMs };
}

export function saveBegan(autosave: Autosave): Autosave {
  return { ...autosave, savingStamp: autosave.stamp };
}

export function saveSucceeded(autosave: Autosave): Autosave {
  const savedStamp = autosave.savingStamp ?? autosave.savedStamp;
  return { ...autosave, savedStamp, savingStamp: null, failure: null, failures: 0 };
}

/** Everything but what the server would refuse; that waits for the next edit. */
export function savedInPart(autosave: Autosave): Autosave {
  const { stamp, savingStamp, dueAtMs } = autosave;
  const waits = stamp === savingStamp ? Infinity : dueAtMs;
  return { ...autosave, savingStamp: null, failure: 'too-long', failures: 0, dueAtMs: waits };
}

/** `mayRetry` is false when the same save would be refused again: it waits for the next edit. */
export function saveFailed(autosave: Autosave, failure: SaveFailure, mayRetry: boolean, nowMs: number): Autosave {
  const wait = mayRetry ? (RETRY_MS[Math.min(autosave.failures, RETRY_MS.length - 1)] ?? 0) : Infinity;
  return { ...autosave, savingStamp: null, failure, failures: autosave.failures + 1, dueAtMs: nowMs + wait };
}

/** A conflict was decided in favor of what is here: save it over what is there. */
export function conflictOverruled(autosave: Autosave, nowMs: number): Autosave {
  return { ...autosave, failure: null, failures: 0, dueAtMs: nowMs };
}
