import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordStep, redoStep, type StepHistory, undoStep } from '../../../sdk/base/history';

const NONE: StepHistory<number, string> = { done: [], undone: [], open: null };
const LIMITS = { pauseMs: 500, depth: 3 };

/** A document that is a number: a step is the number that was there before. */
function edit(history: StepHistory<number, string>, before: number, field: string, atMs: number) {
  const grown = (last: number, mark: string) => (mark === field ? last : undefined);
  return recordStep(history, { step: before, mark: field, atMs, grown }, LIMITS);
}
const swap = (current: number) => (result: number) => ({ result, inverse: current });

describe('a history', () => {
  it('takes changes of one field without a pause back together', () => {
    let history = edit(NONE, 1, 'a', 0);
    history = edit(history, 2, 'a', 500);
    history = edit(history, 3, 'a', 1_001);
    history = edit(history, 4, 'b', 1_002);
    expect(history.done).toEqual([1, 3, 4]);
  });

  it('keeps the newest steps', () => {
    let history = NONE;
    for (const before of [1, 2, 3, 4]) history = edit(history, before, `${before}`, 0);
    expect(history.done).toEqual([2, 3, 4]);
  });

  it('begins a step of its own after undo, and forgets what was undone', () => {
    const undone = undoStep(edit(NONE, 1, 'a', 0), swap(2));
    expect(undone).toMatchObject({ result: 1, history: { done: [], undone: [2], open: null } });
    const again = edit(undone?.history ?? NONE, 1, 'a', 10);
    expect(again).toMatchObject({ done: [1], undone: [] });
  });

  it('passes over steps that do not fit any more', () => {
    const history = { ...NONE, done: [1, 2, 3] };
    const taken = undoStep(history, (step) => (step === 1 ? { result: 'one', inverse: 9 } : undefined));
    expect(taken).toEqual({ result: 'one', history: { done: [], undone: [9], open: null } });
    expect(redoStep(history, swap(0))).toBeUndefined();
  });

  it('comes back to where it was, however often it goes back and forth', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 3 }), fc.nat(3), (states, back) => {
        let history = NONE;
        let now = 0;
        for (const [index, state] of states.entries()) {
          history = edit(history, now, `${index}`, 0);
          now = state;
        }
        const last = now;
        let taken = 0;
        for (; taken < back; taken += 1) {
          const step = undoStep(history, swap(now));
          if (!step) break;
          history = step.history;
          now = step.result;
        }
        for (let index = 0; index < taken; index += 1) {
          const step = redoStep(history, swap(now));
          history = step?.history ?? history;
          now = step?.result ?? now;
        }
        expect(now).toBe(last);
      }),
    );
  });
});
