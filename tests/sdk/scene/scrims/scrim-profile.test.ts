import { expect, test } from 'vitest';
import { scrimProfile } from '../../../../sdk/scene/scrims/scrim-profile';

const PLACE = { widthPx: 1000, heightPx: 1000 };

test('a text at the foot has a shade from the bottom edge that fades out above it', () => {
  const { axis, opacities } = scrimProfile(
    [{ area: { x: 100, y: 800, width: 800, height: 100 }, opacity: 0.6 }],
    PLACE,
  );
  expect(axis).toBe('y');
  expect([opacities[0], opacities.at(-1)]).toEqual([0, 0.6]);
  expect(opacities).toEqual(opacities.toSorted((a, b) => a - b));
});

test('a text at the side has a shade from that side, which covers less', () => {
  const { axis, opacities } = scrimProfile([{ area: { x: 50, y: 100, width: 300, height: 800 }, opacity: 0.5 }], PLACE);
  expect(axis).toBe('x');
  expect([opacities[0], opacities.at(-1)]).toEqual([0.5, 0]);
});

test('each text has what it needs; between two that are far apart the picture is clear', () => {
  const head = { area: { x: 0, y: 20, width: 1000, height: 80 }, opacity: 0.3 };
  const foot = { area: { x: 0, y: 900, width: 1000, height: 80 }, opacity: 0.7 };
  const { opacities } = scrimProfile([head, foot], PLACE);
  expect([opacities[0], opacities.at(-1)]).toEqual([0.3, 0.7]);
  expect(Math.min(...opacities)).toBeLessThan(0.05);
});
