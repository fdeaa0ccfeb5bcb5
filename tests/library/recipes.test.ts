import { describe, expect, it } from 'vitest';
import { goalSources } from '../../library/goals';
import { mediaSources } from '../../library/media';
import { moodSources } from '../../library/moods';
import { recipeSources } from '../../library/recipes';
import type { IngredientSource, TemplateFamilySource } from '../../library/template';
import { CANVAS } from '../../sdk/contract/canvas';
import type { Ratio } from '../../sdk/contract/schemas/scalars';
import { templateProblems } from '../../sdk/scene/check/check-template';

const families = recipeSources.flatMap((recipe) => recipe.families);
const scenes = families.flatMap((family) => family.ingredients.map((ingredient) => ({ family, ingredient })));
/** Music kits are made for these: kit id -> beats a minute. */
const KIT_BPM: Readonly<Record<number, number>> = { 1: 120, 2: 80, 3: 100, 4: 96, 5: 100, 6: 120, 7: 96 };

const PRODUCT_TEXTS = ['TITLE', 'PRICE', 'REGULAR_PRICE', 'DISCOUNT', 'DESCRIPTION'];

function seconds(family: TemplateFamilySource, ingredient: IngredientSource): number {
  return (ingredient.bars * 4 * 60) / family.bpm;
}

