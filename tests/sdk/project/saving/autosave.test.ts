import { describe, expect, it } from 'vitest';
import {
  conflictOverruled,
  edited,
  hasUnsavedEdits,
  hurried,
  NOTHING_TO_SAVE,
  nextSaveInMs,
  saveBegan,
  saveFailed,
  saveStateOf,
  saveSucceeded,
} from '../../../../sdk/project/saving/autosave';

describe('autosave', () => {
  it('waits 800 ms after the last edit', () => {
    expect(nextSaveInMs(NOTHING_TO_SAVE, 0)).toBeNull();
    const once = edited(NOTHING_TO_SAVE, 0);
    expect(nextSaveInMs(once, 300)).toBe(500);
    expect(nextSaveInMs(edited(once, 700), 700)).toBe(800);
    expect(nextSaveInMs(hurried(once, 300), 300)).toBe(0);
  });

  it('says saved only when the save that finished carried the latest stamp', () => {
    const saving = saveBegan(edited(NOTHING_TO_SAVE, 0));
    expect([saveStateOf(saving), nextSaveInMs(saving, 5000)]).toEqual(['saving', null]);
    const editedMeanwhile = edited(saving, 900);
    const stillUnsaved = saveSucceeded(editedMeanwhile);
    expect([saveStateOf(stillUnsaved), hasUnsavedEdits(stillUnsaved)]).toEqual(['unsaved', true]);
    expect(saveStateOf(saveSucceeded(saveBegan(stillUnsaved)))).toBe('saved');
  });

  it('tries again after a failure, later each time, and typing does not push that away', () => {
    let autosave = edited(NOTHING_TO_SAVE, 0);
    const waits = Array.from({ length: 5 }, () => {
      autosave = saveFailed(saveBegan(autosave), 'offline', true, 0);
      return nextSaveInMs(autosave, 0);
    });
    expect(waits).toEqual([2000, 5000, 15000, 30000, 30000]);
    expect(nextSaveInMs(edited(autosave, 29_900), 29_900)).toBe(100);
    expect(saveStateOf(edited(autosave, 1))).toBe('offline');
    expect(saveStateOf(saveSucceeded(saveBegan(autosave)))).toBe('saved');
  });

  it('waits for the next edit when the same save would be refused again', () => {
    const refused = saveFailed(saveBegan(edited(NOTHING_TO_SAVE, 0)), 'error', false, 0);
    expect(nextSaveInMs(refused, 1e9)).toBeNull();
    expect(nextSaveInMs(edited(refused, 100), 100)).toBe(800);
  });

  it('does not save over a conflict until the user has chosen', () => {
    const conflict = saveFailed(saveBegan(edited(NOTHING_TO_SAVE, 0)), 'conflict', false, 0);
    expect(nextSaveInMs(edited(conflict, 10), 1e9)).toBeNull();
    expect(nextSaveInMs(hurried(conflict, 10), 10)).toBeNull();
    expect(nextSaveInMs(conflictOverruled(conflict, 10), 10)).toBe(0);
  });
});
