import { describe, expect, it } from 'vitest';
import { splitParagraphs } from '../../../../../sdk/scene/text/paragraphs/split-paragraphs';

/** The text with a bar at each place. */
function shown(text: string, places: readonly number[]): string {
  const cuts = [0, ...places, text.length];
  return cuts
    .slice(1)
    .map((end, index) => text.slice(cuts[index], end))
    .join('|');
}

function only(text: string, caps: boolean | 'small' = false) {
  const [paragraph, ...others] = splitParagraphs(text, caps, 'de');
  expect(others).toEqual([]);
  if (!paragraph) throw new Error('no paragraph');
  return paragraph;
}

describe('places that were typed', () => {
  it.each([
    ['#BlackFridaySuperSale/2026', '#Black|Friday|Super|Sale/|2026'],
    ['@spotreel_studio', '@spotreel_|studio'],
    ['hello.customers@spotreel.example', 'hello|.customers|@spotreel|.example'],
    ['https://spotreel.example/karte/2026', 'https://|spotreel|.example/|karte/|2026'],
    ['(#SummerSale)', '(#Summer|Sale)'],
    ['#PDFReader', '#PDF|Reader'],
    ['YouTube, 3.500 Euro, 24/7 z.B. GmbH', 'YouTube, 3.500 Euro, 24/|7 z|.B. GmbH'],
  ])('are joints of tags and addresses: %s', (text, expected) => {
    const paragraph = only(text);
    expect(paragraph.text).toBe(text);
    expect(shown(paragraph.text, paragraph.tagJoints)).toBe(expected);
  });

  it('are the same in capitals, which have no camel case and may be longer', () => {
    const { text, tagJoints } = only('#GroßeStraße', true);
    expect(shown(text, tagJoints)).toBe('#GROSSE|STRASSE');
  });

  it('are soft hyphens, which are not in the text', () => {
    const { text, softHyphens, small } = only('Stra\u00adßen\u00adbahn', 'small');
    expect(shown(text, softHyphens)).toBe('STRA|SSEN|BAHN');
    expect(small).toEqual([1, text.length]);
  });

  it('leave small capitals where they are', () => {
    const { text, small } = only('ab\u00adC d\u00ade');
    expect([text, small]).toEqual(['abC de', []]);
    const capitals = only('ab\u00adC d\u00ade', 'small');
    expect([capitals.text, capitals.small]).toEqual(['ABC DE', [0, 2, 4, 6]]);
  });

  it('are no text by themselves', () => {
    expect(splitParagraphs('\u00ad \u00ad\n', false, 'de')).toEqual([]);
    expect(splitParagraphs('a \u00ad\n\u00ad', false, 'de').map(({ text }) => text)).toEqual(['a']);
  });
});
