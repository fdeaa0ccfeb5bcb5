import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of `elements/react` that are no component, each with the reason. */
const NO_COMPONENT: Readonly<Record<string, string>> = {
  'editor/editor-context': 'contexts of the editor',
  'foundation/page': 'contexts of the page',
  'foundation/text': 'the words and what writes them',
  'embed/provider': 'what is around all components',
  'controls/lazy-part': 'a part that is loaded later',
  'support/learning': 'pages of tutorials and of the university, each with stories of its own',
  'library/card-parts': 'marks on the cards of the library, which have stories',
  'library/library-page': 'parts of the recipe view and of the template view, which have stories',
};

const storyFiles = readdirSync(path.join(root, 'stories'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.stories.tsx') && !file.includes('node_modules'),
);
const stories = new Set(storyFiles.map((file) => path.basename(file, '.stories.tsx')));

/** Folders with a component; one with a style sheet alone has what several of them share. */
const folders = foldersIn('elements/react')
  .flatMap((area) => foldersIn(`elements/react/${area}`).map((name) => `${area}/${name}`))
  .filter((name) => readdirSync(path.join(root, 'elements/react', name)).some((file) => file.endsWith('.tsx')));

function foldersIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** What a component may look like, with the names of stories that show it. */
const STATES: Readonly<Record<string, RegExp>> = {
  loading: /^(Loading|Painting|Busy|Uploading|Running)$/,
  empty: /^(Empty\w*|No[A-Z]\w*|Nothing\w*|Without\w+|Silence|Missing)$/,
  error:
    /^(\w*Failed|\w*Refused|NotFound|Invalid|Unreachable|NotAColor|Danger|ServerError|HardToRead|LowContrast|FaintText)$/,
  long: /^LongWords$/,
  rtl: /^RightToLeft$/,
  dark: /^Dark$/,
  phone: /^(OnAPhone|LongWords)$/, // long words are shown on a phone
};

/** The states that a story file neither shows nor declares as `parameters.without` of its meta, or declares although it shows them. */
function wrongStates(file: string): string[] {
  const source = readFileSync(path.join(root, 'stories', file), 'utf8');
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const declared = /without: \{\s*states: '([^']*)',\s*why:\s*'[^']{10,}'/.exec(source)?.[1]?.split(', ') ?? [];
  const isShown = (state: string) => names.some((name) => STATES[state]?.test(name));
  const missing = Object.keys(STATES).filter((state) => !isShown(state) && !declared.includes(state));
  const needless = declared.filter((state) => !(state in STATES) || isShown(state));
  return [...missing.map((state) => `${file} lacks ${state}`), ...needless.map((state) => `${file} has ${state}`)];
}

describe('stories', () => {
  test('every state of a component has a story, or a reason beside the meta why it has none', () => {
    expect(storyFiles.flatMap(wrongStates)).toEqual([]);
  });

  test('no story is an object that others share: Storybook writes into it', () => {
    const shared = storyFiles.filter((file) =>
      /^export const \w+: Story = [A-Z_]+;/m.test(readFileSync(path.join(root, 'stories', file), 'utf8')),
    );
    expect(shared).toEqual([]);
  });

  test('every component folder has a story file of its name', () => {
    const missing = folders.filter((folder) => !stories.has(path.basename(folder)) && !(folder in NO_COMPONENT));
    expect(missing).toEqual([]);
  });

  test('every custom element has a story file of its tag', () => {
    const manifest = readFileSync(path.join(root, 'elements/custom-elements.json'), 'utf8');
    const tags = [...manifest.matchAll(/"tagName": "([\w-]+)"/g)].map(([, tag]) => tag);
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.filter((tag) => !stories.has(`${tag}-element`))).toEqual([]);
  });

  test('a folder that is excused is there, and has no story after all', () => {
    for (const folder of Object.keys(NO_COMPONENT)) {
      expect(existsSync(path.join(root, 'elements/react', folder))).toBe(true);
      expect(stories.has(path.basename(folder))).toBe(false);
    }
  });
});
