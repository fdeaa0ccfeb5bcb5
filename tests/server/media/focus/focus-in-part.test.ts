import { expect, test } from 'vitest';
import { focusInPart } from '../../../../server/media/focus/focus-in-part';
import type { MediaRow } from '../../../../server/media/media-row';

const image = (focus: number[] | null) => ({ widthPx: 400, heightPx: 200, focus }) as MediaRow;

test('the point of an image keeps its place in a part', () => {
  expect(focusInPart(image([0.5, 0.5]), [100, 50, 200, 100])).toEqual({ x: 0.5, y: 0.5 });
  expect(focusInPart(image([0.25, 0.75]), [50, 100, 200, 100])).toEqual({ x: 0.25, y: 0.5 });
  expect(focusInPart(image([0.25, 0.75]), [0, 0, 400, 200])).toEqual({ x: 0.25, y: 0.75 });
});

test('a point on the edge of the part is in it', () => {
  expect(focusInPart(image([0.25, 0.5]), [100, 0, 100, 100])).toEqual({ x: 0, y: 1 });
});

test.each([
  ['beside', [200, 50, 100, 100]],
  ['below', [0, 150, 400, 50]],
] as const)('a part %s the point has none of it', (_where, part) => {
  expect(focusInPart(image([0.25, 0.5]), part)).toBeUndefined();
});

test('an image without a point gives none to its parts', () => {
  expect(focusInPart(image(null), [0, 0, 400, 200])).toBeUndefined();
});
