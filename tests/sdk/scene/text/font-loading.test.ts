import { describe, expect, it } from 'vitest';
import { collectFonts } from '../../../../library/fonts/collect';
import { createTextShaper } from '../../../../sdk/scene/text/create-text-shaper';

const { manifest, files } = collectFonts();
const latin = { text: 'Hello', style: { fontFamily: 'Poppins', fontWeight: 700 } };

/** A shaper that notes what it reads; `answer` replaces a file. */
function recordedShaper(answer: (file: string) => Uint8Array | undefined = () => undefined) {
  const read: string[] = [];
  const shaper = createTextShaper({
    manifest,
    loadFile: async (name) => {
      read.push(name);
      const bytes = answer(name) ?? files.find(({ file }) => file === name)?.read();
      if (!bytes) throw new Error('no such file');
      return new Uint8Array(bytes).buffer;
    },
  });
  return { shaper, read };
}

describe('loading fonts', () => {
  it('reads one file for Latin text, once', async () => {
    const { shaper, read } = recordedShaper();
    await Promise.all([shaper.prepare([latin, latin]), shaper.prepare([latin])]);
    expect(read.filter((file) => !/^poppins-.*-700\.ttf$/.test(file))).toEqual([]);
    expect(read).toHaveLength(1);
  });

  it('reads only the slices that a Japanese text touches', async () => {
    const { shaper, read } = recordedShaper();
    await shaper.prepare([{ ...latin, text: '春のコーヒー' }]);
    expect(read.some((file) => /^noto-sans-jp-.*\.json$/.test(file))).toBe(true);
    expect(read.length).toBeLessThan(12);
  });

  it('refuses with font_unavailable what cannot be read, and tries again the next time', async () => {
    let isDown = true;
    const { shaper } = recordedShaper(() => {
      if (isDown) throw new Error('offline');
      return undefined;
    });
    await expect(shaper.prepare([latin])).rejects.toMatchObject({ code: 'font_unavailable' });
    isDown = false;
    await expect(shaper.prepare([latin])).resolves.toBeUndefined();
  });

  const word = 'Rechtsschutzversicherungsgesellschaften';
  const box = { widthPx: 900, heightPx: 600 };
  const boxed = { ...latin.style, sizePx: 150, minSizePx: 60, box, language: 'de' };
  const patterns = (read: readonly string[]) => read.filter((file) => file.startsWith('hyphenation-'));

  it('reads the patterns of a language where a word is too wide for its box, once', async () => {
    const { shaper, read } = recordedShaper();
    const text = { text: word, style: boxed };
    await shaper.prepare([text, text]);
    await shaper.prepare([text]);
    expect(patterns(read)).toEqual([expect.stringMatching(/^hyphenation-.*-de-1996-/)]);
  });

  it.each([
    ['of a word that fits', 'Rechtsschutz', boxed],
    ['of text without a box', word, { ...latin.style, language: 'de' }],
    ['without a language', word, { ...latin.style, sizePx: 150, minSizePx: 60, box }],
    ['of a language that has none', word, { ...boxed, language: 'cs' }],
    ['of a name that objects have', word, { ...boxed, language: 'constructor' }],
    ['of an address', 'www.rechtsschutzversicherungsgesellschaften.example', boxed],
  ])('reads no patterns %s', async (_, text, style) => {
    const { shaper, read } = recordedShaper();
    await shaper.prepare([{ text, style }]);
    expect(patterns(read)).toEqual([]);
  });

  it('takes the patterns of a region, else those of the language', async () => {
    const { shaper, read } = recordedShaper();
    const text = 'internationalisationalism';
    for (const language of ['en-GB', 'en-CA']) await shaper.prepare([{ text, style: { ...boxed, language } }]);
    expect(patterns(read).map((file) => /-(en-..)-/.exec(file)?.[1])).toEqual(['en-gb', 'en-us']);
  });

  it('refuses with font_unavailable patterns that cannot be read', async () => {
    const { shaper } = recordedShaper((file) => (file.startsWith('hyphenation-') ? new Uint8Array([1]) : undefined));
    await expect(shaper.prepare([{ text: word, style: boxed }])).rejects.toMatchObject({ code: 'font_unavailable' });
  });

  it('sets words alike from a manifest without patterns in every language', async () => {
    const { hyphenation: _, ...old } = manifest;
    const loadFile = async (name: string) =>
      new Uint8Array(files.find(({ file }) => file === name)?.read() ?? []).buffer;
    const shaper = createTextShaper({ manifest: old, loadFile });
    await expect(shaper.prepare([{ text: word, style: boxed }])).resolves.toBeUndefined();
  });

  it.each([
    ['a page instead of a font', '<!doctype html><title>Not found</title><p>Nothing is here, sorry about that.</p>'],
    ['an empty file', ''],
    ['a cut WOFF file', `wOFF${'\0'.repeat(60)}`],
  ])('refuses %s', async (_, text) => {
    const { shaper } = recordedShaper(() => new TextEncoder().encode(text));
    await expect(shaper.prepare([latin])).rejects.toMatchObject({ code: 'font_unavailable' });
  });

  it('lays out what was not prepared, without its letters, and right once it is', async () => {
    const { shaper } = recordedShaper();
    const style = {
      ...latin.style,
      sizePx: 50,
      tracking: 0,
      lineHeightPx: 60,
      align: 'left',
      verticalAlign: 'top',
    } as const;
    expect(shaper.layout('Hello', style).lines[0]?.clusters).toEqual([]);
    await shaper.prepare([latin]);
    expect(shaper.layout('Hello', style).lines[0]?.clusters).toHaveLength(5);
  });
});
