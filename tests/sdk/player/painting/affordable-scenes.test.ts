import { expect, test } from 'vitest';
import { affordableScenes } from '../../../../sdk/player/painting/affordable-scenes';

test('a page keeps as many built scenes as its device has memory for', () => {
  expect([0.25, 2, 4, 8, 64].map((gigabytes) => affordableScenes(gigabytes))).toEqual([4, 8, 16, 32, 32]);
});
