import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '../../../sdk/base/error-catalogue';
import { LANGUAGE_CODES, languageFor } from '../../../sdk/i18n/language-codes';
import { loadLanguage } from '../../../sdk/i18n/load-language';
import type { Message } from '../../../sdk/i18n/message';
import { mailWords, replyWords, SURVEY_PAGE_WORDS } from '../../../sdk/i18n/server-words';
import { english as widgetWords } from '../../../survey-widget/words/english';
import { englishFiles } from '../../../survey-widget/words/english-files';
import { loadWords } from '../../../survey-widget/words/language';
import { catalogues, type Words } from './catalogues';

const errors = Object.fromEntries(
  Object.entries(errorCatalogue).map(([code, { message }]) => [`error.${code}`, message]),
);

/** An error without words of its own shows the server’s. */
const source: Words = { ...catalogues.en, ...errors };

const translated = LANGUAGE_CODES.filter((code) => code !== 'en');

/** Names that no language translates. */
const NAMES =
  /\b(Spotreel|Google|Facebook|Twitter|Trustpilot|Lottie|After Effects|Blender|Stripe|Pexels|Pixabay|Shopify|WooCommerce|Zapier|Slack|API|CSV|DNS|HTML|JPEG|JSON|MP3|MP4|NPS|PIN|PNG|SRT|SVG|URL|VTT|WAV|WebP|ZIP|WhatsApp|LinkedIn|JWT|AA|Ctrl|Esc|Alt|Shift|MB|GB|px|bpm)\b/g;

const byForm = (message: Message) => (typeof message === 'string' ? { other: message } : message);
const placesOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/** Plural forms of a language that whole numbers up to a thousand need. */
function pluralForms(code: string): string[] {
  const rules = new Intl.PluralRules(code);
  return [...new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)))].sort();
}

/** What is wrong with a translation, by key. `same`: English texts that the language has too. */
function problems(code: string, catalogue: Words, english: Words, same: readonly string[] = []): string[] {
  return Object.entries(english).flatMap(([key, message]) => {
    const own = catalogue[key];
    if (own === undefined) return [`${key} is missing`];
    const leftover = isLeftover(own, message, same) ? ['is still English'] : [];
    return [...placeProblems(own, message), ...formProblems(code, own, message), ...leftover].map(
      (problem) => `${key} ${problem}: ${JSON.stringify(own)}`,
    );
  });
}

/** A form has the places of the same form in English; all but that for most numbers may write the number out: “one scene”. */
function placeProblems(own: Message, message: Message): string[] {
  const source: Readonly<Record<string, string>> = byForm(message);
  return Object.entries(byForm(own)).flatMap(([form, text]) => {
    if (text.trim() === '') return [`is empty in the form ${form}`];
    const [found, wanted] = [text, source[form] ?? source.other ?? ''].map((written) =>
      placesOf(written).filter((place) => form === 'other' || place !== '{count}'),
    );
    return found?.join() === wanted?.join() ? [] : [`needs the places ${wanted?.join(' ')} in the form ${form}`];
  });
}

function formProblems(code: string, own: Message, message: Message): string[] {
  const isPlural = typeof message !== 'string' || typeof own !== 'string';
  const missing = isPlural ? pluralForms(code).filter((form) => !(form in byForm(own))) : [];
  return missing.length > 0 ? [`needs the forms ${missing.join(', ')}`] : [];
}

/** Words that were left as they are in English. */
function isLeftover(own: Message, message: Message, same: readonly string[]): boolean {
  const english = Object.values(byForm(message)).filter((text) => !same.includes(text));
  return Object.values(byForm(own)).some(
    (text) => english.includes(text) && /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '').replace(NAMES, '')),
  );
}

describe('the languages', () => {
  test.each([
    ['de-AT', 'de'],
    ['DE_ch', 'de'],
    ['en-GB', 'en'],
    ['xx', undefined],
    ['', undefined],
    ['deutsch', undefined],
  ])('%s is spoken in %s', (locale, code) => {
    expect(languageFor(locale)).toBe(code);
  });
});

describe.each(translated)('%s', (code) => {
  test('is complete', async () => {
    const { sameAsEnglish } = await import(`./same-as-english/${code}.ts`);
    expect(problems(code, catalogues[code], source, sameAsEnglish).join('\n')).toBe('');
    expect(Object.keys(catalogues[code]).filter((key) => !(key in source))).toEqual([]);
  });

  test('speaks on screens, in emails, in the assistant’s answers and on survey pages', async () => {
    const find = await loadLanguage(`${code}-XX`);
    const said = {
      screen: find?.('editor.undo', undefined),
      mail: mailWords(code),
      reply: replyWords(code),
      page: SURVEY_PAGE_WORDS[code]?.title,
    };
    expect(said).toMatchObject({
      screen: catalogues[code]['editor.undo'],
      mail: { language: code, words: { 'loginCode.subject': catalogues[code]['mail.loginCode.subject'] } },
      reply: { language: code, words: { notUnderstood: catalogues[code]['reply.notUnderstood'] } },
      page: catalogues[code]['surveyPage.title'],
    });
  });

  test('in the survey widget', async () => {
    const { language, say } = await loadWords(code);
    expect(language).toBe(code);
    const texts = [...Object.values(widgetWords), ...Object.values(englishFiles)];
    const said = Object.fromEntries(texts.map((text) => [text, say(text)]));
    const { sameAsEnglish } = await import(`./same-as-english/${code}.ts`);
    expect(problems(code, said, Object.fromEntries(texts.map((text) => [text, text])), sameAsEnglish)).toEqual([]);
  });
});

describe('the checks', () => {
  const texts = {
    'x.count': { one: '{count} scene', other: '{count} scenes of {name}' },
    'x.text': 'Two words {name}',
  };

  test.each([
    [{ 'x.count': { one: 'eine Szene', other: '{count} Szenen von {name}' }, 'x.text': 'Zwei {name}' }, ''],
    [{ 'x.count': { other: '{count} Szenen von {name}' }, 'x.text': 'Zwei {name}' }, 'needs the forms one'],
    [{ 'x.count': '{count} Szenen von {name}', 'x.text': 'Zwei {name}' }, 'needs the forms one'],
    [
      { 'x.count': { one: 'eine', other: 'Szenen von {name}' }, 'x.text': 'Zwei {name}' },
      'needs the places {count} {name}',
    ],
    [{ 'x.count': { one: 'eine', other: '{count} von {name}' }, 'x.text': 'Zwei' }, 'needs the places {name}'],
    [{ 'x.count': { one: 'eine', other: '{count} von {name}' }, 'x.text': 'Two words {name}' }, 'still English'],
    [{ 'x.text': 'Zwei {name}' }, 'x.count is missing'],
  ])('%j: %s', (catalogue, problem) => {
    const found = problems('de', catalogue as Words, texts).join('\n');
    if (problem) expect(found).toContain(problem);
    else expect(found).toBe('');
  });

  test('know the plural forms of a language', () => {
    expect(pluralForms('ar')).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']);
    expect(pluralForms('fr')).toEqual(['one', 'other']);
    expect(pluralForms('ja')).toEqual(['other']);
  });
});
