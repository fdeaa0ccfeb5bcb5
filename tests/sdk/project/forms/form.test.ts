import { describe, expect, it } from 'vitest';
import type { IngredientTemplate } from '../../../../sdk/contract/library/library';
import { NO_VALUES } from '../../../../sdk/project/editor-project';
import { aspectNameOf } from '../../../../sdk/project/flags/aspect';
import {
  BACKGROUND_FEATURES,
  backgroundFeaturesOf,
  offersBackground,
} from '../../../../sdk/project/flags/background-features';
import { hasImageFlag, IMAGE_FLAGS, imageFlagsOf } from '../../../../sdk/project/flags/image-flags';
import { mediaTypeCode, mediaTypeOf } from '../../../../sdk/project/flags/media-type-code';
import { COMPLETENESS_FLAGS, completenessOf, isComplete } from '../../../../sdk/project/forms/completeness';
import { formOf } from '../../../../sdk/project/forms/form';
import { ungrouped } from '../../../../sdk/project/forms/form-groups';
import { formSections } from '../../../../sdk/project/forms/form-sections';
import { film, ingredientTemplate, logo } from '../launch-project';

const plain = ingredientTemplate(11);
const [text] = plain.fields.texts;
const [image] = plain.fields.images;
if (!text || !image) throw new Error('the fixture has fields');

function withTexts(...fields: readonly [innerReference: string, dataType: string | null][]): IngredientTemplate {
  const texts = fields.map(([innerReference, dataType]) => ({ ...text, innerReference, dataType }) as typeof text);
  return { ...plain, fields: { texts: texts.flatMap((field) => field ?? []), images: [image as never], colors: [] } };
}

const shape = (template: IngredientTemplate) =>
  formOf(1, template, NO_VALUES, {}).map((item) =>
    item.type === 'group'
      ? [item.innerReference, item.items.map((field) => field.innerReference)]
      : item.innerReference,
  );

describe('a form', () => {
  it('bundles the fields of each review and each product where the first of them stood', () => {
    const template = withTexts(
      ['title', null],
      ['quote1', 'review'],
      ['price', 'product'],
      ['author1', 'review'],
      ['quote2', 'review'],
    );
    expect(shape(template)).toEqual([
      'title',
      ['review1', ['quote1', 'author1']],
      ['product', ['price']],
      ['review2', ['quote2']],
      'logo',
      'background',
    ]);
  });

  it('has each id and each position once, and says which groups were changed', () => {
    const template = withTexts(['quote', 'review'], ['author', 'review']);
    const items = formOf(1, template, { ...NO_VALUES, texts: { author: 'Ann' } }, {});
    const flat = ungrouped(items);
    expect(flat.map(({ innerFormIndex }) => innerFormIndex)).toEqual([0, 1, 2, 3]);
    expect(new Set([...items, ...flat].map(({ id }) => id)).size).toBe(5);
    expect(items[0]).toMatchObject({
      type: 'group',
      dataType: 'review',
      isChanged: true,
      targets: ['headline', 'headline'],
    });
  });

  it('has the background as an item, with its file and the kinds that the scene offers', () => {
    const own = formOf(1, ingredientTemplate(13), NO_VALUES, {}).at(-1);
    expect(own).toMatchObject({
      type: 'lottie_bg',
      isChanged: false,
      currentValue: { type: 'video', value: film.id },
      media: { id: film.id },
      features: BACKGROUND_FEATURES.image | BACKGROUND_FEATURES.video | BACKGROUND_FEATURES.color,
    });
    const chosen = { ...NO_VALUES, background: { type: 'image' as const, value: 999 } };
    expect(formOf(1, ingredientTemplate(13), chosen, {}).at(-1)).toMatchObject({ isChanged: true, media: null });
    const backgrounds = { ...plain.backgrounds, color: false, image: false, video: false };
    expect(shape({ ...plain, backgrounds })).not.toContain('background');
  });

  it('takes an animation where the default is one', () => {
    const dance = { ...logo, id: 90, type: 'lottie' as const };
    const template = {
      ...plain,
      fields: { ...plain.fields, images: [{ ...image, defaultValue: dance, innerReference: 'dance' }] },
    };
    const items = formOf(1, template, { ...NO_VALUES, images: { dance: 91 } }, { 91: { ...dance, id: 91 } });
    expect(items.find(({ innerReference }) => innerReference === 'dance')).toMatchObject({
      type: 'lottie_media_id',
      mediaId: 91,
      currentValue: { id: 91 },
      defaultValue: { id: 90 },
    });
  });
});

