import { describe, expect, it } from 'vitest';
import type { BackgroundValue } from '../../../sdk/contract/project/background';
import { applyEdit, type Edit, mergeEdits } from '../../../sdk/project/edit';
import type { EditorProject } from '../../../sdk/project/editor-project';
import { launchProject } from './launch-project';

const video: BackgroundValue = { type: 'video', value: 71 };
const withVideo: EditorProject = {
  ...launchProject,
  values: { ...launchProject.values, 1: { ...launchProject.values[1]!, background: video } },
};
const order = (edit: Edit, project = launchProject) => applyEdit(project, edit)?.scenes.map(({ id }) => id);
const background = (edit: Edit, project = withVideo) => applyEdit(project, edit)?.values[1]?.background;

describe('a scene', () => {
  it('comes in at any place up to the end, under an id of its own', () => {
    const add = (index: number, id = 3): Edit => ({
      type: 'add-scene',
      index,
      scene: { id, templateId: 13 },
      values: null,
    });
    expect([0, 1, 2, 3].map((index) => order(add(index)))).toEqual([[3, 1, 2], [1, 3, 2], [1, 2, 3], undefined]);
    expect(order(add(0, 2))).toBeUndefined();
  });

  it('moves to any place that there is', () => {
    const move = (toIndex: number, sceneId = 1): Edit => ({ type: 'move-scene', sceneId, toIndex });
    expect([-1, 0, 1, 2].map((index) => order(move(index)))).toEqual([undefined, [1, 2], [2, 1], undefined]);
    expect(order(move(0, 9))).toBeUndefined();
  });

  it('is copied right behind itself, with its values', () => {
    const copy = (sceneId: number, copyId: number): Edit => ({ type: 'duplicate-scene', sceneId, copyId });
    expect([order(copy(1, 3)), order(copy(2, 3))]).toEqual([
      [1, 3, 2],
      [1, 2, 3],
    ]);
    expect(applyEdit(launchProject, copy(1, 3))?.values[3]).toEqual(launchProject.values[1]);
    expect([order(copy(9, 3)), order(copy(1, 2))]).toEqual([undefined, undefined]);
    const { 1: _, ...values } = launchProject.values;
    expect(order(copy(1, 3), { ...launchProject, values })).toBeUndefined();
  });
});

describe('the video behind a scene', () => {
  it('is trimmed to a part that lies in it', () => {
    const trim = (trimStart: number, trimEnd: number): Edit => ({
      type: 'trim-background',
      sceneId: 1,
      trimStart,
      trimEnd,
    });
    expect(background(trim(0, 2))).toEqual({ ...video, trimStart: 0, trimEnd: 2 });
    expect([background(trim(-1, 2)), background(trim(2, 2)), background(trim(3, 2))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(background(trim(0, 2), launchProject)).toBeUndefined();
  });

  it('is placed as near and as far to the side as it goes', () => {
    const place = (scale: number, positionX: number, positionY: number): Edit => ({
      type: 'place-background',
      sceneId: 1,
      scale,
      positionX,
      positionY,
    });
    expect(background(place(2, -20, 30))).toEqual({ ...video, scale: 2, position: '-20,30' });
    expect(background(place(9, -80, 80))).toEqual({ ...video, scale: 4, position: '-50,50' });
    expect(background(place(0, 80, -80))).toEqual({ ...video, scale: 1, position: '50,-50' });
    expect(background(place(2, 0, 0), launchProject)).toBeUndefined();
    expect(applyEdit(launchProject, { ...place(2, 0, 0), sceneId: 2 } as Edit)).toBeUndefined();
  });
});

describe('two edits', () => {
  it.each<[Edit, Edit]>([
    [
      { type: 'move-scene', sceneId: 1, toIndex: 1 },
      { type: 'move-scene', sceneId: 1, toIndex: 0 },
    ],
    [
      { type: 'set-background', sceneId: 1, value: video },
      { type: 'set-background', sceneId: 1, value: null },
    ],
    [
      { type: 'trim-background', sceneId: 1, trimStart: 0, trimEnd: 2 },
      { type: 'trim-background', sceneId: 1, trimStart: 1, trimEnd: 2 },
    ],
    [
      { type: 'place-background', sceneId: 1, scale: 1, positionX: 0, positionY: 0 },
      { type: 'place-background', sceneId: 1, scale: 2, positionX: 0, positionY: 0 },
    ],
    [
      { type: 'set-text', sceneId: 1, field: 'headline', value: 'S' },
      { type: 'set-text', sceneId: 1, field: 'headline', value: 'Sa' },
    ],
  ])('of one scene become the later one, of two scenes stay two: %j', (earlier, later) => {
    expect(mergeEdits(earlier, later)).toEqual(later);
    expect(mergeEdits(earlier, { ...later, sceneId: 2 } as Edit)).toBeUndefined();
  });
});
