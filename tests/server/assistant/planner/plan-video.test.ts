import { readFileSync } from 'node:fs';
import type { BuiltIngredient, LibraryManifest } from '@spotreel/sdk/internal/contract';
import { describe, expect, test } from 'vitest';
import { logoFields } from '../../../../server/assistant/logo/logo-of-draft';
import { readOffers } from '../../../../server/assistant/planner/facts/offers';
import {
  type PlanOptions,
  planAddedScene,
  planVideo,
  type VideoPlan,
} from '../../../../server/assistant/planner/plan-video';
import type { PlannerLibrary } from '../../../../server/assistant/planner/planner-library';
import { toPlannerLibrary } from '../../../../server/assistant/planner/to-planner-library';
import { says } from '../../../../server/assistant/planner/writing/say-offers';
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

test('a brand with the website of a sample keeps it', () => {
  const family = library.recipes.find(({ slug }) => slug === 'food-and-drink')?.families[0];
  const last = family?.scenes.find(({ id }) => id === family.defaultSceneIds.at(-1));
  const sample = last?.texts.find(({ innerReference }) => innerReference === 'website')?.sample ?? '';
  const brand = { name: 'Juniper & Co', website: sample, phone: null };
  const brief = 'We open our cafe on Saturday 7 June in Leeds.';
  const video = plan(brief, { brand, familyId: family?.id });
  expect(sample).not.toBe('');
  expect(video.scenes.at(-1)).toMatchObject({ sceneId: last?.id, texts: { website: sample } });
});

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

describe('an offer', () => {
  test.each([
    'Am Samstag eröffnen wir unser Café Brühwerk in der Südstraße 12. Frisch gerösteter Kaffee, Kardamomschnecken und Frühstück bis 14 Uhr. Die ersten hundert Espressi gehen aufs Haus.',
    'Our cafe Brew opens on Saturday. Fresh coffee, cinnamon buns and breakfast until 2 pm. The first hundred espressos are on the house.',
    'Nous ouvrons samedi notre café à Lyon. Café frais, brioches et petit déjeuner. Les cent premiers espressos sont offerts.',
    'Abrimos el sábado nuestra cafetería en Madrid. Café fresco, bollos y desayuno. Los primeros cien cafés son gratis.',
    'Abrimos no sábado nosso café em Lisboa. Café fresco, bolos e lanches. Os primeiros cem cafés são grátis.',
    'نفتتح مقهانا يوم السبت في عمّان. قهوة طازجة وكعك. أول مئة فنجان قهوة مجانية.',
    '土曜日にカフェをオープンします。焼きたてのパン。先着100名様にコーヒーを無料でプレゼント。',
  ])('%s: is said in its own words, in every style', (brief) => {
    const [offer = ''] = readOffers(brief);
    for (const { id } of library.recipes.flatMap(({ families }) => families)) {
      const video = plan(brief, { brand: null, familyId: id });
      const texts = video.scenes.flatMap((scene) => Object.values(scene.texts));
      expect(says(texts, offer), `${id}: ${texts.join(' | ')}`).toBe(true);
    }
  });
});

describe('a scene that is added', () => {
  const brief = 'We open our cafe Brew on Saturday.';
  /** All scenes of a market stall are prices. */
  const STALL = 151;
  const ROOMY = library.recipes.flatMap(({ families }) => families.map(({ id }) => id)).filter((id) => id !== STALL);

  test.each([
    'our opening hours Mon-Fri 7-18',
    'unsere Öffnungszeiten Mo-Fr 7-18 Uhr',
    'free delivery',
    'Nos horaires : lun-ven 7h-18h',
    '営業時間 月〜金 7時〜18時',
  ])('%s: says it in every style', (text) => {
    for (const id of ROOMY) {
      const scene = planAddedScene(brief, library, { brand: null, familyId: id, text, present: [] });
      expect(scene && says(Object.values(scene.texts), text), `${id}: ${JSON.stringify(scene)}`).toBe(true);
    }
  });

  test('has none for a text that no scene has room for', () => {
    const text = Array.from({ length: 90 }, (_, index) => `word${index}`).join(' ');
    expect(planAddedScene(brief, library, { brand: null, familyId: 11, text, present: [] })).toBeNull();
    const short = 'free delivery';
    expect(planAddedScene(brief, library, { brand: null, familyId: STALL, text: short, present: [] })).toBeNull();
  });
});

describe('tags', () => {
  const brief = 'A video about our garden furniture.';
  test('of a goal choose its recipe', () => {
    expect(recipeSlug(plan(brief, { brand: null, tags: ['hire'] }))).toBe('we-are-hiring');
    expect(recipeSlug(plan(brief, { brand: null, tags: ['give-tips'] }))).toMatch(/tips|step/);
  });

  test('of a mood choose a style and music of it', () => {
    const calm = plan(brief, { brand: null, tags: ['calm'] });
    const bold = plan(brief, { brand: null, tags: ['bold'] });
    expect([calm.moods, bold.moods]).toEqual([['calm'], ['bold']]);
    expect(calm.familyId).not.toBe(bold.familyId);
  });

  test('are never said', () => {
    expect(words(plan(brief, { brand: null, tags: ['seasonal-sale', 'warm'] }))).not.toMatch(/seasonal-sale/);
  });
});

describe('the language that a brief asks for', () => {
  test('is that of the sentences in between, and is not said', () => {
    const said = words(plan('Our lamp Halo lasts 48 hours. In German'));
    expect(said).toMatch(/entdecken/);
    expect(said).not.toMatch(/german/);
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
    expect(planVideo('bakery', { recipes: [], musicKits: [], topics: [], pictures: [] }, NO_BRAND)).toBeNull();
  });
});
