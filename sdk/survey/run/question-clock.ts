import type { Clock } from '../../base/clock';
import type { TimesToComplete } from '../../contract/surveys/response';

/** Measures how long each question is looked at. It pauses while the page is hidden, and adds up over visits. */
export interface QuestionClock {
  /** A question came on show; undefined: none is. */
  enter(questionId: string | undefined): void;
  hide(): void;
  show(): void;
  /** Whole milliseconds up to now, by question. */
  times(): TimesToComplete;
}

/** @param clock any that runs evenly; `now()` need not be the time of day. */
export function createQuestionClock(clock: Clock): QuestionClock {
  const spentMs = new Map<string, number>();
  let current: string | undefined;
  let isHidden = false;
  let sinceMs = clock.now();

  function settle(): void {
    const nowMs = clock.now();
    // A clock that is set back must not take time away.
    const passedMs = isHidden ? 0 : Math.max(0, nowMs - sinceMs);
    if (current !== undefined) spentMs.set(current, (spentMs.get(current) ?? 0) + passedMs);
    sinceMs = nowMs;
  }

  return {
    enter(questionId) {
      settle();
      current = questionId;
    },
    hide() {
      settle();
      isHidden = true;
    },
    show() {
      settle();
      isHidden = false;
    },
    times() {
      settle();
      return Object.fromEntries([...spentMs].map(([id, ms]) => [id, Math.round(ms)]));
    },
  };
}
