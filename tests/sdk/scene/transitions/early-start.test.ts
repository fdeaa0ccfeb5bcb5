import { expect, test } from 'vitest';
import type { LottieAnimation, LottieLayer } from '../../../../sdk/scene/lottie';
import { momentOf, timedDocument } from '../../../../sdk/scene/transitions/early-start';
import { WIPE_CLASS } from '../../../../sdk/scene/transitions/wipe-layers';

const layer = (nm: string, ip: number, op: number, cl?: string): LottieLayer => ({
  ty: 4,
  nm,
  ip,
  op,
  st: 0,
  ks: {},
  ...(cl && { cl }),
});
const documentWith = (...layers: LottieLayer[]): LottieAnimation => ({
  v: '5',
  fr: 30,
  ip: 0,
  op: 120,
  w: 320,
  h: 180,
  assets: [],
  layers,
});
const wiped = documentWith(layer('curtain', 0, 20, WIPE_CLASS.arrival), layer('headline', 15, 120));
const entering = { isEntering: true, isLeaving: false };
const startOf = ({ layers }: LottieAnimation, name: string) => layers.find(({ nm }) => nm === name)?.ip;

test('a scene that a transition brings in arrives earlier by a part of its own wipe', () => {
  const timed = timedDocument(wiped, { frames: 120, joins: entering });
  expect(timed).toMatchObject({ ip: 0, op: 120 });
  expect(startOf(timed, 'headline')).toBe(6);
});

test('its still is the same picture', () => {
  expect(momentOf(wiped, { frames: 120, joins: entering }, 15)).toBe(6);
  expect(momentOf(wiped, { frames: 120, joins: entering }, 2)).toBe(0);
});

test.each([
  ['no transition', wiped, undefined],
  ['a transition at its end alone', wiped, { isEntering: false, isLeaving: true }],
  ['no wipe', documentWith(layer('headline', 15, 120)), entering],
])('with %s, a document of the same length stays as it is', (_case, animation, joins) => {
  expect(timedDocument(animation, { frames: 120, joins })).toBe(animation);
  expect(momentOf(animation, { frames: 120, joins }, 60)).toBe(60);
});

test('at most 12 frames are left out, however long the wipe is', () => {
  const slow = documentWith(layer('mist', 0, 90, WIPE_CLASS.arrival), layer('headline', 40, 120));
  expect(startOf(timedDocument(slow, { frames: 120, joins: entering }), 'headline')).toBe(28);
});
