import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../../../sdk/base/color';
import type { ColorMix, IngredientTemplate } from '../../../../sdk/contract/library/library';
import { suggestColor } from '../../../../sdk/project/brand/suggest-color';
import { NO_VALUES } from '../../../../sdk/project/editor-project';

const of = (fields: ColorMix['fields'], background = 0): ColorMix => ({ fixed: [0, 0, 0], fields, background });
const color = (innerReference: string, defaultValue: string) => ({
  innerReference,
  name: innerReference,
  defaultValue,
});
const template = {
  fields: { texts: [], images: [], colors: [color('ink', '#1a1a17'), color('plate', '#ffffff')] },
  backgrounds: { default: { type: 'color', value: '#f4f1ea' } },
  textColors: [
    { field: 'price', ink: of({ ink: 1 }), behind: of({ plate: 1 }), inkElsewhere: 0 },
    { field: 'headline', ink: of({ ink: 1 }), behind: of({}, 1), inkElsewhere: 0 },
  ],
} as unknown as IngredientTemplate;
const palette = ['#f4f1ea', '#1a1a17'] as const;

describe('a color for a text that is hard to read', () => {
  const pale = { ...NO_VALUES, colors: { ink: '#e8e4da' } as const };

  it('is one of its letters, with which it can be read', () => {
    const found = suggestColor(template, pale, palette, { field: 'price' });
    expect(found?.part).toEqual({ field: 'ink' });
    expect(contrastRatio(found?.color ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('is one of what lies behind it where that is asked for', () => {
    const dark = { ...NO_VALUES, colors: { plate: '#222222' } as const };
    const found = suggestColor(template, dark, palette, { field: 'price', part: { field: 'plate' } });
    expect(found?.part).toEqual({ field: 'plate' });
    expect(contrastRatio('#1a1a17', found?.color ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('is not offered for a text that can be read, and not where nothing was measured', () => {
    expect(suggestColor(template, NO_VALUES, palette, { field: 'price' })).toBeUndefined();
    expect(suggestColor({ ...template, textColors: undefined }, pale, palette, { field: 'price' })).toBeUndefined();
    expect(suggestColor(template, pale, palette, { field: 'unknown' })).toBeUndefined();
  });

  it('is not offered over a picture, of which no color is known', () => {
    const onPicture = { ...pale, background: { type: 'image', value: 1 } as const };
    expect(suggestColor(template, onPicture, palette, { field: 'headline' })).toBeUndefined();
  });
});
