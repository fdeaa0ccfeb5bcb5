import { expect, it } from 'vitest';
import { createWatched } from '../../../../sdk/stores/help/watched';

function kept(text: string | null = null) {
  let stored = text;
  return {
    read: () => stored,
    write(next: string | null) {
      stored = next;
    },
  };
}

it('remembers how far each video was watched', () => {
  const storage = kept();
  createWatched(storage).note('first', { seconds: 12, isOver: false });
  const videos = createWatched(storage);
  expect(videos.$watched.get()).toEqual({ first: { seconds: 12, isOver: false } });
  videos.note('first', { seconds: 0, isOver: true });
  expect(createWatched(storage).$watched.get()).toEqual({ first: { seconds: 0, isOver: true } });
});

it('a video that was watched to its end stays so when it plays again', () => {
  const videos = createWatched(kept());
  videos.note('first', { seconds: 0, isOver: true });
  videos.note('first', { seconds: 5, isOver: false });
  expect(videos.$watched.get()).toEqual({ first: { seconds: 0, isOver: true } });
});

it('keeps the hundred that were watched last', () => {
  const videos = createWatched(kept());
  for (let count = 0; count < 101; count++) videos.note(`video-${count}`, { seconds: 4, isOver: false });
  videos.note('video-1', { seconds: 9, isOver: false });
  videos.note('one-more', { seconds: 4, isOver: false });
  const names = Object.keys(videos.$watched.get());
  expect(names).toHaveLength(100);
  expect(names).toContain('video-1');
  expect(names).not.toContain('video-2');
});

it.each(['', '{', '[]', 'null', '{"first":{"seconds":"x","isOver":false}}', '{"first":null}'])(
  'takes %j in the storage as nothing',
  (text) => {
    expect(createWatched(kept(text)).$watched.get()).toEqual({});
  },
);
