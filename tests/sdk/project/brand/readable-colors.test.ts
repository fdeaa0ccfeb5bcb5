import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../../../sdk/base/color';
import type { ColorMix, TextColors } from '../../../../sdk/contract/library/library';
import { type ReadableOptions, readableColors } from '../../../../sdk/project/brand/readable-colors';
import type { SceneColors } from '../../../../sdk/project/palette/text-colors';

const of = (fields: ColorMix['fields'], background = 0): ColorMix => ({ fixed: [0, 0, 0], fields, background });
const onPlate: TextColors = { field: 'price', ink: of({ paper: 1 }), behind: of({ accent: 1 }), inkElsewhere: 0 };
const onPage: TextColors = { field: 'headline', ink: of({ text: 1 }), behind: of({}, 1), inkElsewhere: 0 };
const paperOnText: TextColors = { field: 'tag', ink: of({ paper: 1 }), behind: of({ text: 1 }), inkElsewhere: 0 };

const own: SceneColors = {
  fields: { paper: '#ffffff', accent: '#b3261e', text: '#1a1a17' },
  background: '#f4f1ea',
};
const options: ReadableOptions = { own, palette: ['#f4f1ea', '#1a1a17', '#ffd400'], mayMove: () => true };
const yellow: SceneColors = { ...own, fields: { ...own.fields, accent: '#ffd400' } };

describe('colors of a scene in which a brand color lies behind a text', () => {
  it('keep the brand and move the letters on it to the text color of the palette', () => {
    const { fields } = readableColors([onPlate, onPage], yellow, options);
    expect(fields).toEqual({ paper: '#1a1a17', accent: '#ffd400', text: '#1a1a17' });
  });

  it('move the brand to a shade of its own where the same letters lie on something dark too', () => {
    const { fields } = readableColors([onPlate, paperOnText], yellow, options);
    expect(fields.paper).toBe('#ffffff');
    expect(fields.accent).not.toBe('#ffd400');
    expect(contrastRatio('#ffffff', fields.accent ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio('#ffffff', fields.accent ?? '')).toBeLessThan(5);
  });

  it('move the brand to a near shade where the color of the letters fills much of the picture too', () => {
    const red: SceneColors = { ...own, fields: { ...own.fields, accent: '#df4846' } };
    const { fields } = readableColors([{ ...onPlate, inkElsewhere: 0.2 }], red, options);
    expect(fields.paper).toBe('#ffffff');
    expect(contrastRatio('#ffffff', fields.accent ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('stay as they are while every text is readable', () => {
    expect(readableColors([onPlate, onPage], own, options)).toBe(own);
  });

  it('leave a color of the user alone', () => {
    const pinned = { ...options, mayMove: () => false };
    expect(readableColors([onPlate], yellow, pinned)).toEqual(yellow);
  });

  it('ask no more of a text than the template gives it', () => {
    const faint: SceneColors = { ...own, fields: { ...own.fields, accent: '#ff9a8a' } };
    expect(readableColors([onPlate], faint, { ...options, own: faint })).toBe(faint);
  });
});

it('letters in a brand color that is too light for the page become a darker shade of it', () => {
  const figure: TextColors = { field: 'figure', ink: of({ accent: 1 }), behind: of({}, 1), inkElsewhere: 0 };
  const orange: SceneColors = { ...own, fields: { ...own.fields, accent: '#e8590c' } };
  const { fields, background } = readableColors([figure], orange, options);
  expect(background).toBe(own.background);
  expect(contrastRatio(fields.accent ?? '', '#f4f1ea')).toBeGreaterThanOrEqual(4.5);
  expect(fields.accent).not.toBe('#1a1a17');
});
