import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TRANSITION_KINDS } from '../../../../sdk/contract/project/transition';
import { filmMomentAt } from '../../../../sdk/scene/transitions/film-moment';
import { placesOf, type ScheduledScene } from '../../../../sdk/scene/transitions/overlaps';

const scenes = fc.array(
  fc.record({
    durationSeconds: fc.integer({ min: 3, max: 180 }).map((tens) => tens / 30),
    transition: fc.option(
      fc.record({ kind: fc.constantFrom(...TRANSITION_KINDS), frames: fc.integer({ min: 4, max: 20 }) }),
      { nil: undefined },
    ),
  }),
  { minLength: 1, maxLength: 8 },
);

const seconds = (list: readonly ScheduledScene[]) =>
  list.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
const timed = (list: readonly ScheduledScene[]) =>
  placesOf(list).map(({ cutFrame, lead, frames, tail }) => ({
    startFrame: cutFrame - lead,
    durationFrames: lead + frames + tail,
  }));

test('transitions change neither the length of a film nor its cuts', () => {
  fc.assert(
    fc.property(scenes, (list) => {
      const places = placesOf(list);
      const plain = placesOf(list.map(({ durationSeconds }) => ({ durationSeconds })));
      expect(places.map(({ cutFrame, frames }) => [cutFrame, frames])).toEqual(
        plain.map(({ cutFrame, frames }) => [cutFrame, frames]),
      );
      expect(places.reduce((sum, { frames }) => sum + frames, 0)).toBe(Math.round(seconds(list) * 30));
    }),
  );
});

test('every frame is seen in one scene or in two that follow each other, never in three', () => {
  fc.assert(
    fc.property(scenes, (list) => {
      const film = timed(list);
      const end = Math.round(seconds(list) * 30);
      for (let frame = 0; frame < end; frame++) {
        const seen = film.flatMap(({ startFrame, durationFrames }, index) =>
          frame >= startFrame && frame < startFrame + durationFrames ? [index] : [],
        );
        const moment = filmMomentAt(film, frame);
        const named = [...(moment?.leaving ? [moment.leaving.index] : []), moment?.shown.index];
        expect([frame, named]).toEqual([frame, seen]);
        expect(seen.length).toBeLessThan(3);
      }
    }),
  );
});

test('a transition lies around its cut, as long as it says where both scenes are as long', () => {
  const [first, second] = placesOf([
    { durationSeconds: 2, transition: { kind: 'push', frames: 9 } },
    { durationSeconds: 1 },
  ]);
  expect(first).toMatchObject({ cutFrame: 0, frames: 60, lead: 0, tail: 5, isEntering: true, isLeaving: true });
  expect(second).toMatchObject({ cutFrame: 60, frames: 30, lead: 4, tail: 0, isEntering: true, isLeaving: false });
});

test('a cut has no overlap, and the last scene gives way to none', () => {
  const places = placesOf([
    { durationSeconds: 1, transition: { kind: 'cut', frames: 12 } },
    { durationSeconds: 1, transition: { kind: 'fade', frames: 12 } },
  ]);
  expect(places).toMatchObject([
    { tail: 0, isLeaving: true },
    { lead: 0, tail: 0, isEntering: true, isLeaving: false },
  ]);
});

test('a transition begins and ends with frames that show both scenes', () => {
  const film = timed([{ durationSeconds: 2, transition: { kind: 'fade', frames: 4 } }, { durationSeconds: 2 }]);
  const progress = [57, 58, 59, 60, 61, 62].map((frame) => filmMomentAt(film, frame)?.leaving?.progress);
  expect(progress).toEqual([undefined, 0.2, 0.4, 0.6, 0.8, undefined]);
});
