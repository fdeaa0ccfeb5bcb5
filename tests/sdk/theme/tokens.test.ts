// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { TOKENS } from '../../../sdk/theme';
import { styleSheets } from '../../architecture/styles/style-sheets';
import { declaredIn } from './theme-sheets';

const all = styleSheets(['sdk', 'elements', 'survey-widget', 'host-app']);
const palette = declaredIn('palette.css');
const scales = declaredIn('scales.css');
const roles = declaredIn('tokens.css');

test('the typed names are those of the style sheets', () => {
  expect(Object.keys(TOKENS).sort()).toEqual([...roles.keys(), ...scales.keys()].sort());
});

describe('two tiers', () => {
  test('the palette is private, and has nothing but colors', () => {
    expect([...palette.keys()].filter((name) => !name.startsWith('--sr-'))).toEqual([]);
    expect([...palette].filter(([, value]) => !/^(#[\da-f]{6}([\da-f]{2})?|rgb\([\d /.]+\))$/.test(value))).toEqual([]);
  });

  test('no two names of the palette are one color', () => {
    expect([...palette.values()].length).toBe(new Set(palette.values()).size);
  });

  test('a role is made of colors of the palette', () => {
    const own = (value: string) => value.replace(/var\(--sr-[\w-]+\)|light-dark|transparent|\b\d+(px)?\b|[(),\s]/g, '');
    expect([...roles].filter(([, value]) => own(value) !== '')).toEqual([]);
  });

  test('every color of the palette is used, and only where a root gets its colors', () => {
    const names = (text: string) => [...text.matchAll(/var\((--sr-[\w-]+)/g)].map(([, name = '']) => name);
    const users = all.filter(({ text }) => names(text).some((name) => palette.has(name)));
    expect(users.map(({ name }) => name).sort()).toEqual([
      'host-app/public/page.css',
      'sdk/theme/tokens.css',
      'survey-widget/page/page.css',
      'survey-widget/ui/questions/scale.css',
      'survey-widget/ui/window/survey-window.css',
    ]);
    const used = new Set(users.flatMap(({ text }) => names(text)));
    expect([...palette.keys()].filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('dark', () => {
  test('no style sheet asks which theme it is', () => {
    const asking = /prefers-color-scheme|data-theme|\[theme/;
    expect(all.filter(({ text }) => asking.test(text)).map(({ name }) => name)).toEqual(['sdk/theme/color-scheme.css']);
  });

  test('a role has its light and its dark value in one place', () => {
    const declared = all
      .flatMap(({ rules }) => rules)
      .flatMap(({ declarations }) => declarations.map(([property]) => property));
    const count = (role: string) => declared.filter((property) => property === role).length;
    expect([...roles.keys()].filter((role) => count(role) !== 1)).toEqual([]);
  });
});
