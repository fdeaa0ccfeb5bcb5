import { beforeAll, describe, expect, it } from 'vitest';
import { animationSources } from '../../library/animations';
import { categorySources } from '../../library/categories';
import { createPackageTextShaper } from '../../library/fonts/package-text-shaper';
import { goalSources } from '../../library/goals';
import { ingredientOf } from '../../library/group-ingredient';
import { mediaSources } from '../../library/media';
import { moodSources } from '../../library/moods';
import { musicKitSources } from '../../library/music/kits';
import { recipeSources } from '../../library/recipes';
import { compileIngredient } from '../../library/sheet/scene-painter';
import type { IngredientSource } from '../../library/template';
import { blenderTemplates, templateGroupSources } from '../../library/templates';
import { composeAudio } from '../../sdk/audio/compose';
import type { HexColor } from '../../sdk/base/color';
import { CANVAS } from '../../sdk/contract/canvas';
import type { Ratio } from '../../sdk/contract/schemas/scalars';
import { templateProblems } from '../../sdk/scene/check/check-template';
import { LEAST_CONTRAST } from '../../sdk/scene/check/text-contrast';
import type { TextShaper } from '../../sdk/scene/text-shaper';
import { isOffEdges, textBoxes } from './text-box';
import { stillPixels, textContrast } from './text-contrast';

const isFull = process.env.SPOTREEL_FULL_TESTS === '1';
const ratios: readonly Ratio[] = ['landscape', 'portrait', 'square'];
const templates = templateGroupSources.flatMap((group) =>
  ratios.flatMap((ratio) => {
    const id = group.templateIds[ratio];
    return id === undefined ? [] : { id, ratio, slug: group.slug, group, scene: ingredientOf(group) };
  }),
);

let shaper: TextShaper;
beforeAll(() => {
  shaper = createPackageTextShaper();
});

function slugs(list: readonly { readonly slug: string }[]): string[] {
  return list.map(({ slug }) => slug);
}

function duplicates<Item>(list: readonly Item[]): Item[] {
  return list.filter((item, index) => list.indexOf(item) !== index);
}

describe('templates outside recipes', () => {
  it('have ids of their own', () => {
    const scenes = recipeSources.flatMap(({ families }) => families.flatMap(({ ingredients }) => ingredients));
    expect(duplicates([...templates, ...scenes].map(({ id }) => id))).toEqual([]);
    expect(duplicates(templateGroupSources.map(({ id }) => id))).toEqual([]);
    expect(duplicates(slugs(templateGroupSources))).toEqual([]);
    for (const { id } of templates) expect(Math.floor(id / 100)).toBe(20);
  });

  it('have categories with ids and slugs of their own, and use each of them', () => {
    expect(duplicates(categorySources.map(({ id }) => id))).toEqual([]);
    expect(duplicates(slugs(categorySources))).toEqual([]);
    const used = [...templateGroupSources, ...blenderTemplates].flatMap((group) => group.categories);
    for (const slug of slugs(categorySources)) expect(used).toContain(slug);
  });

  it('are eight or more in each ratio, videos and images', () => {
    for (const ratio of ratios)
      expect(templates.filter((template) => template.ratio === ratio).length).toBeGreaterThanOrEqual(8);
    const images = templates.filter(({ group }) => group.kind === 'image');
    expect(images.length).toBeGreaterThanOrEqual(8);
    expect(templates.length - images.length).toBeGreaterThanOrEqual(16);
  });
});

