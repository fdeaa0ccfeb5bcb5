// @vitest-environment node
/**
 * A class is styled by one component, in the sheets of its folder, and used by that folder alone. What several components share
 * has a folder with a sheet of its own (`docs/decisions/style-sheets.md`).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parsedFiles } from '../source-files';
import { classesIn, componentOf, sheetsOfClasses, subjectsOf } from './style-classes';
import { parseSheet, styleSheets } from './style-sheets';

const FOLDERS = ['elements', 'host-app', 'survey-widget'];

/** Folders of `elements/react` whose classes other components may use, each with what they share. */
const SHARED: Readonly<Record<string, string>> = {
  'account/account-screen': 'the frame, the forms, the lists and the states of the pages of an account',
  'agency/agency-screen': 'the frame of the pages of an agency',
  'controls/badge': 'a word on a picture',
  'controls/button': 'links that look like buttons',
  'controls/card': 'the grid of cards, the words and the action of a card',
  'controls/choices': 'pictures of which one is chosen',
  'controls/color-field': 'the well and the hex value of a color',
  'controls/dialog': 'the backdrop and the title, also of a drawer',
  'controls/field': 'labels, inputs and their errors',
  'controls/filter-bar': 'chips and the search above a list',
  'foundation/styles': 'the root, layers over the page, lists, words for screen readers alone',
  'controls/kit-row': 'rows of music',
  'account/invitations': 'the form and the list of invitations',
  'library/library-page': 'the page of a recipe and of a template',
  'controls/page-head': 'the frame and the titles of a screen',
  'controls/panel': "parts of an operator's screen",
  'controls/reading': 'the frame of texts that people read: articles, tutorials, lessons',
  'account/sign-in': 'the column of the forms before login',
  'editor/scene-form': 'the form in a panel of the editor',
  'controls/segments': 'buttons of which one is chosen',
  'editor/project-preview': 'the frame of a video that plays in a page',
  'editor/share-dialog': 'the list of comments, also on the page of a shared video',
  'controls/slider': 'a range with its value',
  'controls/source-list': 'sources of reviews and products, the form that adds them and what was understood',
  'controls/status': 'the state of an export',
  'surveys/survey-row': 'rows of surveys and actions',
  'controls/table': 'tables of figures',
  'controls/thumbnail': 'the frame of a picture that something else draws',
  'controls/transport': 'the bar below a picture that does not move',
};

const homes = sheetsOfClasses(styleSheets(FOLDERS));
const componentsOf = (name: string) => new Set([...(homes.get(name) ?? [])].map(componentOf));
const isShared = (component: string) => component.replace('elements/react/', '') in SHARED;

describe('style sheets', () => {
  test('style no class of another component', () => {
    const several = [...homes.keys()].filter((name) => componentsOf(name).size > 1);
    expect(several.map((name) => `${name}: ${[...(homes.get(name) ?? [])].join(', ')}`)).toEqual([]);
  });

  test('belong to the components that use their classes, or to a shared folder', () => {
    const strangers = parsedFiles(FOLDERS).flatMap(({ name, source }) =>
      [...classesIn(source)]
        .filter((used) => {
          const components = [...componentsOf(used)];
          return components.length > 0 && !components.includes(componentOf(name)) && !components.some(isShared);
        })
        .map((used) => `${name}: ${used}`),
    );
    expect(strangers).toEqual([]);
  });

  test('of a shared folder are there', () => {
    const missing = Object.keys(SHARED).filter((folder) => !existsSync(path.join('elements/react', folder)));
    expect(missing).toEqual([]);
  });
});

describe('what a selector styles', () => {
  test.each([
    ['.sr-a', 'sr-a'],
    ['.sr-a .sr-b', 'sr-b'],
    ['.sr-a > button svg', 'sr-a'],
    ['.sr-a:not(.sr-b)', 'sr-a'],
    ['.sr-a:has(> .sr-b):hover', 'sr-a'],
    ['.sr-root .sr-a > :is(a, button)', 'sr-a'],
    ['.sr-a :is(.sr-b, .sr-c)', 'sr-b sr-c'],
    [':root', ''],
  ])('%s: %s', (selector, classes) => {
    expect(subjectsOf(selector).join(' ')).toBe(classes);
  });

  test('is found in a sheet and in code', () => {
    const sheet = parseSheet(
      'a.css',
      '@media print { .sr-a .sr-b, .sr-c { color: red; } } @keyframes x { from { top: 0; } }',
    );
    expect([...sheetsOfClasses([sheet]).keys()]).toEqual(['sr-b', 'sr-c']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be parsed
    const code = "const a = <p className='sr-a sr-b--on' />; const b = `sr-c sr-d--${a}`; query('.sr-e');";
    expect([...classesIn(parse('a.tsx', code))]).toEqual(['sr-a', 'sr-b--on', 'sr-c']);
  });
});
