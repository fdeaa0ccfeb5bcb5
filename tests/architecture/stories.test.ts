import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of `elements/react` that are no component, each with the reason. */
const NO_COMPONENT: Readonly<Record<string, string>> = {
  foundation: 'hooks, contexts and style sheets',
  'library-page': 'parts of the recipe view and of the template view, which have stories',
};

const stories = new Set(
  readdirSync(path.join(root, 'stories'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx') && !file.includes('node_modules'))
    .map((file) => path.basename(file, '.stories.tsx')),
);

/** Folders with a component; one with a style sheet alone has what several of them share. */
const folders = readdirSync(path.join(root, 'elements/react'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(path.join(root, 'elements/react', name)).some((file) => file.endsWith('.tsx')));

describe('stories', () => {
  test('every component folder has a story file of its name', () => {
    const missing = folders.filter((folder) => !stories.has(folder) && !(folder in NO_COMPONENT));
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
      expect(stories.has(folder)).toBe(false);
    }
  });
});
