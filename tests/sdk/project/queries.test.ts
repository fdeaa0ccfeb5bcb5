import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replacePaletteColor } from '../../../sdk/project/brand/replace-palette';
import { applyEdit } from '../../../sdk/project/edit';
import { NO_VALUES } from '../../../sdk/project/editor-project';
import { COMPLETENESS_FLAGS, completenessOf } from '../../../sdk/project/forms/completeness';
import { formOf } from '../../../sdk/project/forms/form';
import { affectedScene } from '../../../sdk/project/history/affected-scene';
import { applyTransaction } from '../../../sdk/project/history/transaction';
import { isSameColor } from '../../../sdk/project/palette/palette';
import { canAddScene, canDuplicateScene, canMoveScene, canRemoveScene } from '../../../sdk/project/permitted';
import { musicFits } from '../../../sdk/project/timing/music-fit';
import { durationSeconds, sceneAt, timelineOf, totalBars } from '../../../sdk/project/timing/timeline';
import { context, ingredientTemplate, launchProject, logo } from './launch-project';

const withLimits = (limits: object) => ({ ...context, limits: { ...context.limits, ...limits } });

describe('the timeline', () => {
  it('places scenes in seconds and bars', () => {
    expect(timelineOf(launchProject, context)).toEqual([
      { sceneId: 1, startSeconds: 0, durationSeconds: 4, startBar: 0, bars: 2 },
      { sceneId: 2, startSeconds: 4, durationSeconds: 4, startBar: 2, bars: 2 },
    ]);
    expect([durationSeconds(launchProject, context), totalBars(launchProject, context)]).toEqual([8, 4]);
    const gap = { id: 3, templateId: 99 };
    const longer = { ...launchProject, scenes: [...launchProject.scenes, gap, { id: 4, templateId: 13 }] };
    expect([durationSeconds(longer, context), totalBars(longer, context)]).toEqual([12, 6]);
    expect([sceneAt(longer, context, -1), sceneAt(longer, context, 8)]).toEqual([undefined, 4]);
    expect([0, 3.99, 4, 8].map((at) => sceneAt(launchProject, context, at))).toEqual([1, 1, 2, undefined]);
  });
});

describe('what may be done', () => {
  it('is as many scenes beyond the default as the account allows', () => {
    const limited = withLimits({ additionalIngredientLimit: 1 });
    expect(canAddScene(launchProject, limited, 13)).toEqual({ allowed: true });
    const three = applyEdit(launchProject, {
      type: 'add-scene',
      index: 2,
      scene: { id: 3, templateId: 13 },
      values: NO_VALUES,
    });
    expect(three && canAddScene(three, limited, 13)).toEqual({
      allowed: false,
      reason: 'additional_ingredient_limit',
      limit: 1,
    });
    expect(three && canDuplicateScene(three, limited, 1).allowed).toBe(false);
    expect(three && canAddScene(three, withLimits({ additionalIngredientLimit: -1 }), 13).allowed).toBe(true);
  });

  it('is no longer video than the account allows', () => {
    expect(canAddScene(launchProject, withLimits({ recipeDurationLimit: 12 }), 13)).toEqual({ allowed: true });
    expect(canAddScene(launchProject, withLimits({ recipeDurationLimit: 11 }), 13)).toEqual({
      allowed: false,
      reason: 'recipe_duration_limit',
      limit: 11,
    });
  });

  it('is removing a scene, but the last one and that of a template that makes one', () => {
    const [only] = launchProject.scenes.map((scene) => ({ ...launchProject, scenes: [scene] }));
    if (!only) throw new Error('the fixture changed');
    const blender = new Map([[11, { ...ingredientTemplate(11), renderer: 'blender' as const }]]);
    expect(canRemoveScene(launchProject, context, 1)).toEqual({ allowed: true });
    expect(canRemoveScene(only, context, 1)).toEqual({ allowed: false, reason: 'last_scene' });
    const single = { allowed: false, reason: 'single_scene' };
    const picture = { ...context, kind: 'image' as const };
    expect(canDuplicateScene(launchProject, picture, 1)).toEqual(single);
    expect(canRemoveScene(launchProject, picture, 1)).toEqual(single);
    expect(canRemoveScene(only, { ...context, templates: blender }, 1)).toEqual(single);
  });

  it('is nothing with what is not there', () => {
    expect(canAddScene(launchProject, context, 99)).toEqual({ allowed: false, reason: 'template_missing' });
    expect(canRemoveScene(launchProject, context, 99)).toEqual({ allowed: false, reason: 'scene_missing' });
    expect(canMoveScene(launchProject, 1, -1)).toEqual({ allowed: false, reason: 'at_the_end' });
    expect(canMoveScene(launchProject, 1, 1)).toEqual({ allowed: true });
  });
});