describe('an item of a form', () => {
  it('has everything that the rules name', () => {
    const [headline, body, picture, accent, background] = formOf(1, plain, NO_VALUES, {});
    const base = { ingredientId: 1, dataField: null, dataType: null, isChanged: false };
    expect(headline).toEqual({
      ...base,
      id: '1.headline',
      type: 'text',
      innerReference: 'headline',
      innerFormIndex: 0,
      name: 'headline',
      placeholder: 'Headline',
      defaultValue: 'Your headline',
      currentValue: 'Your headline',
      targets: ['headline'],
      maxLength: 20,
      isTooLong: false,
    });
    expect(body).toMatchObject({ ...base, type: 'textarea' });
    expect(picture).toMatchObject({
      ...base,
      type: 'image',
      aspectRatio: 2,
      sourceType: 'library',
      defaultValue: logo,
    });
    expect(accent).toMatchObject({ ...base, type: 'color', defaultValue: '#ff0000', currentValue: '#ff0000' });
    expect(background).toMatchObject({ ...base, type: 'lottie_bg', targets: [] });
    const named = {
      ...plain,
      fields: { ...plain.fields, images: [{ ...image, dataField: 'LOGO', dataType: 'review' }] },
    };
    expect(ungrouped(formOf(1, named, NO_VALUES, {})).find(({ type }) => type === 'image')).toMatchObject({
      dataField: 'LOGO',
      dataType: 'review',
    });
  });
});

describe('the sections of a form', () => {
  it('keep the fields of one review together, number several, and lose none', () => {
    const template = withTexts(['headline', null], ['quote1', 'review'], ['author1', 'review'], ['quote2', 'review']);
    const { loose, groups } = formSections(template);
    expect(loose.texts.map(({ innerReference }) => innerReference)).toEqual(['headline']);
    expect(groups.map(({ reference, number, texts }) => [reference, number, texts.length])).toEqual([
      ['review1', 1, 2],
      ['review2', 2, 1],
    ]);
    expect(formSections(withTexts(['quote', 'review'])).groups).toMatchObject([{ reference: 'review', number: null }]);
    const leads = (template: IngredientTemplate) => formSections(template).groups.map((group) => group.leads);
    expect([leads(template), leads(withTexts(['quote', 'review'], ['role', null]))]).toEqual([[false, false], [true]]);
    expect(formSections(plain).groups).toEqual([]);
    expect(formSections(plain).loose).toEqual(plain.fields);
  });
});

describe('completeness', () => {
  const { incompleteFields, incompleteImages, incompleteTexts, incompleteColors, reviewsIncluded, productsIncluded } =
    COMPLETENESS_FLAGS;

  it('has the bits of the rules', () => {
    expect(Object.values(COMPLETENESS_FLAGS)).toEqual([1, 2, 4, 8, 16, 32]);
  });

  it('counts what stands in groups, and tells which data a scene takes', () => {
    const template = withTexts(['quote', 'review'], ['price', 'product']);
    const items = formOf(1, template, { ...NO_VALUES, texts: { price: '' }, images: { logo: 50 } }, { 50: logo });
    expect(completenessOf(items)).toBe(incompleteFields | incompleteTexts | reviewsIncluded | productsIncluded);
    const filled = formOf(1, template, { ...NO_VALUES, images: { logo: 50 } }, { 50: logo });
    expect(completenessOf(filled)).toBe(reviewsIncluded | productsIncluded);
    expect([isComplete(completenessOf(items)), isComplete(completenessOf(filled))]).toEqual([false, true]);
  });

  it('misses a background of which the file is gone, and a color that is none', () => {
    const gone = { ...NO_VALUES, images: { logo: 50 }, background: { type: 'image' as const, value: 999 } };
    expect(completenessOf(formOf(1, plain, gone, { 50: logo }))).toBe(incompleteFields | incompleteImages);
    const odd = { ...NO_VALUES, images: { logo: 50 }, colors: { accent: '#red' as const } };
    expect(completenessOf(formOf(1, plain, odd, { 50: logo }))).toBe(incompleteFields | incompleteColors);
  });
});

describe('flags and codes', () => {
  it('tell which backgrounds a scene offers', () => {
    expect(backgroundFeaturesOf({ image: true, video: false, color: true })).toBe(5);
    expect((['image', 'video', 'color'] as const).filter((kind) => offersBackground(6, kind))).toEqual([
      'video',
      'color',
    ]);
  });

  it('tell what was done to a picture', () => {
    expect(imageFlagsOf(logo)).toBe(IMAGE_FLAGS.source);
    expect(imageFlagsOf({ ...logo, sourceMediaId: 3 })).toBe(0);
    const cut = imageFlagsOf({ ...logo, sourceMediaId: 3, props: { ...logo.props, flags: 6 } });
    expect([hasImageFlag(cut, 'withoutBackground'), hasImageFlag(cut, 'cropped'), hasImageFlag(cut, 'source')]).toEqual(
      [true, true, false],
    );
  });

  it('number media as older calls do', () => {
    expect([mediaTypeCode('image'), mediaTypeCode('video'), mediaTypeCode('lottie')]).toEqual([1, 2, undefined]);
    expect([mediaTypeOf(1), mediaTypeOf(2), mediaTypeOf(3)]).toEqual(['image', 'video', undefined]);
  });

  it('name the shape of a picture', () => {
    expect([aspectNameOf(1920, 1080), aspectNameOf(1080, 1920), aspectNameOf(1080, 1079)]).toEqual([
      'landscape',
      'portrait',
      'square',
    ]);
    expect([aspectNameOf(0, 5), aspectNameOf(5, Number.NaN)]).toEqual([undefined, undefined]);
  });
});