describe.each(templateGroupSources)('$slug', (group) => {
  const seconds = (group.bars * 240) / group.bpm;
  const fields = [...group.texts, ...(group.images ?? []), ...group.colors];

  it('says what it is for, in words that exist', () => {
    expect(group.goals.length * group.moods.length * group.categories.length).toBeGreaterThan(0);
    expect(slugs(goalSources)).toEqual(expect.arrayContaining([...group.goals]));
    expect(slugs(moodSources)).toEqual(expect.arrayContaining([...group.moods]));
    expect(slugs(categorySources)).toEqual(expect.arrayContaining([...group.categories]));
    expect(group.categories.includes('image-posts')).toBe(group.kind === 'image');
    expect(group.publishedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('has its still inside its time, and music of its speed unless it is an image', () => {
    expect(group.keyframeSeconds).toBeLessThan(seconds);
    const kit = musicKitSources.find(({ id }) => id === group.defaultMusicKitId);
    expect(kit?.bpm).toBe(group.kind === 'image' ? undefined : group.bpm);
  });

  it('has music that begins and ends within its time', async () => {
    const kit = musicKitSources.find(({ id }) => id === group.defaultMusicKitId);
    if (!kit) return;
    const audioSamples = kit.samples.map(({ durationSeconds, ...sample }) => ({
      ...sample,
      duration: durationSeconds,
    }));
    const { tracks } = await composeAudio({ bpm: kit.bpm, audioSamples }, [{ durationSeconds: seconds }]);
    expect(tracks[0]?.percent).toBe(100);
  });

  it('has fields with references of their own, defaults that fit, and files of the library', () => {
    expect(duplicates(fields.map(({ innerReference }) => innerReference))).toEqual([]);
    for (const { defaultValue, maxLength } of group.texts) expect(defaultValue.length).toBeLessThanOrEqual(maxLength);
    const files: string[] = [...mediaSources, ...animationSources].map(({ file }) => file);
    for (const { defaultFile } of group.images ?? []) expect(files).toContain(defaultFile);
    const { default: background, allowed } = group.background;
    expect(allowed).toContain(background.type);
    if (background.type !== 'color') expect(files).toContain(background.file);
  });
});

describe.each(templates)('$slug: $ratio', ({ group, scene, ratio }) => {
  const animation = scene.layouts[ratio]?.();
  if (!animation) throw new Error(`${scene.slug} has no ${ratio} layout`);

  it('has the size and length of its ratio, and keeps to what both painters draw alike', () => {
    const op = Math.round(((group.bars * 240) / group.bpm) * 30);
    expect(animation).toMatchObject({ w: CANVAS[ratio].width, h: CANVAS[ratio].height, fr: 30, ip: 0, op });
    expect(templateProblems(animation)).toEqual([]);
  });

  it('shows every field, and no slot without a field', () => {
    const found = JSON.stringify(animation).matchAll(/"(?:sid|fcSid|colorSid)":"([^"]+)"/g);
    const targets = [...scene.texts, ...scene.images, ...scene.colors].flatMap(
      ({ targets: ids, innerReference }) => ids ?? [innerReference],
    );
    expect([...new Set([...found].map((match) => match[1]))].toSorted()).toEqual([...new Set(targets)].toSorted());
  });

  it('tells the cropper the shape of its pictures', () => {
    for (const field of scene.images) {
      const place = animation.assets.find(({ sid, fit }) => sid === field.innerReference && fit !== 'contain');
      if (place) expect(field.aspectRatio[ratio]).toBeCloseTo((place.w ?? 0) / (place.h ?? 1), 2);
    }
  });

  it('stands still as an image', () => {
    if (group.kind === 'image') expect(JSON.stringify(animation)).not.toContain('"a":1,"k":[{"t"');
  });

  it('keeps its text boxes off the edges', () => {
    for (const box of textBoxes(animation)) expect(isOffEdges(box, animation), JSON.stringify(box)).toBe(true);
  });

  it('fits its texts, short and long', async () => {
    for (const length of ['short', 'long'] as const) {
      const { notices } = await compileIngredient(scene, ratio, length, shaper);
      expect(notices, length).toEqual([]);
    }
  });

  // painting takes long: each change looks at one ratio of each group, the full run at all
  const isLookedAt = isFull || ratios[group.id % ratios.length] === ratio;
  it.runIf(isLookedAt)('can be read', async () => {
    await expectReadable(scene, ratio, {});
  });

  it.runIf(isFull).each(['#000000', '#ffffff'] as const)(
    'can be read when all colors of a place are %s',
    async (color) => {
      const asked = scene.colors.filter(({ dataField }) => dataField !== undefined);
      await expectReadable(
        scene,
        ratio,
        Object.fromEntries(asked.map(({ innerReference }) => [innerReference, color])),
      );
    },
  );
});

async function expectReadable(scene: IngredientSource, ratio: Ratio, colors: Record<string, HexColor>): Promise<void> {
  const full = await stillPixels(shaper, scene, ratio, undefined, colors);
  for (const { innerReference } of scene.texts) {
    const without = await stillPixels(shaper, scene, ratio, innerReference, colors);
    expect(textContrast(full, without), innerReference).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  }
}
