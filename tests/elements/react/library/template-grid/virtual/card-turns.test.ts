import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardTurns } from '../../../../../../elements/react/library/template-grid/virtual/card-turns';

let frames: (() => void)[] = [];
const nextFrame = () => {
  for (const run of frames.splice(0)) run();
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});
afterEach(() => vi.unstubAllGlobals());

test('cards out of sight wait, four a frame and in order', () => {
  const turns = new CardTurns({ first: 0, last: 3 });
  const drawn: number[] = [];
  expect(turns.isNow(3)).toBe(true);
  expect(turns.isNow(4)).toBe(false);
  for (const place of [16, 17, 18, 19, 20]) turns.wait(4, () => drawn.push(place));
  expect(drawn).toEqual([]);
  nextFrame();
  expect(drawn).toEqual([16, 17, 18, 19]);
  nextFrame();
  expect(drawn).toEqual([16, 17, 18, 19, 20]);
  expect(frames).toEqual([]);
});

test('a long line moves faster, so that it does not grow', () => {
  const turns = new CardTurns({ first: 0, last: 0 });
  let drawn = 0;
  for (let place = 0; place < 40; place += 1) turns.wait(2, () => (drawn += 1));
  nextFrame();
  expect(drawn).toBe(5);
});

test('what comes on show is drawn at once', () => {
  const turns = new CardTurns({ first: 0, last: 3 });
  const drawn: number[] = [];
  for (const row of [4, 5]) turns.wait(row, () => drawn.push(row));
  turns.show({ first: 1, last: 4 });
  expect(drawn).toEqual([4]);
});

test('a card that leaves gives its turn back, and no frame is asked for after the end', () => {
  const turns = new CardTurns({ first: 0, last: 3 });
  const draw = vi.fn();
  turns.wait(4, draw)();
  nextFrame();
  turns.wait(4, draw);
  turns.dispose();
  nextFrame();
  expect(draw).not.toHaveBeenCalled();
});
