/** Briefs in the languages of the screens: videos quote them, and add sentences in the same language alone. */
import { readFileSync } from 'node:fs';
import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../server/assistant/planner/facts/language';
import { planVideo } from '../../../../server/assistant/planner/plan-video';
import { toPlannerLibrary } from '../../../../server/assistant/planner/to-planner-library';
import { VOICES } from '../../../../server/assistant/planner/voices/voices';

const manifest = JSON.parse(
  readFileSync(new URL('../../../../dist/library/manifest.json', import.meta.url), 'utf8'),
) as LibraryManifest;
const library = toPlannerLibrary(manifest);

function planned(brief: string, language?: Language) {
  const plan = planVideo(brief, library, { brand: null, language });
  const recipe = library.recipes.find(({ id }) => id === plan?.recipeId)?.slug;
  const texts = plan?.scenes.flatMap((scene) => Object.values(scene.texts)) ?? [];
  return { language: plan?.language, name: plan?.name, recipe, texts };
}

/** All sentences of a voice that have no fact in them. */
function sentencesOf(language: Language): Set<string> {
  const { goals, ...others } = VOICES[language];
  const lists = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(lists);
  return new Set(lists([goals, others]).filter((text) => !text.includes('{') && text.length > 5));
}

describe.each([
  [
    'es',
    'Gran inauguración de nuestra cafetería Sol el sábado 7 de junio a las 10 horas en Sevilla. Café gratis para los primeros cien clientes.',
    { name: 'Sol', says: ['Café gratis para los primeros cien clientes'] },
  ],
  [
    'pt',
    '3 dicas para dormir melhor: deixe o quarto fresco, guarde o celular na cozinha, durma sempre no mesmo horário.',
    { name: '3 dicas para dormir melhor', says: ['Deixe o quarto fresco', 'Guarde o celular na cozinha'] },
  ],
  [
    'ar',
    'نبحث عن ممرضة لعيادتنا في الرياض، دوام كامل، 30 يوم إجازة، فريق ودود.',
    { name: 'ممرضة لعيادتنا', says: ['الرياض', 'دوام كامل', 'فريق ودود'] },
  ],
  [
    'ja',
    '春のセール：ガーデン家具が全品30%オフ、日曜日まで。コードはSPRING30。',
    { name: '春のセール', says: ['−30%', 'SPRING30', '日曜日まで'] },
  ],
] as const)('%s', (language, brief, { name, says }) => {
  const video = planned(brief);
  const text = video.texts.join(' | ');

  test('quotes the brief', () => {
    expect(video).toMatchObject({ language, name });
    for (const said of says) expect(text).toContain(said);
  });

  test('adds no sentence of another language', () => {
    const own = sentencesOf(language);
    for (const other of (Object.keys(VOICES) as Language[]).filter((code) => code !== language)) {
      const foreign = [...sentencesOf(other)].filter((sentence) => !own.has(sentence));
      expect(video.texts.filter((said) => foreign.includes(said))).toEqual([]);
    }
  });
});

test.each([
  ['Buscamos una enfermera para nuestra clínica en Valencia, jornada completa.', 'we-are-hiring'],
  ['Liquidação de verão: 40% de desconto em toda a loja até domingo.', 'seasonal-sale'],
  ['افتتاح مقهى الشمس يوم السبت 7 يونيو في دبي، قهوة وحلويات', 'food-and-drink'],
  ['よく眠るための3つのコツ：寝室を涼しくする、スマホを台所に置く。', 'handy-tips'],
  ['夏祭りの動画を作ってください。6月14日20時から港ホールで開催。', 'event-night'],
])('%s: %s', (brief, recipe) => {
  expect(planned(brief).recipe).toBe(recipe);
});

test('the language can be chosen: quotes stay, sentences change', () => {
  const brief = 'We are hiring a nurse for our practice in Leeds, full-time, with free parking.';
  const video = planned(brief, 'ja');
  expect(video.language).toBe('ja');
  expect(video.texts).toContain(VOICES.ja.goals.hire?.invitation[0]);
  expect(video.texts.join(' ')).toContain('Nurse');
});

test('each voice has all goals, and badges that fit', () => {
  for (const voice of Object.values(VOICES)) {
    expect(Object.keys(voice.goals)).toEqual(Object.keys(VOICES.en.goals));
    const badges = Object.values(voice.goals).flatMap(({ badge }) => badge.filter((text) => !text.includes('{')));
    expect(badges.filter((text) => text.length > 12)).toEqual([]);
  }
});
