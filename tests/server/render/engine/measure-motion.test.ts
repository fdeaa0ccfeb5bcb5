import { expect, test } from 'vitest';
import { animation, composition, movingSquare, scene } from './fixtures/compositions';
import { renderHarness } from './harness';

const harness = renderHarness();
const GREEN = { type: 'color', color: '#2f6f4f' } as const;
const measured = { frames: [0, 3, 6, 9, 12, 15, 18, 21, 24, 27], stepFrames: 3 };

test('a square that moves is motion, and no picture is blank', async () => {
  const film = composition([scene(30, GREEN, animation(30, [movingSquare(30)]))]);
  const figures = await harness.engine().measureMotion({ composition: film, measured });
  expect(figures).toMatchObject({ pictures: 10, still: 0, blank: 0, isFirstBlank: false });
});

test('a background alone is still and blank for as long as it is measured', async () => {
  const film = composition([scene(30, GREEN, animation(30, []))]);
  const figures = await harness.engine().measureMotion({ composition: film, measured });
  expect(figures.longestStill.seconds).toBeCloseTo(0.9);
  expect(figures.longestBlank.seconds).toBeCloseTo(1);
});

test('without a scene there is nothing to measure', async () => {
  const film = { ...composition([]), width: 320, height: 180 };
  await expect(harness.engine().measureMotion({ composition: film, measured })).rejects.toMatchObject({
    code: 'invalid_argument',
  });
});
