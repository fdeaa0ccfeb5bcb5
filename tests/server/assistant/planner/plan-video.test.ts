import { readFileSync } from 'node:fs';
import type { BuiltIngredient, LibraryManifest } from '@spotreel/sdk/contract';
import { describe, expect, test } from 'vitest';
import { logoFields } from '../../../../server/assistant/logo/logo-of-draft';
import { type PlanOptions, planVideo, type VideoPlan } from '../../../../server/assistant/planner/plan-video';
import type { PlannerLibrary } from '../../../../server/assistant/planner/planner-library';
import { toPlannerLibrary } from '../../../../server/assistant/planner/to-planner-library';
import { BRIEFS } from './briefs';

const manifest = JSON.parse(
  readFileSync(new URL('../../../../dist/library/manifest.json', import.meta.url), 'utf8'),
) as LibraryManifest;
const library: PlannerLibrary = toPlannerLibrary(manifest);
const NO_BRAND: PlanOptions = { brand: null };

function plan(brief: string, options: PlanOptions = NO_BRAND): VideoPlan {
  const video = planVideo(brief, library, options);
  if (!video) throw new Error('no plan');
  return video;
}

function recipeSlug({ recipeId }: VideoPlan): string {
  return library.recipes.find(({ id }) => id === recipeId)?.slug ?? '';
}

function fieldsOf({ familyId, scenes }: VideoPlan) {
  const family = library.recipes.flatMap(({ families }) => families).find(({ id }) => id === familyId);
  return scenes.flatMap(({ sceneId, texts }) => {
    const scene = family?.scenes.find(({ id }) => id === sceneId);
    return (scene?.texts ?? []).map((field) => ({ field, text: texts[field.innerReference] ?? '' }));
  });
}

function ingredientsOf({ familyId, scenes }: VideoPlan): BuiltIngredient[] {
  const family = manifest.recipes.flatMap(({ families }) => families).find(({ id }) => id === familyId);
  return scenes.flatMap(({ sceneId }) => family?.ingredients.find(({ id }) => id === sceneId) ?? []);
}

function words(video: VideoPlan): string {
  return video.scenes
    .flatMap(({ texts }) => Object.values(texts))
    .join(' | ')
    .toLowerCase();
}

describe('a brief without words', () => {
  const headline = (brief: string, options?: PlanOptions) => plan(brief, options).name;

  test('is about something new, with its emoji', () => {
    expect(headline('🎉🍕')).toBe('Something new 🎉🍕');
    expect(words(plan('🎉🍕'))).toContain('something new 🎉🍕');
    expect(headline('!!! ???')).toBe('Something new');
  });

  test('is about the brand, if there is one', () => {
    expect(headline('☕', { brand: { name: 'Café Olive', website: null, phone: null } })).toBe('Café Olive ☕');
  });

  test('keeps whole emoji, and few of them', () => {
    expect(headline('👩‍👩‍👧🇫🇷👍🏽🎂🎂')).toBe('Something new 👩‍👩‍👧🇫🇷👍🏽');
  });

  test('of one word is about that word', () => {
    expect(headline('🎉 Picnic 🎉')).toBe('🎉 Picnic 🎉');
  });
});

