import { expect, test } from 'vitest';
import type { Customisation } from '../../../../sdk/contract/project/project';
import type { Ratio } from '../../../../sdk/contract/schemas/scalars';
import type { Catalogue } from '../../../../server/library/catalogue/catalogue';
import { inRatio, requireLayouts } from '../../../../server/project/composition/in-ratio';
import type { ProjectContent } from '../../../../server/project/content';

const fields = (...names: string[]) => names.map((innerReference) => ({ innerReference }));
function template(
  id: number,
  groupId: number | null,
  ratios: readonly Ratio[],
  texts: string[],
  allowed: string[] = [],
) {
  const layouts = Object.fromEntries(ratios.map((ratio) => [ratio, {}]));
  const background = { allowed };
  return { id, name: `Scene ${id}`, groupId, layouts, texts: fields(...texts), images: [], colors: [], background };
}

const scene = template(1, null, ['landscape', 'portrait'], ['headline']);
const wide = template(11, 7, ['landscape'], ['headline', 'subline'], ['color', 'video']);
const tall = template(12, 7, ['portrait'], ['headline'], ['color']);
const catalogue = {
  ingredients: new Map([scene, wide, tall].map((one) => [one.id, one])),
  templates: new Map([wide, tall].map((one) => [one.id, one])),
} as unknown as Catalogue;

const text = (id: string) => ({ id, value: `my ${id}` });
function project(templateId: number, background?: Customisation['background']) {
  const texts = [text('headline'), text('subline')];
  const values = { images: [], texts, colors: [], ...(background && { background }) };
  const content = { customisations: [{ template: templateId, ingredient: 5, order: 0, ...values }] };
  return { ratio: 'landscape' as const, content: content as unknown as ProjectContent };
}

test('a scene with a layout for the ratio stays as it is', () => {
  const saved = project(1);
  expect(inRatio(saved, 'portrait', catalogue)).toEqual({ ...saved, ratio: 'portrait' });
  expect(inRatio(saved, 'landscape', catalogue)).toBe(saved);
});

test('the sister of the group takes the place of a template, with the values that it has fields for', () => {
  const shown = inRatio(project(11, { type: 'color', value: '#112233' }), 'portrait', catalogue);
  expect(shown.content.customisations).toEqual([
    {
      template: 12,
      ingredient: 5,
      order: 0,
      images: [],
      texts: [text('headline')],
      colors: [],
      background: { type: 'color', value: '#112233' },
    },
  ]);
});

test('a background that the sister does not take is its default one', () => {
  const shown = inRatio(project(11, { type: 'video', value: 3 }), 'portrait', catalogue);
  expect(shown.content.customisations[0]).not.toHaveProperty('background');
});

test('a ratio without a layout is refused, with the name of the scene', () => {
  expect(() => requireLayouts(project(11).content, 'portrait', catalogue)).not.toThrow();
  expect(() => requireLayouts(project(1).content, 'square', catalogue)).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      details: { ratio: ['The scene "Scene 1" has no square layout'] },
    }),
  );
});
