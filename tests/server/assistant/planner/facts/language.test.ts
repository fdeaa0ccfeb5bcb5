import { expect, test } from 'vitest';
import { detectLanguage, spokenLanguage } from '../../../../../server/assistant/planner/facts/language';

test.each([
  ['We open our cafe on Saturday', 'en'],
  ['Wir eröffnen am Samstag unser Café', 'de'],
  ['Nous ouvrons notre café samedi', 'fr'],
  ['Abrimos nuestra cafetería el sábado', 'es'],
  ['Abrimos nossa padaria no sábado', 'pt'],
  ['نفتتح مقهانا يوم السبت', 'ar'],
  ['土曜日にカフェを開店します', 'ja'],
  ['新商品発売', 'ja'],
  ['Abrimos nuestro local con iPhone 17 y MacBook', 'es'],
  ['🎉', 'en'],
])('%s: %s', (brief, language) => {
  expect(spokenLanguage(brief)).toBe(language);
  expect(detectLanguage(brief)).toBe(language);
});

test.each([
  ['Abrimos el sábado nuestra cafetería. En inglés', 'en'],
  ['We open on Saturday, in Spanish please', 'es'],
  ['Wir eröffnen am Samstag, auf Japanisch', 'ja'],
  ['We open on Saturday, in Italian', 'en'],
])('%s: what a brief asks for comes first', (brief, language) => {
  expect(detectLanguage(brief)).toBe(language);
});
