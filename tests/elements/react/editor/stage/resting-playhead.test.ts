import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RestingPlayhead } from '../../../../../elements/react/editor/stage/resting-playhead';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** Two scenes; the frames of the first are empty, as far as they are painted. */
function watch({ isEmpty = (sceneId: number): boolean | undefined => sceneId === 1 } = {}) {
  const $isPlaying = atom(false);
  const log: string[] = [];
  let shown = 1;
  const playhead = new RestingPlayhead({
    $isPlaying,
    sceneId: () => shown,
    select: (sceneId) => void log.push(`select ${sceneId}`),
    isEmpty,
    showFullest: (sceneId) => void log.push(`fullest ${sceneId}`),
  });
  const to = (sceneId: number) => {
    shown = sceneId;
  };
  return { playhead, log, $isPlaying, to };
}

it('selects the scene under it when it comes to rest, and leaves an empty frame', () => {
  const { playhead, log, to } = watch();
  playhead.moved(false);
  vi.advanceTimersByTime(100);
  to(2);
  playhead.moved(false);
  vi.advanceTimersByTime(149);
  expect(log).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(log).toEqual(['select 2']);
  to(1);
  playhead.moved(false);
  vi.advanceTimersByTime(200);
  expect(log.slice(1)).toEqual(['select 1', 'fullest 1']);
});

it('stays on just the frame that was asked for', () => {
  const { playhead, log } = watch();
  playhead.moved(true);
  vi.advanceTimersByTime(500);
  expect(log).toEqual(['select 1']);
});

it('does not rest while a pointer holds it, or while the video plays', () => {
  const { playhead, log, $isPlaying } = watch();
  playhead.hold(true);
  playhead.moved(false);
  vi.advanceTimersByTime(1000);
  expect(log).toEqual([]);
  playhead.hold(false);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(['select 1', 'fullest 1']);
  $isPlaying.set(true);
  playhead.moved(false);
  vi.advanceTimersByTime(1000);
  expect(log).toHaveLength(2);
});

it('asks again until the frame is painted, but not for ever', () => {
  let looks = 0;
  const { playhead, log } = watch({ isEmpty: () => (++looks < 4 ? undefined : true) });
  playhead.moved(false);
  vi.advanceTimersByTime(2000);
  expect(log.at(-1)).toBe('fullest 1');
  const never = watch({ isEmpty: () => undefined });
  never.playhead.moved(false);
  vi.advanceTimersByTime(60_000);
  expect(never.log).toHaveLength(20);
  expect(vi.getTimerCount()).toBe(0);
});
