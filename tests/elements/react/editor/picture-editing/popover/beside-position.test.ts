import { expect, it } from 'vitest';
import { besidePosition } from '../../../../../../elements/react/editor/picture-editing/popover/beside-position';

const room = { width: 400, height: 300 };
const bar = { width: 120, height: 40 };

it('is below what it belongs to, else above, else at its side, and never over it', () => {
  expect(besidePosition({ left: 100, top: 50, width: 200, height: 30 }, bar, room)).toEqual({ left: 140, top: 88 });
  expect(besidePosition({ left: 100, top: 240, width: 200, height: 50 }, bar, room)).toEqual({ left: 140, top: 192 });
  expect(besidePosition({ left: 0, top: 10, width: 200, height: 280 }, bar, room)).toEqual({ left: 208, top: 130 });
  expect(besidePosition({ left: 200, top: 10, width: 200, height: 280 }, bar, room)).toEqual({ left: 72, top: 130 });
  expect(besidePosition({ left: 10, top: 10, width: 380, height: 280 }, bar, room)).toBeUndefined();
});

it('leaves the picture free where there is room below or above it', () => {
  const text = { left: 100, top: 80, width: 200, height: 30 };
  const picture = { left: 50, top: 60, width: 300, height: 150 };
  expect(besidePosition(text, bar, room, picture)).toEqual({ left: 140, top: 218 });
  expect(besidePosition(text, bar, room, { ...picture, height: 200 })).toEqual({ left: 140, top: 12 });
  expect(besidePosition(text, bar, room, { ...picture, top: 0, height: 300 })).toEqual({ left: 140, top: 118 });
});

it('stays inside of the room', () => {
  expect(besidePosition({ left: 380, top: 0, width: 20, height: 20 }, bar, room)).toEqual({ left: 280, top: 28 });
  expect(besidePosition({ left: 0, top: 0, width: 20, height: 20 }, bar, room)).toEqual({ left: 0, top: 28 });
});