describe.each(BRIEFS)('$text', ({ text, recipes, says }) => {
  const video = plan(text);

  test('gets a recipe that fits its goal', () => {
    expect(recipes).toContain(recipeSlug(video));
  });

  test('has every field filled within its length', () => {
    for (const { field, text: written } of fieldsOf(video)) {
      expect(written, field.innerReference).not.toBe('');
      expect(written.length, written).toBeLessThanOrEqual(field.maxLength);
      expect(written).not.toMatch(/[{}]|undefined|null/u);
    }
  });

  test('keeps no sample text of the template', () => {
    const compact = (value: string) => value.toLowerCase().replace(/[^\p{L}\d]/gu, '');

    for (const { field, text: written } of fieldsOf(video)) {
      if (compact(text).includes(compact(written))) continue;
      expect(written).not.toBe(field.sample);
    }
  });

  test('says what the brief says', () => {
    for (const fact of says) expect(words(video)).toContain(fact.toLowerCase());
  });

  test('opens with a title, ends with a call to action and has no more scenes than eight', () => {
    const family = library.recipes.flatMap(({ families }) => families).find(({ id }) => id === video.familyId);
    expect(video.scenes.length).toBeGreaterThanOrEqual(3);
    expect(video.scenes.length).toBeLessThanOrEqual(8);
    expect(video.scenes[0]?.sceneId).toBe(family?.defaultSceneIds[0]);
    expect(video.scenes.at(-1)?.sceneId).toBe(family?.defaultSceneIds.at(-1));
  });

  test('shows no sample that names a company, but in logo fields, which get the name of this one', () => {
    const shown = ingredientsOf(video);
    expect(shown).toHaveLength(video.scenes.length);
    for (const ingredient of shown) {
      const named = ingredient.images.filter(({ defaultMediaId }) => defaultMediaId === manifest.demoLogoMediaId);
      expect(named.map(({ innerReference }) => innerReference)).toEqual(logoFields(ingredient));
    }
    expect(logoFields(shown.at(-1) ?? { images: [] })).toHaveLength(1);
  });

  test('uses the brand', () => {
    const brand = { name: 'Juniper & Sons', website: 'junipersons.example', phone: null };
    const branded = words(plan(text, { brand }));
    expect(branded).toContain('junipersons.example');
    const named = fieldsOf(plan(text, { brand })).filter(({ field }) => field.dataField === 'NAME');
    for (const { text: written } of named) expect(written).toBe('Juniper & Sons');
  });
});

describe('the rules', () => {
  test('give the same plan for the same brief', () => {
    expect(plan(BRIEFS[0]?.text ?? '')).toEqual(plan(BRIEFS[0]?.text ?? ''));
  });

  test('invent no customer, no number and no price', () => {
    const said = words(plan('video for my dog grooming salon'));
    expect(said).not.toMatch(/\d|[€$%“”"]/u);
  });

  test.each([
    [
      'Wir eröffnen am 3. Mai unser neues Café in Bonn mit Kuchen und Konzert.',
      /\b(?:the|you|with|see|link in bio)\b/u,
    ],
    [
      'Nous ouvrons notre nouveau café à Lille le 3 mai, avec des gâteaux et un concert.',
      /\b(?:the|you|with|see|link in bio)\b/u,
    ],
  ])('%s: no English words', (brief, english) => {
    expect(words(plan(brief))).not.toMatch(english);
  });

  test('give a style by the mood that the brief asks for', () => {
    const brief = 'invitation to our party on 12 December at 7 pm';
    expect(plan(`An elegant, calm ${brief}`).familyId).toBe(32);
    expect(plan(`A bold, energetic ${brief}`).familyId).toBe(31);
  });

  test('keep to the seconds that the brief asks for', () => {
    const brief = 'for our bottle Kork. It keeps cold, is light, is steel, has a cup, comes in red, and folds flat.';
    const short = plan(`Make a 15 second product video ${brief}`);
    const long = plan(`Make a 40 second product video ${brief}`);
    expect(short.scenes.length).toBeLessThan(long.scenes.length);
    expect(short.scenes.length).toBeLessThanOrEqual(4);
  });

  test('take the style that somebody has chosen', () => {
    const video = plan(BRIEFS[0]?.text ?? '', { brand: null, familyId: 12 });
    expect(video.familyId).toBe(12);
    expect(video.recipeId).toBe(1);
  });

  test('make a plan of a single word and of symbols alone', () => {
    for (const brief of ['bakery', '???', '12']) expect(plan(brief).scenes.length).toBeGreaterThanOrEqual(3);
  });

  test('have nothing to plan with an empty library', () => {
    expect(planVideo('bakery', { recipes: [], musicKits: [], topics: [] }, NO_BRAND)).toBeNull();
  });
});
