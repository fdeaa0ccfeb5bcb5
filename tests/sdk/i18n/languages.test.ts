import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '../../../sdk/base/error-catalogue';
import { accountMessages } from '../../../sdk/i18n/account/account-messages';
import { agencyMessages } from '../../../sdk/i18n/agency/agency-messages';
import { replyWords } from '../../../sdk/i18n/assistant-replies/reply-words';
import { editorAreaMessages } from '../../../sdk/i18n/editor/editor-area-messages';
import { english } from '../../../sdk/i18n/english';
import { helpMessages } from '../../../sdk/i18n/help/help-messages';
import type { MessageChapter } from '../../../sdk/i18n/language';
import { LANGUAGE_CODES, languageFor } from '../../../sdk/i18n/language-codes';
import { chaptersOf } from '../../../sdk/i18n/languages/load-language';
import { mailWords } from '../../../sdk/i18n/mails/mail-words';
import type { Message } from '../../../sdk/i18n/message';
import { operatorMessages } from '../../../sdk/i18n/operator/operator-messages';
import { partMessages } from '../../../sdk/i18n/parts/part-messages';
import { supportMessages } from '../../../sdk/i18n/support/support-messages';
import { SURVEY_PAGE_WORDS } from '../../../sdk/i18n/survey-page/survey-page-words';
import { english as widgetWords } from '../../../survey-widget/words/english';
import { englishFiles } from '../../../survey-widget/words/english-files';
import { loadWords } from '../../../survey-widget/words/language';

type Catalogue = Readonly<Record<string, Message>>;

const errors = Object.fromEntries(
  Object.entries(errorCatalogue).map(([code, { message }]) => [`error.${code}`, message]),
);

/** The English of each chapter. */
const ENGLISH: Readonly<Record<MessageChapter, Catalogue>> = {
  start: { ...english, ...editorAreaMessages },
  parts: { ...partMessages, ...errors },
  account: accountMessages,
  agency: agencyMessages,
  help: helpMessages,
  operator: operatorMessages,
  support: supportMessages,
};

const folder = fileURLToPath(new URL('../../../sdk/i18n/languages', import.meta.url));
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
function problems(code: string, catalogue: Catalogue, source: Catalogue, same: readonly string[] = []): string[] {
  return Object.entries(source).flatMap(([key, message]) => {
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
  test('are those that have a folder', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...translated].sort());
  });

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

describe.each(translated)('%s is complete', (code) => {
  const chapters = Object.keys(ENGLISH) as MessageChapter[];
  const allKeys = new Set(Object.values(ENGLISH).flatMap((catalogue) => Object.keys(catalogue)));

  test.each(chapters)('in the chapter %s', async (chapter) => {
    const { messages } = await chaptersOf(code)[chapter]();
    // charts are of several pages: their words come with the parts
    const { messages: parts } = await chaptersOf(code).parts();
    const { sameAsEnglish } = await import(`./same-as-english/${code}.ts`);
    expect(problems(code, { ...parts, ...messages } as Catalogue, ENGLISH[chapter], sameAsEnglish).join('\n')).toBe('');
    expect(Object.keys(messages).filter((key) => !allKeys.has(key))).toEqual([]);
  });

  test('in emails', () => {
    const { language, words } = mailWords(code);
    expect(language).toBe(code);
    expect(problems(code, words, mailWords('en').words)).toEqual([]);
  });

  test('in the answers of the assistant', async () => {
    const { language, words } = replyWords(code);
    const { sameAsEnglish } = await import(`./same-as-english/${code}.ts`);
    expect(language).toBe(code);
    expect(problems(code, words, replyWords('en').words, sameAsEnglish)).toEqual([]);
  });

  test('on survey pages', async () => {
    const { [code]: words, en } = SURVEY_PAGE_WORDS;
    const { sameAsEnglish } = await import(`./same-as-english/${code}.ts`);
    expect(problems(code, words ?? {}, en, sameAsEnglish)).toEqual([]);
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
  const source = {
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
    const found = problems('de', catalogue as Catalogue, source).join('\n');
    if (problem) expect(found).toContain(problem);
    else expect(found).toBe('');
  });

  test('know the plural forms of a language', () => {
    expect(pluralForms('ar')).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']);
    expect(pluralForms('fr')).toEqual(['one', 'other']);
    expect(pluralForms('ja')).toEqual(['other']);
  });
});
