import { expect, test } from 'vitest';
import { focusOfHeads } from '../../../../server/vision/focus/focus-of-heads';

const head = (x: number, y: number, size = 0.1) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });

test('heads that fit into each crop share its middle', () => {
  expect(focusOfHeads([head(0.2, 0.3), head(0.4, 0.3)], 1)).toEqual({ x: expect.closeTo(0.3), y: expect.closeTo(0.3) });
});

test('of heads too far apart the largest is kept, never the gap between them', () => {
  const focus = focusOfHeads([head(0.1, 0.3), head(0.9, 0.3, 0.15)], 1.5);
  expect(focus).toEqual({ x: expect.closeTo(0.9), y: expect.closeTo(0.3) });
});

test('no heads: no point; a head beyond the edge: a point in the picture', () => {
  expect(focusOfHeads([], 1)).toBeUndefined();
  expect(focusOfHeads([head(1.02, -0.01)], 1)).toEqual({ x: 1, y: 0 });
});
