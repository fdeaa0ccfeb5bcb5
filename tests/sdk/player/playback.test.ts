import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback } from '../../../sdk/player/playback';
import type { Composition } from '../../../sdk/scene/composition';

/** Two scenes of a second. */
const composition = {
  durationFrames: 60,
  audio: [],
  scenes: [
    { ingredientId: 1, startFrame: 0, durationFrames: 30 },
    { ingredientId: 2, startFrame: 30, durationFrames: 30 },
  ],
} as unknown as Composition;

let playback: Playback;
let speeds: number[];
let frames: number[];
const startSound = vi.fn(async () => undefined);
const paint = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 10));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  speeds = [];
  frames = [];
  startSound.mockClear();
  paint.mockClear();
  playback = new Playback({
    paint,
    prepare: async () => {},
    startSound,
    onState: () => {},
    onFrame: (frame) => frames.push(frame),
    onSpeed: (speed) => speeds.push(speed),
  });
  playback.setComposition(composition);
});
afterEach(() => {
  playback.destroy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('plays backward from the end, through every frame, and stops at the first', async () => {
  await playback.seek(2);
  await playback.shuttle(-1);
  expect([playback.state, playback.frame]).toEqual(['playing', 59]);
  frames.length = 0;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(playback.frame).toBeLessThan(31);
  expect(playback.frame).toBeGreaterThan(27);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([playback.state, playback.frame]).toEqual(['paused', 0]);
  expect(new Set(frames)).toEqual(new Set(Array.from({ length: 59 }, (_, index) => index)));
  expect(speeds).toEqual([-1, 1]);
});

test('does not begin backward at the first frame, nor loop there', async () => {
  playback.setLoop(true);
  await playback.shuttle(-2);
  expect([playback.state, speeds]).toEqual(['idle', []]);
  await playback.seek(0.5);
  await playback.shuttle(-2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([playback.state, playback.frame]).toEqual(['paused', 0]);
});

test('is fast forward, ends at the last frame, and is silent', async () => {
  await playback.shuttle(4);
  expect(paint).toHaveBeenLastCalledWith(0, { seconds: 0, endFrame: 60, speed: 4 });
  await vi.advanceTimersByTimeAsync(250);
  expect(playback.frame).toBeGreaterThanOrEqual(27);
  await vi.advanceTimersByTimeAsync(300);
  expect([playback.state, playback.frame, playback.speed]).toEqual(['ended', 59, 1]);
  expect(startSound).not.toHaveBeenCalled();
});

test('changes speed where it is, and has sound again at speed 1', async () => {
  await playback.shuttle(2);
  await vi.advanceTimersByTimeAsync(500);
  const { frame } = playback;
  expect(frame).toBeGreaterThan(25);
  await playback.play();
  expect([playback.state, playback.frame, playback.speed]).toEqual(['playing', frame, 1]);
  expect(startSound).toHaveBeenCalledExactlyOnceWith(composition, frame / 30);
});

test('a seek keeps the speed, and a pause does not', async () => {
  await playback.shuttle(2);
  await playback.seek(1);
  expect([playback.state, playback.frame, playback.speed]).toEqual(['playing', 30, 2]);
  playback.pause();
  await playback.play();
  expect([playback.frame, playback.speed]).toEqual([30, 1]);
});

test('forward from the last frame it begins again, and a scene that played is left', async () => {
  await playback.playScene(0);
  await vi.advanceTimersByTimeAsync(500);
  await playback.shuttle(2);
  await vi.advanceTimersByTimeAsync(700);
  expect([playback.state, playback.frame > 30]).toEqual(['playing', true]);
  await vi.advanceTimersByTimeAsync(500);
  await playback.shuttle(2);
  expect([playback.state, playback.frame]).toEqual(['playing', 0]);
});

test('a scene begins again at its end, in another version too, until a seek leaves it', async () => {
  playback.setLoop(true);
  await playback.playScene(1);
  await vi.advanceTimersByTimeAsync(1_200);
  expect([playback.state, playback.frame >= 30, playback.frame < 45]).toEqual(['playing', true, true]);
  // a scene before it has gone
  const shorter = { ...composition, durationFrames: 30, scenes: [{ ...composition.scenes[1], startFrame: 0 }] };
  playback.setComposition(shorter as Composition);
  await vi.advanceTimersByTimeAsync(300);
  expect([playback.state, playback.frame < 30]).toEqual(['playing', true]);
  playback.setComposition(composition);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([playback.state, playback.frame >= 30]).toEqual(['playing', true]);
  await playback.seek(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(playback.frame).toBeLessThan(30);
});

test('a scene that is no longer there leaves the whole video to play', async () => {
  await playback.playScene(1);
  const [first] = composition.scenes;
  playback.setComposition({ ...composition, durationFrames: 30, scenes: [first] } as Composition);
  await vi.advanceTimersByTimeAsync(1_500);
  expect([playback.state, playback.frame]).toEqual(['ended', 29]);
});