describe('a form', () => {
  it('shows the values over the defaults of the template', () => {
    const values = { ...NO_VALUES, texts: { headline: 'A headline that is far too long' }, images: { logo: 51 } };
    const items = formOf(1, ingredientTemplate(11), values, { 51: { ...logo, id: 51 } });
    expect(items.map(({ id, innerFormIndex, isChanged }) => [id, innerFormIndex, isChanged])).toEqual([
      ['1.headline', 0, true],
      ['1.body', 1, false],
      ['1.logo', 2, true],
      ['1.accent', 3, false],
      ['1.background', 4, false],
    ]);
    expect(items[0]).toMatchObject({ type: 'text', isTooLong: true, defaultValue: 'Your headline' });
    expect(items[2]).toMatchObject({ mediaId: 51, currentValue: { id: 51 } });
    expect(items[3]).toMatchObject({ currentValue: '#ff0000' });
  });

  it('knows what is missing', () => {
    const { incompleteFields, incompleteImages, incompleteTexts } = COMPLETENESS_FLAGS;
    const flagsOf = (values: typeof NO_VALUES) =>
      completenessOf(formOf(1, ingredientTemplate(11), values, { 50: logo }));
    expect(flagsOf(NO_VALUES)).toBe(incompleteFields | incompleteImages);
    expect(flagsOf({ ...NO_VALUES, texts: { headline: ' ' }, images: { logo: 50 } })).toBe(
      incompleteFields | incompleteTexts,
    );
    expect(flagsOf({ ...NO_VALUES, images: { logo: 50 } })).toBe(0);
  });
});

describe('the palette', () => {
  it('matches colors within a summed difference of 20', () => {
    expect(isSameColor('#000000', '#00000a')).toBe(true);
    expect(isSameColor('#000000', '#0a0a00')).toBe(true);
    expect(isSameColor('#000000', '#0a0a01')).toBe(false);
    expect(isSameColor('#ffffff', '#ffffeb')).toBe(true);
    expect(isSameColor('#ffffff', '#ffffea')).toBe(false);
  });

  it('matches exactly the colors whose channels differ by at most 20 together, whichever is asked first', () => {
    const channel = fc.integer({ min: 100, max: 150 });
    const rgb = fc.tuple(channel, channel, channel);
    const hex = (channels: readonly number[]) =>
      `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}` as const;
    fc.assert(
      fc.property(rgb, fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12)), (from, by) => {
        const to = from.map((value, index) => value + (index % 2 ? -1 : 1) * (by[index] ?? 0));
        const sum = by[0] + by[1] + by[2];
        expect(isSameColor(hex(from), hex(to))).toBe(sum <= 20);
        expect(isSameColor(hex(to), hex(from))).toBe(sum <= 20);
      }),
      { numRuns: 1000 },
    );
  });

  it('changes a color wherever it is used, in one step', () => {
    const edits = replacePaletteColor(launchProject, context, 0, '#0000ff');
    const after = applyTransaction(launchProject, { edits })?.project;
    expect(after?.paletteOverride).toEqual(['#0000ff', '#101010']);
    expect(after?.values[1]?.colors).toEqual({ accent: '#0000ff' });
    // The second scene has a color of its own there.
    expect(after?.values[2]?.colors).toEqual({ accent: '#00ff00' });
    const darker = replacePaletteColor(launchProject, context, 1, '#222222');
    expect(applyTransaction(launchProject, { edits: darker })?.project.values[1]?.background).toEqual({
      type: 'color',
      value: '#222222',
    });
  });
});

describe('music', () => {
  const sample = (id: number, duration: number) => ({ id, duration }) as never;
  const kit = { id: 30, audioSamples: [sample(1, 4), sample(2, 4.2), sample(3, 2)] } as never;
  it('fits when it reaches the end and its last sample is needed', () => {
    expect(musicFits(kit, [1, 2], 8)).toBe(true);
    expect(musicFits(kit, [1, 1], 8.04)).toBe(true);
    expect(musicFits(kit, [1, 3], 8)).toBe(false);
    expect(musicFits(kit, [1, 2, 3], 8)).toBe(false);
    expect(musicFits(kit, [1, 99], 4)).toBe(false);
    expect(musicFits(kit, [], 8)).toBe(false);
  });
});

describe('after an undo', () => {
  it('the scene that it touched is known, if it is still there', () => {
    expect(affectedScene(launchProject, [{ type: 'rename', value: 'x' }])).toBeUndefined();
    expect(
      affectedScene(launchProject, [
        { type: 'remove-scene', sceneId: 9 },
        { type: 'set-text', sceneId: 2, field: 'headline', value: null },
      ]),
    ).toBe(2);
  });

  it('is the selected one of several', () => {
    const edits = [1, 2].map((sceneId) => ({ type: 'set-text' as const, sceneId, field: 'headline', value: null }));
    expect([null, 1, 2, 9].map((selected) => affectedScene(launchProject, edits, selected))).toEqual([1, 1, 2, 1]);
  });
});
