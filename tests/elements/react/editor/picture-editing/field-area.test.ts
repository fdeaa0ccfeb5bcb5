import { describe, expect, it } from 'vitest';
import { fieldAreas, inReadingOrder } from '../../../../../elements/react/editor/picture-editing/field-area';

const box = (field: string, left: number, top: number, width = 100, height = 40) => ({
  sceneId: 1,
  field,
  kind: 'text' as const,
  left,
  top,
  width,
  height,
});

describe('areas of fields', () => {
  it('are one for a text and its shadow, two for a text in two places', () => {
    const areas = fieldAreas([box('a', 0, 0), box('a', 4, 4), box('b', 10, 10), box('a', 400, 0)]);
    expect(areas.map(({ key }) => key)).toEqual(['1.a.0', '1.b.0', '1.a.1']);
    expect(areas[0]).toMatchObject({ left: -6, top: -6, width: 116, height: 56 });
  });

  it('keep the order in which they are painted: the one in front takes the press', () => {
    expect(fieldAreas([box('behind', 0, 0), box('front', 0, 0)]).map(({ field }) => field)).toEqual([
      'behind',
      'front',
    ]);
  });

  it('are big enough to be hit', () => {
    const [area] = fieldAreas([box('dot', 50, 50, 4, 8)]);
    expect(area).toMatchObject({ left: 40, top: 42, width: 24, height: 24 });
  });
});

describe('reading order', () => {
  const order = (...boxes: ReturnType<typeof box>[]) => inReadingOrder(boxes).map(({ field }) => field);

  it('goes line by line, from left to right', () => {
    expect(order(box('d', 0, 100), box('b', 200, 6), box('a', 0, 0), box('c', 400, 0))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('does not take a tall picture for a line with the small texts beside it', () => {
    expect(order(box('picture', 300, 0, 200, 400), box('first', 0, 10), box('last', 0, 360))).toEqual([
      'first',
      'picture',
      'last',
    ]);
  });
});
