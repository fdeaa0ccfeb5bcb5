import { expect, test } from 'vitest';
import { shownSeconds } from '../../../../../../elements/react/editor/render-dialog/files/shown-seconds';

const played = (length: number) => ({ length }) as TimeRanges;

test('a player shows its poster until it plays or is moved, then its time, also the first', () => {
  expect(shownSeconds(null)).toBeUndefined();
  expect(shownSeconds({ currentTime: 0, played: played(0) })).toBeUndefined();
  expect(shownSeconds({ currentTime: 2.5, played: played(0) })).toBe(2.5);
  expect(shownSeconds({ currentTime: 0, played: played(1) })).toBe(0);
});
