import { describe, expect, it } from 'vitest';
import { bestPlace, hyphenWord } from '../../../../../sdk/scene/text/language/hyphenation';
import { setText, widthOf } from '../set-text';

/** The word, broken where so many letters and a hyphen fit. */
function broken(text: string, most: number): string[] {
  const word = hyphenWord(text, 0, text.length);
  const at = word && bestPlace(word, (place) => place <= most);
  return at === undefined ? [text] : [`${text.slice(0, at)}-`, text.slice(at)];
}

describe('hyphens', () => {
  it.each([
    ['Kardamomschneckenfrühstück', 20, ['Kardamomschnecken-', 'frühstück']],
    ['Neueröffnungsfeier', 13, ['Neueröffnungs-', 'feier']],
    ['extraordinary', 8, ['extraor-', 'dinary']],
    ['αυτοκίνητο', 6, ['αυτοκί-', 'νητο']],
    ['предприниматель', 9, ['предприни-', 'матель']],
    ['«Frühstückskarte»', 12, ['«Frühstücks-', 'karte»']],
  ] as const)('lie between syllables: %s', (text, most, parts) => {
    expect(broken(text, most)).toEqual(parts);
  });

  it('leave three letters at both ends', () => {
    expect(hyphenWord('Banane', 0, 6)?.places).toEqual([3]);
    expect(hyphenWord('Kaffe', 0, 5)).toBeUndefined();
  });

  it.each(['brühwerk-cafe.example/karte', 'hello@spotreel.test', '1234567890', '開店のお知らせ', 'مرحبا'])(
    'are not put into %s',
    (text) => {
      expect(hyphenWord(text, 0, text.length)).toBeUndefined();
    },
  );

  it('end the lines of a word that fits none, inside the box', async () => {
    const word = 'Kardamomschneckenfrühstück';
    const widthPx = (await widthOf(word)) * 0.8;
    const { lines } = await setText(word, { box: { widthPx, heightPx: 800 } });
    expect(lines).toHaveLength(2);
    const letters = lines.map(({ clusters }) => clusters.length);
    expect(letters[0]).toBe('Kardamomschnecken-'.length);
    expect(letters[1]).toBe('frühstück'.length);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(widthPx);
    expect(new Set(lines.flatMap(({ clusters }) => clusters.map(({ wordIndex }) => wordIndex)))).toEqual(new Set([0]));
  });
});
