import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HexColor } from '../../../../sdk/base/color';
import type { Brand } from '../../../../sdk/contract/brand/organisation';
import type { IngredientTemplate } from '../../../../sdk/contract/library/library';
import { brandEdits } from '../../../../sdk/project/brand/apply-brand';
import type { ProjectContext } from '../../../../sdk/project/context';
import type { EditorProject } from '../../../../sdk/project/editor-project';
import { EMPTY_HISTORY, record, redo, undo } from '../../../../sdk/project/history/history';
import { applyTransaction } from '../../../../sdk/project/history/transaction';
import { project as anyProject } from '../arbitrary-project';
import { ingredientTemplate, context as launchContext, launchProject, logo } from '../launch-project';

const fern: Brand = {
  id: 5,
  name: 'Fern & Co',
  image: '/logo.png',
  logo: { ...logo, id: 90 },
  font: 'Lora',
  primaryColor: '#0a2f7a',
  secondaryColor: '#d07000',
  thirdColor: '',
  fourthColor: '',
  website: 'https://www.fern.example/',
  trustpilotUrl: '',
  googlePlaceName: '',
  googlePlace: '',
};
const oak: Brand = {
  ...fern,
  id: 6,
  name: 'Oak',
  logo: null,
  font: '',
  primaryColor: '#117733',
  secondaryColor: '',
};
const bare: Brand = { ...oak, id: 8, primaryColor: '', website: '' };

const PALETTE: HexColor[] = ['#f4f1ea', '#1a1a17', '#e4572e'];
/** Asks a brand for its logo, name, website and first color; its accent follows the palette. */
function asking(id: number): IngredientTemplate {
  const template = ingredientTemplate(id);
  const [headline, body] = template.fields.texts;
  const [picture] = template.fields.images;
  const [accent] = template.fields.colors;
  if (!headline || !body || !picture || !accent) throw new Error('the fixture changed');
  return {
    ...template,
    fields: {
      texts: [
        { ...headline, dataField: 'NAME' },
        { ...body, dataField: 'WEBSITE' },
      ],
      images: [{ ...picture, dataField: 'LOGO' }],
      colors: [
        { ...accent, defaultValue: '#e4572e' },
        { ...accent, innerReference: 'band', dataField: 'PRIMARY_COLOR', defaultValue: '#123456' },
        { ...accent, innerReference: 'line', defaultValue: '#abcdef' },
      ],
    },
    backgrounds: { ...template.backgrounds, default: { type: 'color', value: '#f4f1ea' }, media: null },
  };
}
const family = launchContext.family && { ...launchContext.family, palette: PALETTE };
const ids = Array.from({ length: 12 }, (_, index) => index + 1);
const context: ProjectContext = {
  ...launchContext,
  family,
  look: family,
  templates: new Map(ids.map((id) => [id, asking(id)])),
};
const start: EditorProject = {
  ...launchProject,
  scenes: [{ id: 1, templateId: 11 }],
  values: { 1: { texts: {}, images: {}, colors: {}, shots: {}, background: null } },
};

const choose = (project: EditorProject, brand: Brand | null, before: Brand | null = null) => {
  const applied = applyTransaction(project, { edits: brandEdits(project, context, brand, before) });
  if (!applied) throw new Error('the edits do not fit');
  return applied.project;
};

