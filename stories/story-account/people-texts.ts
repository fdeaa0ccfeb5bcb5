/**
 * Texts of people, in the languages of the toolbar: names of 60 letters and more without a place to break, or Arabic
 * beside Latin. The English name stays at the end, so that a story finds what it waits for.
 */
import type { StoryLocale } from './words';

const LONG = 'Weihnachtsfeiertagsöffnungszeitenübersichtsplanentwurfssammlung ';
const BEFORE: Readonly<{ [Locale in StoryLocale]?: string }> = {
  long: LONG,
  ar: 'قائمة طعام الشتاء: ',
};

/** `LONG_NAME` of props that a story gives itself. */
export const LONG_NAME = LONG.trim();
export const LONG_ACTION = 'Hintergrundbildeinstellungen zurücksetzen';
export const ARABIC_NAME = 'قائمة طعام الشتاء';

/** Keys under which people's words are found in the contract. */
const WRITTEN = new Set(['name', 'headline', 'description']);
/** Things that are found again by their name, or that no person has named: fonts, plans, actions, fields of a scene, sources of stock. */
const FIXED = [
  'files',
  'weights',
  'productType',
  'noCodeConfig',
  'innerReference',
  'audioSamples',
  'defaultMusicKitId',
  'slug',
  'source',
];

/** `value` with people's words in `locale`; a text that has them already is left. */
export function peopleTexts<Value>(value: Value, locale: StoryLocale): Value {
  const before = BEFORE[locale];
  return before === undefined ? value : (written(value, before) as Value);
}

function written(value: unknown, before: string): unknown {
  if (Array.isArray(value)) return value.map((item) => written(item, before));
  if (value === null || typeof value !== 'object') return value;
  const isFixed = FIXED.some((key) => key in value);
  const entries = Object.entries(value).map(([key, inner]) => {
    const isText =
      !isFixed && WRITTEN.has(key) && typeof inner === 'string' && inner !== '' && !inner.startsWith(before);
    return [key, isText ? before + inner : written(inner, before)] as const;
  });
  return Object.fromEntries(entries);
}
