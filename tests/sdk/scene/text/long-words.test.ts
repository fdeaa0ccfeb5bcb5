/** Words that are wider than their box, set in the library's fonts. */
import { describe, expect, it } from 'vitest';
import type { TextStyle } from '../../../../sdk/scene/text-shaper';
import { brokenLines, setText, widthOf } from './set-text';

const BOX = { widthPx: 800, heightPx: 600 };
const headline: Partial<TextStyle> = { sizePx: 150, lineHeightPx: 180, minSizePx: 60, box: BOX };

async function lines(text: string, style: Partial<TextStyle> = {}): Promise<string[]> {
  return brokenLines(text, await setText(text, { ...headline, ...style }));
}

async function share(text: string, style: Partial<TextStyle> = {}): Promise<number> {
  return (await setText(text, { ...headline, ...style })).sizePx / 150;
}

describe('a word that is wider than its box', () => {
  it.each([
    ['de', 'Geschwindigkeitsbegrenzung', ['Geschwin-', 'digkeitsbe-', 'grenzung']],
    ['de', 'Kardamomschneckenfrühstück', ['Kardamom-', 'schnecken-', 'frühstück']],
    ['fi', 'Kolmivaihekilowattituntimittari', ['Kolmivaihe-', 'kilowatti-', 'tuntimittari']],
    ['ru', 'Достопримечательность', ['Достоприме-', 'чательность']],
    ['en', 'internationalization', ['internation-', 'alization']],
    ['cs', 'nejneobhospodařovávatelnějšího', ['nejneobhos-', 'podařová-', 'vatelnějšího']],
  ])('is hyphenated by the patterns of its language: %s, %s', async (language, text, expected) => {
    expect(await lines(text, { language })).toEqual(expected);
    expect(await share(text, { language })).toBe(0.7);
  });

  it('shrinks where no language is known, as before', async () => {
    expect(await lines('Kardamomschneckenfrühstück', { minSizePx: 40 })).toEqual(['Kardamomschneckenfrühstück']);
    expect(await share('Kardamomschneckenfrühstück', { minSizePx: 40 })).toBeLessThan(0.4);
  });

  it('shrinks to about 0.6 of its size before it is broken', async () => {
    const word = 'Rechtsschutzversicherung';
    const width = await widthOf(word, { sizePx: 150, language: 'de' });
    const at = async (part: number) => {
      const box = { widthPx: width * part, heightPx: 600 };
      const { lines: set, sizePx } = await setText(word, { ...headline, box, language: 'de' });
      return { count: set.length, share: sizePx / 150 };
    };
    expect(await at(1)).toEqual({ count: 1, share: 1 });
    expect((await at(0.75)).count).toBe(1);
    expect((await at(0.62)).count).toBe(1);
    expect(await at(0.58)).toEqual({ count: 2, share: 0.7 });
    expect(await at(0.4)).toEqual({ count: 2, share: 0.7 });
    const narrow = await at(0.2);
    expect(narrow.count).toBe(3);
    expect(narrow.share).toBeLessThan(0.7);
  });

  it('keeps the joint of a compound, and is hyphenated inside its parts only where it must', async () => {
    const text = 'Rechtsschutzversicherungsgesellschaften';
    const wide = { language: 'de', box: { widthPx: 1600, heightPx: 600 } };
    expect(await lines(text, wide)).toEqual(['Rechtsschutzversicherungs-', 'gesellschaften']);
    expect(await lines(text, { language: 'de' })).toEqual(['Rechtsschutz-', 'versicherungs-', 'gesellschaften']);
  });

  it('begins on a line of its own, and the text goes on behind it', async () => {
    const text = 'Unsere Donaudampfschifffahrt ist da';
    const set = await lines(text, { language: 'de' });
    expect(set).toEqual(['Unsere', 'Donaudampf-', 'schifffahrt ist', 'da']);
  });

  it('is broken where a person put soft hyphens, and nowhere else', async () => {
    const box = { widthPx: 1100, heightPx: 600 };
    const { lines: set, breaks } = await setText('Halte\u00adstellenschilder\u00adaufstellung', {
      ...headline,
      box,
      language: 'de',
    });
    expect(set.map(({ clusters }) => clusters.length)).toEqual(
      ['Halte-', 'stellenschilder-', 'aufstellung'].map((line) => line.length),
    );
    expect(breaks).toBeNull();
    const { lines: capitals } = await setText('Straßen\u00adbahn\u00adhaltestellen', { ...headline, caps: true });
    expect(capitals.map(({ clusters }) => clusters.length)).toEqual(
      ['STRASSEN-', 'BAHN-', 'HALTESTELLEN'].map(({ length }) => length),
    );
  });

  it('is broken anew where its soft hyphens or its camel case move', async () => {
    const counts = async (text: string) => {
      const { lines: set } = await setText(text, { ...headline, caps: true });
      return set.map(({ clusters }) => clusters.length);
    };
    expect(await counts('Haltestellen\u00adschilder')).toEqual([13, 8]);
    expect(await counts('Haltestel\u00adlenschilder')).toEqual([10, 11]);
    expect(await counts('#HaltestellenSchilder')).toEqual([13, 8]);
    expect(await counts('#HaltestelLenschilder')).toEqual([10, 11]);
  });

  it('shows no soft hyphen where it fits', async () => {
    const typed = await setText('Straßen\u00adbahn', { language: 'de' });
    const plain = await setText('Straßenbahn', { language: 'de' });
    expect(typed.lines).toEqual(plain.lines);
  });

  it.each([
    ['#BlackFridaySuperSale/2026', ['#Black', 'FridaySuper', 'Sale/2026']],
    ['#PDFReaderDownload2026Winter', ['#PDFReader', 'Download', '2026Winter']],
    ['@spotreel.studio.official', ['@spotreel', '.studio.official']],
    ['hello.customers@spotreel-studio.example', ['hello.customers', '@spotreel-', 'studio.example']],
    ['https://www.spotreel.example/karte/mittagstisch', ['https://', 'www.spotreel.example/', 'karte/mittagstisch']],
  ])(
    'is broken at its joints without a hyphen where it is a tag, a handle or an address: %s',
    async (text, expected) => {
      for (const language of ['de', undefined])
        expect(await lines(text, language ? { language } : {})).toEqual(expected);
      const capitals = await setText(text, { ...headline, caps: true });
      expect(capitals.lines.length).toBeGreaterThan(1);
      expect(capitals.breaks).not.toBeNull();
    },
  );

  it('gets no hyphen as a tag without joints, and none in a script that has none', async () => {
    const tag = '#rechtsschutzversicherungsgesellschaften';
    const forced = { language: 'de', minSizePx: 150 };
    expect((await lines(tag, forced)).join('')).toBe(tag);
    const thai = 'ประชาธิปไตย'.repeat(6);
    expect((await setText(thai, { ...forced, language: 'th' })).lines.flatMap(({ clusters }) => clusters)).toHaveLength(
      Array.from(new Intl.Segmenter('th').segment(thai)).length,
    );
  });

  it('has at most three lines, unless it is as small as it may be', async () => {
    const box = { widthPx: 420, heightPx: 1200 };
    const text = 'Rechtsschutzversicherungsgesellschaften';
    const { lines: set, sizePx, overflows } = await setText(text, { ...headline, minSizePx: 40, box, language: 'de' });
    expect([set.length, overflows]).toEqual([3, false]);
    expect(sizePx).toBeGreaterThan(40);
  });

  it('is broken as before where its box is too low for a hyphen', async () => {
    const box = { widthPx: 800, heightPx: 120 };
    const style = { ...headline, minSizePx: 40, box };
    const { lines: set } = await setText('Kardamomschneckenfrühstück', { ...style, language: 'de' });
    expect(set).toHaveLength(1);
  });

  it('stays whole in text that fits, in every language', async () => {
    const text = 'Kardamomschnecken zum Frühstück, internationalization, достопримечательность';
    const box = { widthPx: 1600, heightPx: 900 };
    for (const language of ['de', 'en', 'ru'])
      for (const line of await lines(text, { language, box })) expect(line).not.toMatch(/[^-]-$/);
  });

  it('is broken alike at the share of its group', async () => {
    const text = 'Kardamomschneckenfrühstück';
    const own = await setText(text, { ...headline, language: 'de' });
    for (const part of [own.sizePx, 90, 75]) {
      const style = { ...headline, sizePx: part, lineHeightPx: part * 1.2, designedSizePx: 150, language: 'de' };
      const { sizePx, lines: set } = await setText(text, style);
      expect(sizePx).toBeCloseTo(part);
      expect(set.length).toBeGreaterThan(1);
    }
  });
});
