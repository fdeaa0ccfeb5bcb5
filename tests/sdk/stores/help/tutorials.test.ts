import { expect, it } from 'vitest';
import { createTutorials } from '../../../../sdk/stores/help/tutorials';
import { openSpotreel } from '../open-spotreel';

const entry = {
  slug: 'first',
  title: 'First',
  summary: '',
  minutes: 3,
  audience: 'agency',
  posterUrl: null,
  video: null,
};

it('has the tutorials of an audience, and one with its steps', async () => {
  const { spotreel, server } = await openSpotreel();
  server.always('tutorials', () => [entry]);
  server.always('tutorial', () => ({ ...entry, language: 'en', blocks: [], previous: null, next: null }));
  const tutorials = createTutorials(spotreel);
  await tutorials.load('agency');
  expect(server.asked('tutorials')[0]?.query).toEqual({ audience: 'agency' });
  expect(tutorials.$tutorials.get().data).toMatchObject([{ slug: 'first' }]);
  await tutorials.open('first');
  expect(tutorials.$tutorial.get().data?.title).toBe('First');
  server.refuse('tutorial', 'not_found');
  await tutorials.open('gone');
  expect(tutorials.$tutorial.get()).toMatchObject({ data: undefined, failure: { code: 'not_found' } });
});
