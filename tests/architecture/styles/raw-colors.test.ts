// @vitest-environment node
/** Colors of the interface are in the palette alone (`docs/decisions/design-tokens.md`). */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { lineOf, nodesOf, parse, parsedFiles } from '../source-files';
import { parseSheet, type StyleSheet, styleSheets } from './style-sheets';

const FOLDERS = ['sdk', 'elements', 'host-app', 'survey-widget'];
const PALETTE = 'sdk/theme/palette.css';

/** Code with colors that are data, not looks of the interface. */
const DATA: Readonly<Record<string, string>> = {
  'elements/react/editor/background-form/background-form.tsx': 'a color that people choose for a scene',
  'elements/react/library/brand-form/fresh-color.ts': 'the colors that a new color of a brand begins with',
  'elements/react/surveys/survey-editor/look/shown-color.ts': 'the color of a stored text that is none',
  'elements/react/agency/tenant-profile/accent-field.tsx': 'the color that a new accent begins with',
  'sdk/base/accent-shades.ts': 'computes with colors',
  'sdk/base/color.ts': 'computes with colors',
  'sdk/painter/layers/solid.ts': 'default of the Lottie format',
  'sdk/project/batch/color-names.ts': 'colors by their names',
  'elements/react/controls/snippet-code/page-parts.ts': 'colors of another page',
  'elements/react/account/snippet/snippet-form.tsx': 'color that the brand of another page begins with',
  'sdk/project/brand/brand-palette.ts': 'computes with colors of a brand',
  'sdk/project/brand/logo-colors.ts': 'computes with colors of a picture',
  'sdk/project/brand/readable-colors.ts': 'computes with colors of a scene',
  'sdk/scene/check/scene-probes.ts': 'colors that a scene is measured in',
  'sdk/scene/check/texts-on-pictures.ts': 'colors that a scene is measured in',
  'sdk/scene/scrims/add-scrims.ts': 'colors of a scrim where a scene has none that is dark or light enough',
  'sdk/project/palette/palette-suggestions.ts': 'computes with colors of a project',
  'sdk/painter/transitions/blends.ts': 'masks, and the light of a leak',
  'sdk/painter/transitions/put.ts': 'shadows in a video',
  'sdk/scene/compiling/compile-composition.ts': 'colors of a video',
  'sdk/scene/composition.ts': 'colors of a video',
  'sdk/scene/project-input/scene-background.ts': 'colors of a video',
  'sdk/scene/project-input/scene-files.ts': 'colors of a video',
};

const HEX = /#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i;
const FUNCTION = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from\b)/i;
const NAMED =
  /(?<![-\w])(white|black|red|green|blue|gr[ae]y|silver|yellow|orange|purple|pink|brown|navy|teal|maroon|gold|beige|ivory|tomato|crimson|indigo|violet|cyan|magenta)(?![-\w])/i;

function rawColorsOfSheet({ rules }: StyleSheet): string[] {
  return rules
    .flatMap(({ declarations }) => declarations)
    .filter(([, value]) => [HEX, FUNCTION, NAMED].some((color) => color.test(value)))
    .map(([property, value]) => `${property}: ${value}`);
}

/** Properties and attributes whose value is a color. */
const COLOR_NAME = /^(color|fill|stroke|background|backgroundColor|borderColor|stopColor)$/;

function rawColorsOfCode(source: ts.SourceFile): string[] {
  if (![HEX, FUNCTION, NAMED].some((color) => color.test(source.text))) return [];
  return nodesOf(source)
    .filter((node): node is ts.StringLiteralLike => ts.isStringLiteralLike(node))
    .filter(({ text, parent }) => {
      if (new RegExp(`^${HEX.source}$`, 'i').test(text) || FUNCTION.test(text)) return true;
      const isValue =
        (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) && COLOR_NAME.test(parent.name.getText());
      return isValue && NAMED.test(text);
    })
    .map((node) => `${source.fileName}:${lineOf(node)} ${node.text}`);
}

describe('raw colors', () => {
  test('are in no style sheet but the palette', () => {
    const found = styleSheets(FOLDERS).filter((sheet) => rawColorsOfSheet(sheet).length > 0);
    expect(found.map((sheet) => [sheet.name, sheet.name === PALETTE ? [] : rawColorsOfSheet(sheet)])).toEqual([
      [PALETTE, []],
    ]);
  });

  test('are in no code, except where they are data', () => {
    const found = parsedFiles(FOLDERS).filter(({ source }) => rawColorsOfCode(source).length > 0);
    expect(found.filter(({ name }) => !(name in DATA)).flatMap(({ source }) => rawColorsOfCode(source))).toEqual([]);
    expect(Object.keys(DATA).filter((name) => !found.some((file) => file.name === name))).toEqual([]);
  });

  test.each(['color: #fff8', 'background: rgb(0 0 0 / 0.5)', 'border: 1px solid white', 'fill: oklch(0.5 0.1 20)'])(
    '%s is found in a sheet',
    (declaration) => {
      expect(rawColorsOfSheet(parseSheet('a.css', `.a { ${declaration}; }`))).toEqual([declaration]);
    },
  );

  test.each([
    'color: var(--spotreel-white)',
    'color: currentcolor',
    'background: transparent',
    'fill: rgb(from var(--a) r g b)',
  ])('%s is allowed in a sheet', (declaration) => {
    expect(rawColorsOfSheet(parseSheet('a.css', `.a { ${declaration}; }`))).toEqual([]);
  });

  test('are found in code', () => {
    const text = `const a = '#1d4ed8'; const b = <path fill="black" />; const c = { color: 'rgb(0 0 0)' }; const d = 'white';`;
    expect(rawColorsOfCode(parse('a.tsx', text)).map((found) => found.split(' ').slice(1).join(' '))).toEqual([
      '#1d4ed8',
      'black',
      'rgb(0 0 0)',
    ]);
  });
});
