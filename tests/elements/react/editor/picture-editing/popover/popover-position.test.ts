import { expect, test } from 'vitest';
import { popoverPosition } from '../../../../../../elements/react/editor/picture-editing/popover/popover-position';

const popover = { width: 200, height: 100 };
const room = { width: 600, height: 400 };

test.each([
  ['below', { left: 200, top: 50, width: 200, height: 40 }, { left: 200, top: 98 }],
  ['above where there is no room below', { left: 200, top: 320, width: 200, height: 40 }, { left: 200, top: 212 }],
  ['inside at the left edge', { left: -40, top: 50, width: 60, height: 40 }, { left: 8, top: 98 }],
  ['inside at the right edge', { left: 580, top: 50, width: 60, height: 40 }, { left: 392, top: 98 }],
  [
    'at the bottom over a field that fills the room',
    { left: 0, top: 0, width: 600, height: 395 },
    { left: 200, top: 292 },
  ],
  ['at the top where less is hidden', { left: 200, top: 60, width: 200, height: 335 }, { left: 200, top: 8 }],
])('a popover stands %s', (_place, anchor, expected) => {
  expect(popoverPosition(anchor, popover, room)).toEqual(expected);
});
