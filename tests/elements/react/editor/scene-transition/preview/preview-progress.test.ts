import { expect, test } from 'vitest';
import {
  previewProgress,
  ROUND_MS,
} from '../../../../../../elements/react/editor/scene-transition/preview/preview-progress';

test('a round rests on the first picture, moves on, and rests on the second', () => {
  expect([0, 250, 650, 1050, ROUND_MS - 1].map(previewProgress)).toEqual([0, 0, 0.5, 1, 1]);
});

test('the next round is the same', () => {
  expect(previewProgress(ROUND_MS + 650)).toBe(0.5);
});
