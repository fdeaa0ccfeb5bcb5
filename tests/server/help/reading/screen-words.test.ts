import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../../sdk/i18n/language-codes';
import { screenWords } from '../../../../sdk/i18n/server-words';
import { withScreenWords } from '../../../../server/help/reading/screen-words';

const words = new Map([
  ['library.use', 'Use this recipe'],
  ['odd', 'A * [b](c)'],
]);

test('a key in bold is the text of the screen, and other bold words stay', () => {
  expect(withScreenWords('Select **{library.use}**, then **Esc**. {library.use}', words)).toBe(
    'Select **Use this recipe**, then **Esc**. {library.use}',
  );
  expect(withScreenWords('**{odd} > {library.use}**', words)).toBe('**A \\* \\[b\\](c) > Use this recipe**');
});

test('a key that no screen has is an error that names it', () => {
  expect(() => withScreenWords('**{library.gone}**', words)).toThrow('library.gone');
});

describe('help that comes with the server', () => {
  const content = path.resolve('server/help/content');
  const all = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  const isTranslation = (file: string) => LANGUAGE_CODES.some((code) => file.startsWith(`${code}${path.sep}`));
  const files = all.filter((file) => !isTranslation(file));
  const textOf = (file: string) => readFileSync(path.join(content, file), 'utf8');

  // a word that is written out would stay when its screen changes
  test.each(files)(
    '%s writes words of screens as keys; only keys of a keyboard and file formats are written out',
    (file) => {
      const bold = [...textOf(file).matchAll(/\*\*([^*\n]+)\*\*/g)].flatMap(([, inside = '']) => inside.split(' > '));
      expect(bold.filter((word) => !/^\{[\w.]+\}$/.test(word) && !KEYBOARD.test(word))).toEqual([]);
    },
  );

  test.each(LANGUAGE_CODES)('every key has a text in %s', async (code) => {
    const screen = screenWords(code);
    for (const file of all) expect(() => withScreenWords(textOf(file), screen), file).not.toThrow();
  });
});

/** Keys and formats have the same names in each language. */
const KEYBOARD = /^(?:(?:Ctrl|Alt|Shift)\+)?(?:[A-Z?↑↓←→]|Esc|Enter|Space|Tab|MP4|WebM|GIF|ProRes 4444|SRT|VTT)$/;
