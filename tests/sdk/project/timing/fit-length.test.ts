import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit } from '../../../../sdk/project/edit';
import type { EditorProject } from '../../../../sdk/project/editor-project';
import { FILM_SECONDS, fitLength } from '../../../../sdk/project/timing/fit-length';
import { longerBars, readableBars } from '../../../../sdk/project/timing/readable-length';
import { durationSeconds, timelineOf } from '../../../../sdk/project/timing/timeline';
import { context, launchProject } from '../launch-project';

const scene = fc.record({
  templateId: fc.constantFrom(11, 12),
  bars: fc.option(
    fc.integer({ min: 1, max: 20 }).map((halves) => halves / 2),
    { nil: undefined },
  ),
  words: fc.integer({ min: 0, max: 120 }),
});

function projectOf(scenes: readonly { templateId: number; bars: number | undefined; words: number }[]): EditorProject {
  return {
    ...launchProject,
    scenes: scenes.map(({ templateId, bars }, index) => ({ id: index + 1, templateId, ...(bars && { bars }) })),
    values: Object.fromEntries(
      scenes.map(({ words }, index) => [
        index + 1,
        { texts: { headline: 'x'.repeat(words), body: '' }, images: {}, colors: {}, shots: {}, background: null },
      ]),
    ),
  };
}

function fitted(project: EditorProject, seconds: number): EditorProject | undefined {
  const edits = fitLength(project, context, seconds);
  return edits?.reduce<EditorProject | undefined>((current, edit) => current && applyEdit(current, edit), project);
}

test('a fitted video ends on a bar, at most after its time, and none of its words get too little time', () => {
  fc.assert(
    fc.property(
      fc.array(scene, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...FILM_SECONDS),
      (scenes, seconds) => {
        const project = projectOf(scenes);
        const result = fitted(project, seconds);
        if (!result) return;
        const length = durationSeconds(result, context);
        expect(length).toBeLessThanOrEqual(seconds + 1e-9);
        expect(length).toBeGreaterThan(seconds - 2);
        for (const [index, { bars }] of timelineOf(result, context).entries()) {
          const own = result.scenes[index];
          const template = own && context.templates.get(own.templateId);
          const values = own && result.values[own.id];
          if (template && values) expect(bars).toBeGreaterThanOrEqual(Math.max(1, readableBars(template, values)));
        }
      },
    ),
  );
});

test('scenes leave where they are least missed: first those with sample words from behind, never the first while another is there', () => {
  const blank = { texts: {}, images: {}, colors: {}, shots: {}, background: null };
  const own = { ...blank, texts: { headline: 'Mine' } };
  const project: EditorProject = {
    ...launchProject,
    scenes: [1, 2, 3, 4, 5].map((id) => ({ id, templateId: 11 })),
    values: { 1: blank, 2: own, 3: blank, 4: blank, 5: blank },
  };
  const left = (seconds: number) => fitted(project, seconds)?.scenes.map(({ id }) => id);
  expect(left(20)).toEqual([1, 2, 3, 4, 5]);
  expect(left(8)).toEqual([1, 2, 3, 5]);
  expect(left(6)).toEqual([1, 2, 5]);
  expect(left(2)).toEqual([1]);
});

test('nothing changes where the video lasts so long already; a missing template changes nothing either', () => {
  expect(fitLength(launchProject, context, 8)).toEqual([]);
  expect(fitLength({ ...launchProject, scenes: [{ id: 1, templateId: 99 }] }, context, 8)).toBeUndefined();
});

test('a scene should be longer only where its words cannot be read, and then long enough to be read calmly', () => {
  const template = context.templates.get(11);
  if (!template) throw new Error('The template is gone.');
  const texts = (letters: number) => ({ texts: { headline: 'x'.repeat(letters), body: '' } });
  expect(longerBars(template, texts(68), 2)).toBeUndefined();
  expect(longerBars(template, texts(69), 2)).toBe(2.5);
  expect(longerBars(template, texts(69), 2.5)).toBeUndefined();
  expect(longerBars(template, texts(2000), 16)).toBeUndefined();
});
