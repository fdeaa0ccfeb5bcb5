import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, fromRgb, type HexColor } from '../../../../sdk/base/color';
import { replacePalette, replacePaletteColor } from '../../../../sdk/project/brand/replace-palette';
import type { ProjectContext } from '../../../../sdk/project/context';
import type { EditorProject } from '../../../../sdk/project/editor-project';
import { headlineOf } from '../../../../sdk/project/headline';
import { applyTransaction } from '../../../../sdk/project/history/transaction';
import { paletteOf } from '../../../../sdk/project/palette/palette';
import { neededContrast, paletteRoles, readablePalette } from '../../../../sdk/project/palette/palette-roles';
import { faintColors, shufflePalette, suggestPalettes } from '../../../../sdk/project/palette/palette-suggestions';
import { context, family, launchProject } from '../launch-project';

const own: readonly HexColor[] = ['#101010', '#ffffff', '#ff0000', '#202020'];
/** The scenes' fields are red, their ground is the palette's first. */
const styled: ProjectContext = { ...context, look: { ...family, palette: [...own] } };
const fresh: EditorProject = {
  ...launchProject,
  values: Object.fromEntries(
    Object.keys(launchProject.values).map((id) => [
      id,
      { texts: {}, images: {}, colors: {}, shots: {}, background: null },
    ]),
  ),
};
const recolored = (project: EditorProject, next: readonly HexColor[]) => {
  const applied = applyTransaction(project, { edits: replacePalette(project, styled, next) });
  if (!applied) throw new Error('does not fit');
  return applied.project;
};

const anyColor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([r, g, b]): HexColor => fromRgb({ r, g, b }));
const anyPalette = fc.tuple(anyColor, anyColor, anyColor, anyColor);

describe('a palette', () => {
  it('is replaced as a whole, in every scene', () => {
    const changed = recolored(fresh, ['#eeeeee', '#111111', '#00ff00', '#dddddd']);
    expect(changed.paletteOverride).toEqual(['#eeeeee', '#111111', '#00ff00', '#dddddd']);
    expect(changed.values[1]).toMatchObject({
      colors: { accent: '#00ff00' },
      shots: {},
      background: { type: 'color', value: '#eeeeee' },
    });
  });

  it('leaves alone what no swatch stands for', () => {
    const changed = recolored(launchProject, ['#eeeeee', '#111111', '#0000ff', '#dddddd']);
    expect(changed.values[2]?.colors).toEqual({ accent: '#00ff00' });
  });

  it('of another length changes nothing', () => {
    expect(replacePalette(fresh, styled, ['#eeeeee'])).toEqual([]);
    expect(replacePaletteColor(fresh, styled, 9, '#eeeeee')).toEqual([]);
    expect(replacePaletteColor(fresh, styled, 0, '#101010')).toEqual([]);
  });

  it('comes back without a trace, even when its colors had become one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyPalette, fc.constant(['#ff0000', '#ff0000', '#ff0000', '#ff0000'] as const))),
        (palettes) => {
          const wandered = palettes.reduce<EditorProject>((project, next) => recolored(project, next), fresh);
          expect(recolored(wandered, own)).toEqual(fresh);
        },
      ),
    );
  });

  it('keeps swatches apart that look the same by now', () => {
    const merged = recolored(fresh, ['#ff0000', '#ffffff', '#ff0000', '#202020']);
    const edits = replacePaletteColor(merged, styled, 2, '#0000ff');
    const changed = applyTransaction(merged, { edits })?.project;
    expect(changed?.values[1]).toMatchObject({
      colors: { accent: '#0000ff' },
      shots: {},
      background: { value: '#ff0000' },
    });
  });
});

describe('the roles of a palette', () => {
  it('are ground and ink, then what the scenes call their fields', () => {
    expect(paletteRoles(styled)).toEqual([
      { kind: 'background' },
      { kind: 'text' },
      { kind: 'field', name: 'accent' },
      { kind: 'extra' },
    ]);
  });

  it('ask for contrast where the style has it', () => {
    expect([0, 1, 2, 3].map((index) => neededContrast(own, index))).toEqual([1, 4.5, 4.5, 1]);
    expect(faintColors(own, own).size).toBe(0);
    expect([...faintColors(['#101010', '#222222', '#ff0000', '#202020'], own).keys()]).toEqual([1]);
  });
});

describe('suggested palettes', () => {
  const sources = [
    { name: 'Paper', palette: ['#f6efe3', '#2b211a', '#9a4026'] as const },
    { name: 'Own', palette: own },
    { name: 'Paper again', palette: ['#f6efe3', '#2b211a', '#9a4026'] as const },
    { name: 'Too small', palette: ['#f6efe3'] as const },
  ];

  it('have the length of the own one, and none comes twice', () => {
    expect(suggestPalettes(own, sources)).toEqual([
      { name: 'Paper', palette: ['#f6efe3', '#2b211a', '#9a4026', '#9a4026'] },
    ]);
  });

  it('are readable whatever they are made of', () => {
    fc.assert(
      fc.property(
        fc.array(anyPalette, { minLength: 1 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (palettes, random) => {
          const next = () => random.next().value ?? 0;
          for (const palette of [shufflePalette(own, palettes, next), readablePalette(palettes[0] ?? own, own)]) {
            expect(palette).toHaveLength(own.length);
            palette.forEach((color, index) => {
              expect(contrastRatio(palette[0] ?? color, color)).toBeGreaterThanOrEqual(neededContrast(own, index));
            });
          }
        },
      ),
    );
  });
});

describe('what a video says first', () => {
  it('is the headline of its first scene with one', () => {
    expect(headlineOf(launchProject, context)).toBe('Launch day');
    expect(headlineOf(fresh, context)).toBe('Your headline');
    expect(headlineOf({ ...launchProject, scenes: [] }, context)).toBe('');
  });

  it('belongs to the palette of the family while there is no other', () => {
    expect(paletteOf(fresh, styled)).toEqual(own);
  });
});
