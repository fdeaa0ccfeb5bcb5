import { describe, expect, it } from 'vitest';
import { parseOutline } from '../../../../../sdk/scene/text/fonts/outline';

const none = [0, 0];

describe('outlines', () => {
  it('turn y down and scale', () => {
    expect(parseOutline('M0,0L100,0L100,200Z', 0.5)).toEqual([
      {
        v: [
          [0, -0],
          [50, -0],
          [50, -100],
        ],
        i: [none, none, none],
        o: [none, none, none],
      },
    ]);
  });

  it('raise quadratic curves to cubic ones', () => {
    const [contour] = parseOutline('M0,0Q30,60 60,0Z', 1);
    expect(contour?.o[0]).toEqual([20, -40]);
    expect(contour?.i[1]).toEqual([-20, -40]);
  });

  it('join a last point that repeats the first', () => {
    const [contour] = parseOutline('M0,0C0,10 10,20 20,20C10,20 5,5 0,0Z', 1);
    expect(contour?.v).toHaveLength(2);
    expect(contour?.i[0]).toEqual([5, -5]);
  });

  it('end contours that are not closed, and drop single points', () => {
    expect(parseOutline('M0,0L9,9M5,5Z', 1)).toHaveLength(1);
    expect(parseOutline('', 1)).toEqual([]);
  });
});
