import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collectFonts } from '../../library/fonts/collect';
import { createPackageTextShaper } from '../../library/fonts/package-text-shaper';
import { recipeSources } from '../../library/recipes';

const { manifest, files } = collectFonts();
const shaper = createPackageTextShaper();
const EUROPE = 'ÀÁÂÃÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÜßąćčďęěğıłńňőřśşšťůűźżž€£“”„‘’–—…•™©®%&@!?';

describe('the fonts of the library', () => {
  it('have enough faces for brands of every temper', () => {
    expect(manifest.families.length).toBeGreaterThanOrEqual(12);
    const categories = new Set(manifest.families.map(({ category }) => category));
    expect(categories).toEqual(new Set(['sans', 'serif', 'display', 'handwriting']));
  });

  it.each(manifest.families)('$name has the letters of Europe in each weight', async ({ name, files: weights }) => {
    for (const { weight } of weights) {
      const style = { fontFamily: name, fontWeight: weight };
      const set = (text: string) =>
        shaper.layout(text, {
          ...style,
          sizePx: 100,
          tracking: 0,
          lineHeightPx: 120,
          align: 'left',
          verticalAlign: 'top',
        }).lines[0]?.clusters ?? [];
      await shaper.prepare([{ text: `${EUROPE}\u{10fffe}`, style }]);
      const box = set('\u{10fffe}')[0]?.contours;
      expect(set(EUROPE)).toHaveLength(EUROPE.length);
      for (const { contours } of set(EUROPE)) expect(contours).not.toEqual(box);
    }
  });

  it('are files whose names carry a version and need no escaping', () => {
    for (const { file } of files) expect(file).toMatch(/^[a-z0-9-]+-\d+\.\d+\.\d+[a-z0-9-]*\.(ttf|woff|json|txt)$/);
    expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
  });

  it('are all there, slices included', () => {
    const names = new Set(files.map(({ file }) => file));
    for (const { files: whole, slicesFile } of [...manifest.families, ...manifest.fallbacks]) {
      for (const { file } of whole) expect(names).toContain(file);
      if (slicesFile) expect(names).toContain(slicesFile);
    }
    for (const { read } of files) expect(read().byteLength).toBeGreaterThan(0);
  });

  it('have hyphenation patterns beside them, with a notice that names each', () => {
    const { hyphenation = {} } = manifest;
    const patterns = new Set(Object.values(hyphenation));
    const wanted = 'de en en-GB fr es pt it nl pl sv da nb nn no fi tr ru uk el'.split(' ');
    expect(Object.keys(hyphenation)).toEqual(expect.arrayContaining(wanted));
    const notice = files.find(({ file }) => /^hyphenation-.*-notice\.txt$/.test(file))?.read();
    const text = new TextDecoder().decode(notice);
    for (const file of patterns) {
      expect(files.some((one) => one.file === file)).toBe(true);
      expect(text).toContain(`\n${/^hyphenation-[\d.]+-(.+)-[0-9a-f]{8}\.json$/.exec(file)?.[1]}: Copyright (C)`);
    }
    expect(text).not.toMatch(/GPL/);
  });

  it('have their licenses recorded and beside them', () => {
    const record = readFileSync(new URL('../../library/fonts/LICENSES.md', import.meta.url), 'utf8');
    const licenses = files.filter(({ file }) => file.endsWith('-license.txt'));
    for (const { name } of [...manifest.families, ...manifest.fallbacks]) expect(record).toContain(`| ${name} |`);
    for (const { file, read } of licenses) {
      const [, folder, version] = /^(.+)-(\d+\.\d+\.\d+)-license\.txt$/.exec(file) ?? [];
      expect(record).toContain(`/${folder}\` ${version} |`);
      expect(new TextDecoder().decode(read())).toContain('SIL OPEN FONT LICENSE Version 1.1');
    }
  });

  it('are what the scenes are set in', () => {
    const names = new Set(manifest.families.map(({ name }) => name));
    const layouts = recipeSources
      .flatMap(({ families }) => families)
      .flatMap(({ ingredients }) => ingredients)
      .flatMap((ingredient) => Object.values(ingredient.layouts).map((layout) => layout()));
    for (const { fonts } of layouts) for (const { fFamily } of fonts?.list ?? []) expect(names).toContain(fFamily);
  });
});
