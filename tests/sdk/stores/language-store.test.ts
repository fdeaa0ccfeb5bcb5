import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageStore } from '../../../sdk/stores/language-store';

vi.mock('../../../sdk/i18n/load-language', { spy: true });
const { loadLanguage } = await import('../../../sdk/i18n/load-language');

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(loadLanguage).mockClear();
});
afterEach(() => vi.useRealTimers());

/** Lets what is being loaded arrive. */
const loaded = () => vi.dynamicImportSettled();

test.each([undefined, 'en', 'en-GB', 'en_us'])('%s is there at once, and loads nothing', async (locale) => {
  const language = new LanguageStore({}, locale);
  expect(language.$translator.get()?.('editor.undo')).toBe('Undo');
  await loaded();
  expect(loadLanguage).not.toHaveBeenCalled();
});

test('another language is shown once it is loaded; its formats are those of the region', async () => {
  const language = new LanguageStore({}, 'de-AT');
  expect(language.$translator.get()).toBeUndefined();
  expect(language.wanted).toBe('de-AT');
  await vi.waitFor(() => expect(language.$translator.get()?.('editor.undo')).toBe('Rückgängig'), 10_000);
  expect(language.t('editor.undo')).toBe('Rückgängig');
  expect(language.t.locale).toBe('de-AT');
  expect(language.t('editor.sceneCount', { count: 1 })).toBe('1 Szene');
});

test('words of the page come before those of the language; what the language lacks stays English', async () => {
  const language = new LanguageStore({ 'editor.undo': 'Zurück' }, 'de');
  await vi.waitFor(() => expect(language.t('editor.redo')).toBe('Wiederholen'), 10_000);
  expect(language.t('editor.undo')).toBe('Zurück');
});

test('a language that does not come in time is English until it comes', async () => {
  let arrive = (_language: Awaited<ReturnType<typeof loadLanguage>>) => {};
  vi.mocked(loadLanguage).mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const language = new LanguageStore({}, 'de');
  await vi.advanceTimersByTimeAsync(4999);
  expect(language.$translator.get()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(language.$translator.get()?.('editor.undo')).toBe('Undo');
  arrive(() => 'spät');
  await vi.advanceTimersByTimeAsync(0);
  expect(language.t('editor.undo')).toBe('spät');
});

test('a language that cannot be loaded is English', async () => {
  vi.mocked(loadLanguage).mockRejectedValueOnce(new Error('offline'));
  const language = new LanguageStore({}, 'de');
  await vi.waitFor(() => expect(language.$translator.get()?.('editor.undo')).toBe('Undo'), 10_000);
});

test('a language that nobody wrote is English with its own formats and direction', async () => {
  const language = new LanguageStore({}, 'he');
  await vi.waitFor(() => expect(language.$translator.get()).toBeDefined(), 10_000);
  expect([language.t('editor.undo'), language.t.locale, language.t.direction]).toEqual(['Undo', 'he', 'rtl']);
});

test('the last choice counts, whatever is loaded last', async () => {
  const language = new LanguageStore({}, 'de');
  language.speak('en');
  await vi.waitFor(() => expect(loadLanguage).toHaveBeenCalledOnce(), 10_000);
  await loaded();
  expect(language.t('editor.undo')).toBe('Undo');
  language.speak('de');
  expect(language.t('editor.undo')).toBe('Undo');
  await vi.waitFor(() => expect(language.t('editor.undo')).toBe('Rückgängig'), 10_000);
});

test('the pseudo-locale marks every text and keeps its places', async () => {
  const language = new LanguageStore({}, 'en-XA');
  await vi.waitFor(() => expect(language.$translator.get()).toBeDefined(), 10_000);
  expect(language.t('editor.characters', { count: 5, max: 20 })).toBe('[5 öf 20~~]');
  expect(language.t('editor.sceneCount', { count: 1 })).toMatch(/^\[1 šçéñé~+\]$/);
});
