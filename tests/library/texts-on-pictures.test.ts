/** Every text of the built library that lies on a picture, over the pictures that are hardest for it. Needs a build. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { createPackageTextShaper } from '../../library/fonts/package-text-shaper';
import type { BuiltIngredient, LibraryManifest } from '../../sdk/contract/library-manifest';
import { hardTexts, readLayout, testPicture } from './pictured-contrast';

const MANIFEST = 'dist/library/manifest.json';
const library = existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as LibraryManifest) : undefined;
const scenes = [
  ...(library?.recipes.flatMap(({ families }) =>
    families.flatMap(({ slug, ingredients }) => ingredients.map((built) => ({ style: slug, built }))),
  ) ?? []),
  // the templates of a group have the same layouts
  ...(library?.templateGroups.flatMap(({ slug, id }) =>
    library.templates
      .filter((built) => built.groupId === id && built.renderer === 'lottie')
      .slice(0, 1)
      .map((built) => ({ style: slug, built })),
  ) ?? []),
];
const layouts = scenes.flatMap(({ style, built }: { style: string; built: BuiltIngredient }) =>
  Object.entries(built.layouts).flatMap(([ratio, { file }]) => {
    const layout = readLayout(file);
    return layout.textsOnPictures ? [{ name: `${style} ${built.slug} ${ratio}`, built, layout }] : [];
  }),
);
const pictures = {
  white: testPicture(['#ffffff', '#ffffff']),
  black: testPicture(['#000000', '#000000']),
  checkered: testPicture(['#000000', '#ffffff']),
};
const shaper = createPackageTextShaper();

describe.runIf(library)('texts on pictures', () => {
  test('are known in each style that has some', () => {
    expect([...new Set(layouts.map(({ name }) => name.split(' ')[0]))].toSorted()).toEqual([
      'cover-story',
      'elevation',
      'magazine',
      'neon',
      'poster',
      'short-film',
    ]);
  });

  it.each(layouts)('$name: all are readable on white, black and checkered pictures', async ({ built, layout }) => {
    for (const [name, picture] of Object.entries(pictures))
      expect(await hardTexts(built, layout, picture, shaper), name).toEqual([]);
  });
});
