import { expect, test } from 'vitest';
import { nextShuttleSpeed } from '../../../../../elements/react/editor/stage/shuttle-speed';

/** Speeds after each of these presses, from rest. */
function pressed(...directions: (1 | -1)[]): number[] {
  let speed = 0;
  return directions.map((direction) => {
    speed = nextShuttleSpeed(speed, direction);
    return speed;
  });
}

test('each press in one direction is faster, up to 4x', () => {
  expect(pressed(1, 1, 1, 1)).toEqual([1, 2, 4, 4]);
  expect(pressed(-1, -1, -1, -1)).toEqual([-1, -2, -4, -4]);
});

test('the other direction begins at 1x', () => {
  expect(pressed(1, 1, -1, -1, 1)).toEqual([1, 2, -1, -2, 1]);
});
