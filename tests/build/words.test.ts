import { rollup } from 'rollup';
import { describe, expect, test } from 'vitest';
import { compileCatalogue, compileMessage } from '../../build/words/catalogue.mjs';
import { chunkWords } from '../../build/words/chunk-words.mjs';
import { namedKeys } from '../../build/words/named-keys.mjs';

describe('a message', () => {
  test.each([
    ['Undo', 'Undo'],
    ['Made by {name}, <b>today</b> # 1', 'Made by {name}, <b>today</b> # 1'],
    ["We'll see", "We'll see"],
    ['{count, plural, one {{count} view} other {{count} views}}', { one: '{count} view', other: '{count} views' }],
    [
      'All {count, plural, one {view} other {views}} of {name}',
      { one: 'All view of {name}', other: 'All views of {name}' },
    ],
  ])('%s', (text, compiled) => {
    expect(compileMessage(text)).toEqual(compiled);
  });

  test.each([
    '{count, plural, =0 {none} other {some}}',
    '{scenes, plural, one {a scene} other {scenes}}',
    '{when, date, short}',
    '{kind, select, a {A} other {B}}',
    'an open {place',
  ])('%s is refused, with its key', (text) => {
    expect(() => compileCatalogue(JSON.stringify({ 'a.b': text }))).toThrow(/^a\.b: /);
  });
});

test('code names keys as texts, and by what they have in common', () => {
  const keys = ['role.admin', 'role.member', 'roles.title', 'step.oneText', 'step.one', 'tag.give-tips'];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read
  const code = "t('roles.title'); t(`role.${role}`); t(`step.${name}Text`); const other = 'tag.give-tips.more';";
  expect([...namedKeys(code, keys)].sort()).toEqual(['role.admin', 'role.member', 'roles.title', 'step.oneText']);
});

/** Bundles modules, and answers the English words that each file brings. */
async function wordsOf(modules: Readonly<Record<string, string>>): Promise<Record<string, string[]>> {
  const bundle = await rollup({
    input: 'main',
    plugins: [
      { name: 'modules', resolveId: (id) => id.replace('./', ''), load: (id) => modules[id] ?? null },
      chunkWords(),
    ],
  });
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: '[name].js' });
  return Object.fromEntries(
    output.flatMap((file) =>
      file.type === 'chunk'
        ? [[file.name, [...file.code.matchAll(/"([a-z]\w+\.\w+)":/g)].map(([, key]) => key ?? '')]]
        : [],
    ),
  );
}

test('each file brings the words that it names, but for those that its imports bring', async () => {
  const words = await wordsOf({
    main: "import { t } from './t'; t('editor.undo'); import('./late'); import('./later');",
    t: 'export const t = (key) => globalThis.say(key);',
    late: "import { t } from './t'; import { shared } from './shared'; shared(); t('editor.redo'); t('editor.undo');",
    later: "import { shared } from './shared'; shared(); globalThis.label = 'share.title';",
    shared: "import { t } from './t'; export const shared = () => t('share.copy');",
  });
  expect(words).toEqual({
    main: ['editor.undo'],
    late: ['editor.redo'],
    later: ['share.title'],
    shared: ['share.copy'],
  });
});

test('words are there before the code of their file runs, after its directives', async () => {
  const bundle = await rollup({
    input: 'main',
    plugins: [
      { name: 'modules', resolveId: (id) => id, load: () => "'use client';\nexport const words = 'share.title';" },
      chunkWords({ isAlone: true }),
    ],
    onwarn: () => {},
  });
  const { output } = await bundle.generate({ format: 'es', banner: "'use client';" });
  expect(output[0].code).toMatch(/^'use client';\s*Object\.assign\(.*\{"share\.title":"Share video"\}\);/);
});
