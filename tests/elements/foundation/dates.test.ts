import { afterEach, expect, test } from 'vitest';
import { dayText, pageLocale } from '../../../elements/react/foundation/dates';

afterEach(() => document.documentElement.removeAttribute('lang'));

test.each([
  ['', 'en'],
  ['de', 'de'],
  ['pt-br', 'pt-BR'],
  // browsers do not know it, and pages have it all the same
  ['en_US', 'en'],
])('a page in %j has dates in %s', (lang, locale) => {
  document.documentElement.lang = lang;
  expect(pageLocale()).toBe(locale);
  expect(dayText('2026-11-22T12:00:00Z')).toContain('2026');
});
