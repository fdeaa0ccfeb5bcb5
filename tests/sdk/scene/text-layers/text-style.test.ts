import { describe, expect, it } from 'vitest';
import type { LottieTextDocument } from '../../../../sdk/scene/lottie';
import { type StyleOverrides, textStyle } from '../../../../sdk/scene/text-layers/text-style';

const fonts = [
  { fName: 'ArchivoBlack-400', fFamily: 'Archivo Black', fStyle: 'Regular', fWeight: '400' },
  { fName: 'Inter-500', fFamily: 'Inter', fStyle: 'Regular', fWeight: '500' },
];
const fontOf = (name: string, overrides: StyleOverrides) => {
  const document = { t: 'Hello', f: name, s: 40 } as LottieTextDocument;
  const { fontFamily, fontWeight } = textStyle(document, fonts, overrides);
  return `${fontFamily} ${fontWeight}`;
};

describe('a chosen font', () => {
  const overrides = { fontFamily: 'Lora', displayFont: 'Archivo Black' };

  it('replaces the font of headlines alone', () => {
    expect(fontOf('Inter-500', overrides)).toBe('Inter 500');
    expect(fontOf('Inter-500', { fontFamily: 'Lora' })).toBe('Lora 500');
    expect(fontOf('Inter-500', {})).toBe('Inter 500');
  });

  it('is as bold as what it replaces is drawn, not as it is named', () => {
    expect(fontOf('ArchivoBlack-400', overrides)).toBe('Lora 800');
    expect(fontOf('ArchivoBlack-400', { ...overrides, fontFamily: 'Archivo Black' })).toBe('Archivo Black 400');
    expect(fontOf('ArchivoBlack-400', {})).toBe('Archivo Black 400');
  });
});

it.each([
  [undefined, false],
  [0, false],
  [1, true],
  [2, 'small'],
] as const)('takes capitals of the kind %s', (ca, caps) => {
  const document = { t: 'Hello', f: 'Inter-500', s: 40, ...(ca !== undefined && { ca }) } as LottieTextDocument;
  expect(textStyle(document, fonts, {}).caps).toBe(caps);
});

it('keeps the designed size beside the share of a group', () => {
  const document = { t: 'Hello', f: 'Inter-500', s: 40 } as LottieTextDocument;
  expect(textStyle(document, fonts, {}, { zones: [], share: 0.5 })).toMatchObject({ sizePx: 20, designedSizePx: 40 });
  expect(textStyle(document, fonts, {})).not.toHaveProperty('designedSizePx');
});
