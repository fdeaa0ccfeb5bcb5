import { describe, expect, test } from 'vitest';
import { readBlocks } from '../../../../server/help/reading/read-blocks';

describe('Markdown', () => {
  test('becomes blocks, with marks and links in their texts', () => {
    const blocks = readBlocks('# Top\n\nPress **Ctrl+S** or\nread [*this* page](/help/a).\n\n### Deep\n\n> Mind `x`.');
    expect(blocks).toEqual([
      { type: 'heading', level: 2, id: 'top', spans: [{ text: 'Top' }] },
      {
        type: 'paragraph',
        spans: [
          { text: 'Press ' },
          { text: 'Ctrl+S', isBold: true },
          { text: ' or read ' },
          { text: 'this', isItalic: true, href: '/help/a' },
          { text: ' page', href: '/help/a' },
          { text: '.' },
        ],
      },
      { type: 'heading', level: 3, id: 'deep', spans: [{ text: 'Deep' }] },
      { type: 'tip', spans: [{ text: 'Mind ' }, { text: 'x', isCode: true }, { text: '.' }] },
    ]);
  });

  test('has lists, those within them too, and tables', () => {
    expect(readBlocks('1. One\n   - Inner\n2. Two')).toEqual([
      { type: 'list', isOrdered: true, items: [[{ text: 'One' }], [{ text: 'Inner' }], [{ text: 'Two' }]] },
    ]);
    expect(readBlocks('| A | B |\n|---|---|\n| 1 | **2** |')).toEqual([
      {
        type: 'table',
        head: [[{ text: 'A' }], [{ text: 'B' }]],
        rows: [[[{ text: '1' }], [{ text: '2', isBold: true }]]],
      },
    ]);
  });

  test('headings of the same words have ids of their own', () => {
    const ids = readBlocks('## Delete\n\n## Delete\n\n## ¿?').map((block) => 'id' in block && block.id);
    expect(ids).toEqual(['delete', 'delete-2', 'section']);
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,hi)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](vbscript:x)',
  ])('%s is no link', (markdown) => {
    expect(JSON.stringify(readBlocks(markdown))).not.toContain('href');
  });

  test('a heading can name a time of the video', () => {
    expect(readBlocks('## Export [1:05]\n\n## Not one [5]')).toEqual([
      { type: 'heading', level: 2, id: 'export', spans: [{ text: 'Export' }], atSeconds: 65 },
      { type: 'heading', level: 2, id: 'not-one-5', spans: [{ text: 'Not one [5]' }] },
    ]);
  });

  test('shows the pictures that were found, and leaves others out', () => {
    const found = { path: '/help-files/1/a.webp', widthPx: 4, heightPx: 3 };
    const markdown = '![The editor](a.webp)\n\n![Gone](b.webp)\n\nText with ![an icon](a.webp).';
    expect(readBlocks(markdown, new Map([['a.webp', found]]))).toEqual([
      { type: 'picture', src: '/help-files/1/a.webp', alt: 'The editor', widthPx: 4, heightPx: 3 },
      { type: 'paragraph', spans: [{ text: 'Text with an icon.' }] },
    ]);
  });

  test('HTML stays text', () => {
    expect(readBlocks('<script>alert(1)</script>\n\nHi <img src=x onerror=alert(1)> you')).toEqual([
      { type: 'paragraph', spans: [{ text: '<script>alert(1)</script>' }] },
      { type: 'paragraph', spans: [{ text: 'Hi <img src=x onerror=alert(1)> you' }] },
    ]);
  });
});
