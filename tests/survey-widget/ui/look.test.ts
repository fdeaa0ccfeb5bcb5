import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { surveyLook } from '../../../survey-widget/ui/look';
import { product } from '../../sdk/survey/questions';

// happy-dom knows no colors
beforeEach(() => vi.stubGlobal('CSS', { supports: (_name: string, value: string) => /^#[0-9a-f]{3,6}$/i.test(value) }));
afterEach(() => vi.unstubAllGlobals());

test('is the product’s, changed by what the survey says', () => {
  const own = {
    brandColor: '#abcdef',
    highlightBorderColor: '#012345',
    placement: 'center',
    darkOverlay: true,
  } as const;
  expect(surveyLook(product, { productOverwrites: null })).toMatchObject({ placement: product.placement });
  expect(surveyLook(product, { productOverwrites: own })).toMatchObject({
    ...own,
    clickOutsideClose: product.clickOutsideClose,
    inAppSurveyBranding: product.inAppSurveyBranding,
  });
});

test('keeps the product’s value for null, and its color for one that is none', () => {
  const odd = { brandColor: 'nonsense', placement: null, clickOutsideClose: null };
  const { brandColor, placement, clickOutsideClose } = surveyLook(product, { productOverwrites: odd });
  expect([brandColor, placement, clickOutsideClose]).toEqual([
    product.brandColor,
    product.placement,
    product.clickOutsideClose,
  ]);
});
