import { describe, expect, it } from 'vitest';
import {
  neighborOf,
  settledSize,
} from '../../../../../../elements/react/editor/project-editor/panel-size/settled-size';

const heights = { closed: 60, half: 300, full: 600 };

describe('a panel that is let go', () => {
  it.each([
    [70, 'closed'],
    [179, 'closed'],
    [181, 'half'],
    [440, 'half'],
    [460, 'full'],
  ] as const)('at %i px gets the nearest size', (height, size) => {
    expect(settledSize(height, 0, heights)).toBe(size);
  });

  it('goes on in the direction of a flick', () => {
    expect(settledSize(310, 1, heights)).toBe('full');
    expect(settledSize(290, 1, heights)).toBe('half');
    expect(settledSize(290, -1, heights)).toBe('closed');
    expect(settledSize(590, -1, heights)).toBe('half');
  });

  it('stays at the end where a flick leads no further', () => {
    expect(settledSize(600, 2, heights)).toBe('full');
    expect(settledSize(60, -2, heights)).toBe('closed');
  });
});

it('has a next size in each direction, except at the ends', () => {
  expect([neighborOf('closed', 1), neighborOf('half', 1), neighborOf('full', 1)]).toEqual(['half', 'full', 'full']);
  expect([neighborOf('closed', -1), neighborOf('half', -1), neighborOf('full', -1)]).toEqual([
    'closed',
    'closed',
    'half',
  ]);
});