function duplicates(ids: readonly (number | string)[]): (number | string)[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

describe('recipes', () => {
  it('have ids that are unique and built from one another', () => {
    expect(duplicates(recipeSources.map(({ id }) => id))).toEqual([]);
    expect(duplicates(families.map(({ id }) => id))).toEqual([]);
    expect(duplicates(scenes.map(({ ingredient }) => ingredient.id))).toEqual([]);
    for (const recipe of recipeSources)
      for (const { id } of recipe.families) expect(Math.floor(id / 10)).toBe(recipe.id);
    for (const { family, ingredient } of scenes) expect(Math.floor(ingredient.id / 100)).toBe(family.id);
  });

  it('name goals and moods that exist', () => {
    const goalSlugs = goalSources.map(({ slug }) => slug);
    const moodSlugs = moodSources.map(({ slug }) => slug);
    const moodNames = moodSources.map(({ name }) => name);
    for (const recipe of recipeSources) {
      expect(goalSlugs).toEqual(expect.arrayContaining([...recipe.goals]));
      expect(moodSlugs).toEqual(expect.arrayContaining([...recipe.moods]));
    }
    for (const family of families) expect(moodNames).toEqual(expect.arrayContaining([...family.moods]));
  });

  it('are free and premium ones, with seven scenes or more in each family', () => {
    expect(recipeSources.some(({ tier }) => tier === 'free')).toBe(true);
    expect(recipeSources.some(({ tier }) => tier === 'premium')).toBe(true);
    for (const family of families) expect(family.ingredients.length).toBeGreaterThanOrEqual(7);
  });

  it('take what a place has: each family asks for its website or name, its logo and its first color', () => {
    for (const { name, ingredients, palette } of families) {
      const fields = ingredients.flatMap(({ texts, images, colors }) => [...texts, ...images, ...colors]);
      const asked = fields.flatMap(({ dataField }) => dataField ?? []);
      expect(asked, name).toEqual(expect.arrayContaining(['LOGO', 'PRIMARY_COLOR']));
      expect(asked.includes('WEBSITE') || asked.includes('NAME'), name).toBe(true);
      const [ground, ink] = palette;
      const named = ingredients.flatMap(({ colors }) => colors).filter(({ dataField }) => dataField);
      for (const { defaultValue } of named) expect([ground, ink], name).not.toContain(defaultValue);
    }
  });

  it('ask for nothing that nobody fills', () => {
    for (const { ingredient } of scenes) {
      for (const { dataField, dataType, maxLength } of ingredient.texts) {
        if (dataType === undefined) expect([undefined, 'NAME', 'WEBSITE'], ingredient.slug).toContain(dataField);
        if (dataType === 'product') expect(PRODUCT_TEXTS, ingredient.slug).toContain(dataField);
        if (dataField === 'NAME') expect(maxLength, ingredient.slug).toBeGreaterThanOrEqual(40);
      }
      for (const { dataField, dataType } of ingredient.images) {
        expect(dataType === 'product' ? ['IMAGE'] : [undefined, 'LOGO'], ingredient.slug).toContain(dataField);
      }
      for (const { dataField } of ingredient.colors) {
        expect(dataField ?? 'FOURTH_COLOR', ingredient.slug).toMatch(/^(PRIMARY|SECONDARY|THIRD|FOURTH)_COLOR$/);
      }
    }
  });

  it('have layouts for landscape and portrait, and the same ones in all scenes of a family', () => {
    for (const { ingredients } of families) {
      const [first] = ingredients.map(({ layouts }) => Object.keys(layouts));
      expect(first).toEqual(expect.arrayContaining(['landscape', 'portrait']));
      for (const { slug, layouts } of ingredients) expect(Object.keys(layouts), slug).toEqual(first);
    }
  });

  it('are for products at least four times: most scenes of each take a product, in all ratios', () => {
    const takesProduct = ({ texts, images }: IngredientSource) =>
      [...texts, ...images].some(({ dataType }) => dataType === 'product');
    const forProducts = families.filter(
      ({ ingredients }) => ingredients.filter(takesProduct).length > ingredients.length / 2,
    );
    expect(forProducts.length).toBeGreaterThanOrEqual(4);
    for (const { ingredients } of forProducts) {
      const asked = ingredients.flatMap(({ texts, images }) => [...texts, ...images].map(({ dataField }) => dataField));
      expect(asked).toEqual(expect.arrayContaining([...PRODUCT_TEXTS.slice(0, 3), 'IMAGE']));
    }
    const all = forProducts.filter(({ ingredients }) => ingredients.every(({ layouts }) => layouts.square));
    expect(all.length).toBeGreaterThanOrEqual(4);
  });

  it('number the products of a scene that shows several', () => {
    for (const { ingredient } of scenes) {
      const names = [...ingredient.texts, ...ingredient.images].filter(({ dataType }) => dataType === 'product');
      const asked = names.map(
        ({ innerReference, dataField }) => `${dataField} of ${/\d+$/.exec(innerReference)?.[0] ?? 'one'}`,
      );
      expect(duplicates(asked), ingredient.slug).toEqual([]);
    }
  });

  it('share the beats of their music kit', () => {
    for (const family of families) expect(family.bpm).toBe(KIT_BPM[family.defaultMusicKitId]);
  });

  it('start with scenes of their own that last 20 to 32 seconds together', () => {
    for (const family of families) {
      const start = family.defaultIngredientIds.map((id) => family.ingredients.find((scene) => scene.id === id));
      expect(start).not.toContain(undefined);
      const total = start.reduce((sum, scene) => sum + (scene ? seconds(family, scene) : 0), 0);
      expect(total).toBeGreaterThanOrEqual(20);
      expect(total).toBeLessThanOrEqual(32);
    }
  });
});

describe.each(scenes)('$family.slug: $ingredient.slug', ({ family, ingredient }) => {
  const fields = [...ingredient.texts, ...ingredient.images, ...ingredient.colors];
  const ratios = Object.keys(ingredient.layouts) as Ratio[];

  it('lasts whole bars, on whole frames, with its still inside', () => {
    expect(Number.isInteger(ingredient.bars)).toBe(true);
    expect(seconds(family, ingredient) * 30).toBeCloseTo(Math.round(seconds(family, ingredient) * 30));
    expect(ingredient.keyframeSeconds).toBeGreaterThan(0);
    expect(ingredient.keyframeSeconds).toBeLessThan(seconds(family, ingredient) - 0.5);
  });

  it('has fields with unique references and defaults that fit', () => {
    expect(duplicates(fields.map(({ innerReference }) => innerReference))).toEqual([]);
    for (const field of ingredient.texts) expect(field.defaultValue.length).toBeLessThanOrEqual(field.maxLength);
  });

  it('names files of the library', () => {
    const files = mediaSources.map(({ file }) => file);
    for (const { defaultFile } of ingredient.images) expect(files).toContain(defaultFile);
    const { default: background, allowed } = ingredient.background;
    expect(allowed).toContain(background.type);
    if (background.type !== 'color') {
      expect(mediaSources.find(({ file }) => file === background.file)?.type).toBe(background.type);
    }
  });

  it.each(ratios)('has a %s layout of the right size and length', (ratio) => {
    const animation = ingredient.layouts[ratio]?.();
    expect(animation).toMatchObject({
      w: CANVAS[ratio].width,
      h: CANVAS[ratio].height,
      fr: 30,
      ip: 0,
      op: Math.round(seconds(family, ingredient) * 30),
    });
  });

  it.each(ratios)('shows every field in %s, and no slot without a field', (ratio) => {
    const animation = ingredient.layouts[ratio]?.();
    const slots = new Set(
      [...JSON.stringify(animation).matchAll(/"(?:sid|fcSid|colorSid)":"([^"]+)"/g)].map((m) => m[1]),
    );
    const targets = fields.flatMap((field) => field.targets ?? [field.innerReference]);
    expect([...slots].toSorted()).toEqual([...new Set(targets)].toSorted());
  });

  it.each(ratios)('keeps to what both painters draw alike in %s', (ratio) => {
    expect(templateProblems(ingredient.layouts[ratio]?.())).toEqual([]);
  });

  it.each(ratios)('tells the cropper the shape of its pictures in %s', (ratio) => {
    const assets = ingredient.layouts[ratio]?.().assets ?? [];
    for (const field of ingredient.images) {
      const place = assets.find(({ sid, fit }) => sid === field.innerReference && fit !== 'contain');
      if (place) expect(field.aspectRatio[ratio]).toBeCloseTo((place.w ?? 0) / (place.h ?? 1), 2);
    }
  });
});
