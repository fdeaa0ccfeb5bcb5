import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFilmOfImage } from '../../../../../sdk/stores/editor/pictures/film-of-image';
import { logo } from '../../../project/launch-project';
import { openSpotreel, settle } from '../../open-spotreel';

const film = { ...logo, id: 70, type: 'video', sourceMediaId: logo.id, state: 'processing', percentageComplete: 40 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the video comes once it can be played, with its progress before', async () => {
  const { server, spotreel } = await openSpotreel();
  server.always('filmOfImage', () => film);
  server.always('media', () => film);
  const making = createFilmOfImage(spotreel);
  const done = making.make(logo);
  await settle(1000);
  expect(making.$state.get()).toEqual({ percent: 40, failure: undefined });
  server.always('media', () => ({ ...film, state: 'ready' }));
  await settle(5000);
  expect(await done).toMatchObject({ id: 70, state: 'ready' });
  expect(server.asked('filmOfImage')[0]?.params).toEqual({ mediaId: logo.id });
});

test('why there is none is said, and another try is possible', async () => {
  const { server, spotreel } = await openSpotreel();
  server.refuse('filmOfImage', 'storage_limit');
  const making = createFilmOfImage(spotreel);
  expect(await making.make(logo)).toBeUndefined();
  expect(making.$state.get()).toMatchObject({ percent: undefined, failure: { code: 'storage_limit' } });
  server.always('filmOfImage', () => ({ ...film, state: 'ready' }));
  expect(await making.make(logo)).toMatchObject({ id: 70 });
  expect(making.$state.get()).toEqual({ percent: undefined, failure: undefined });
});

test('a screen that comes back makes the video after all', async () => {
  const { server, spotreel } = await openSpotreel();
  server.always('filmOfImage', () => ({ ...film, state: 'ready' }));
  const making = createFilmOfImage(spotreel);
  // as React's strict mode mounts a component
  making.dispose();
  expect(await making.make(logo)).toMatchObject({ id: 70 });
});
