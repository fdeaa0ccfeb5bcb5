import { describe, expect, it } from 'vitest';
import { languageOfText, languageOfTexts } from '../../../../../sdk/scene/text/language/text-language';

describe('the language of a text', () => {
  it.each([
    ['Μάιος', 'el'],
    ['Bugün İndirim', 'tr'],
    ['Endirim bu gün başlayır, hər kəs üçün', 'az'],
    ['春のコーヒー', 'ja'],
    ['我们的门', 'zh'],
    ['새로운', 'ko'],
    ['مرحبا', 'ar'],
    ['Sale', undefined],
    ['50 % 🎉', undefined],
  ])('is known from its letters: %s', (text, language) => {
    expect(languageOfText(text, [])).toBe(language);
  });

  it('is what was stated where it is written in that script', () => {
    expect(languageOfText('indirim', ['tr'])).toBe('tr');
    expect(languageOfText('骨', ['ja'])).toBe('ja');
    expect(languageOfText('中文', ['zh-Hant'])).toBe('zh-Hant');
    expect(languageOfText('سلام', ['en', 'fa'])).toBe('fa');
  });

  it('differs from what was stated where the script does', () => {
    expect(languageOfText('Μάιος', ['tr'])).toBe('el');
    expect(languageOfText('骨の', ['zh'])).toBe('ja');
    expect(languageOfText('مرحبا', ['not a tag', 'de'])).toBe('ar');
  });

  it('is known from the other texts of the video', () => {
    expect(languageOfTexts(['直角骨海', '春のコーヒー'])).toBe('ja');
    expect(languageOfTexts(['indirim', 'bugün başlıyor'])).toBe('tr');
    expect(languageOfTexts(['Sale', 'Now'])).toBeUndefined();
  });
});