describe('choosing a brand', () => {
  it('writes its font, colors, logo, name and website where they belong', () => {
    const after = choose(start, fern);
    expect(after).toMatchObject({ brandId: 5, fontFamily: 'Lora', paletteOverride: ['#f4f1ea', '#0a2f7a', '#d07000'] });
    expect(after.values[1]).toMatchObject({
      texts: { headline: 'Fern & Co', body: 'fern.example' },
      images: { logo: 90 },
      colors: { accent: '#d07000', band: '#0a2f7a' },
    });
  });

  it('leaves a color that is none of the palette, and a text that is too long for its field', () => {
    const after = choose(start, { ...fern, name: 'A name that is longer than twenty' });
    expect(after.values[1]?.colors).not.toHaveProperty('line');
    expect(after.values[1]?.texts).not.toHaveProperty('headline');
  });

  it('takes colors within 20 of the palette for the palette, and no others', () => {
    const value = (accent: HexColor) =>
      ({ ...start, values: { 1: { ...start.values[1], colors: { accent } } } }) as EditorProject;
    expect(choose(value('#ea5b32'), fern).values[1]?.colors.accent).toBe('#d07000');
    expect(choose(value('#f0632e'), fern).values[1]?.colors.accent).toBe('#f0632e');
  });

  it('gives a field the color that it names, whatever the palette would', () => {
    const values = { ...start.values[1], colors: { band: '#0a2f7a' } };
    const own = {
      ...start,
      paletteOverride: ['#f4f1ea', '#0a2f7a', '#333333'],
      values: { 1: values },
    } as EditorProject;
    expect(choose(own, oak).values[1]?.colors.band).toBe('#117733');
    expect(choose(own, { ...fern, primaryColor: '#0a2f7a', secondaryColor: '' }).values[1]?.colors.band).toBe(
      '#0a2f7a',
    );
  });

  describe('for a part of the palette that names a color', () => {
    const naming = (dataField: string): ProjectContext => {
      const template = asking(11);
      const [accent] = template.fields.colors;
      if (!accent) throw new Error('the fixture changed');
      const fields = { ...template.fields, colors: [{ ...accent, dataField }] };
      return { ...context, templates: new Map([[11, { ...template, fields }]]) };
    };
    const accentOf = (brand: Brand, dataField: string, project = start, before: Brand | null = null) => {
      const edits = brandEdits(project, naming(dataField), brand, before);
      return applyTransaction(project, { edits })?.project.values[1]?.colors.accent;
    };
    const many = { ...fern, primaryColor: '#ffffff', secondaryColor: '#c01050', thirdColor: '#d07000' };

    it('takes that one, where it is as strong as the style’s', () => {
      expect(accentOf(many, 'THIRD_COLOR')).toBe('#d07000');
      expect(accentOf(many, 'SECONDARY_COLOR')).toBe('#c01050');
    });

    it('follows the palette where another part has that color already, is gray or does not stand out', () => {
      expect(accentOf(fern, 'PRIMARY_COLOR')).toBe('#d07000');
      expect(accentOf(many, 'PRIMARY_COLOR')).toBe('#c01050');
      expect(accentOf({ ...many, thirdColor: '#fff6e0' }, 'THIRD_COLOR')).toBe('#c01050');
    });

    it('follows the palette again when the next brand has no such color', () => {
      const values = {
        1: { texts: {}, images: {}, colors: { accent: '#d07000' }, shots: {}, background: null },
      } as const;
      const branded: EditorProject = { ...start, values, paletteOverride: ['#ffffff', '#1a1a17', '#c01050'] };
      expect(accentOf(oak, 'THIRD_COLOR', branded, many)).toBe('#117733');
    });
  });

  it('again changes nothing', () => {
    const after = choose(start, fern);
    expect(brandEdits(after, context, fern, fern)).toEqual([]);
    expect(brandEdits(start, context, null, null)).toEqual([]);
  });

  it('instead of another takes back what only the other had', () => {
    const after = choose(choose(start, fern), oak, fern);
    expect(after).toMatchObject({ brandId: 6, fontFamily: null, paletteOverride: ['#f4f1ea', '#1a1a17', '#117733'] });
    expect(after.values[1]).toMatchObject({ images: {}, texts: { headline: 'Oak' }, colors: { accent: '#117733' } });
    expect(choose(after, bare, oak)).toMatchObject({ paletteOverride: [], values: { 1: { colors: {} } } });
  });

  it('of which two colors look alike, and another then, gives each part its own again', () => {
    const twin = { ...fern, primaryColor: '#101010', secondaryColor: '#111111' };
    expect(choose(choose(start, twin), null, twin).values[1]).toMatchObject({
      colors: {},
      shots: {},
      background: null,
    });
    expect(choose(choose(start, twin), fern, twin).values[1]?.colors.accent).toBe('#d07000');
  });
});

describe('choosing no brand', () => {
  it('takes back what the brand brought', () => {
    const after = choose(choose(start, fern), null, fern);
    expect(after).toMatchObject({ brandId: null, fontFamily: null, paletteOverride: [] });
    expect(after.values[1]).toMatchObject({ texts: {}, images: {}, background: null });
    expect(after.values[1]?.colors).toEqual({});
  });

  it('keeps what the user has set since', () => {
    const branded = choose(start, fern);
    const own = {
      ...branded,
      fontFamily: 'Inter',
      values: {
        1: { ...branded.values[1], texts: { headline: 'Mine' }, images: { logo: 51 }, colors: { accent: '#777777' } },
      },
    } as EditorProject;
    const after = choose(own, null, fern);
    expect(after.fontFamily).toBe('Inter');
    expect(after.values[1]).toMatchObject({
      texts: { headline: 'Mine' },
      images: { logo: 51 },
      colors: { accent: '#777777' },
    });
  });

  it('without knowing the former one only forgets it', () => {
    expect(brandEdits({ ...start, brandId: 5 }, context, null, null)).toEqual([{ type: 'set-brand', value: null }]);
  });
});

it('is one step: undo gives exactly the former project, redo the chosen one', () => {
  const brand = fc.constantFrom(fern, oak, bare, null);
  let changed = 0;
  fc.assert(
    fc.property(anyProject, brand, brand, (project, chosen, before) => {
      const edits = brandEdits(project, context, chosen, before);
      if (edits.length === 0) return;
      changed += 1;
      const transaction = { name: 'set-brand', edits };
      const applied = applyTransaction(project, transaction);
      if (!applied) throw new Error('the edits do not fit');
      const history = record(EMPTY_HISTORY, transaction, applied.inverse, 0);
      expect(history.done).toHaveLength(1);
      const undone = undo(history, applied.project);
      expect(undone?.project).toEqual(project);
      expect(undone && redo(undone.history, undone.project)?.project).toEqual(applied.project);
    }),
    { numRuns: 1000 },
  );
  expect(changed).toBeGreaterThan(300);
});
