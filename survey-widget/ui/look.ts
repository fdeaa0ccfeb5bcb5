import type { Placement, Survey, SurveyProduct } from '@spotreel/sdk/internal/contract';

/** Look of one survey: the product's settings, changed by its own. */
export interface SurveyLook {
  readonly brandColor: string | undefined;
  readonly highlightBorderColor: string | undefined;
  readonly placement: Placement;
  readonly clickOutsideClose: boolean;
  readonly darkOverlay: boolean;
  readonly inAppSurveyBranding: boolean;
}

export function surveyLook(
  product: SurveyProduct,
  { productOverwrites }: Pick<Survey, 'productOverwrites'>,
): SurveyLook {
  const own = Object.entries(productOverwrites ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const look = { ...product, ...Object.fromEntries(own) };
  return {
    ...look,
    brandColor: colorOf(look.brandColor) ?? colorOf(product.brandColor),
    highlightBorderColor: colorOf(look.highlightBorderColor) ?? colorOf(product.highlightBorderColor),
  };
}

/** Colors come from a server; a broken one would take the default's place. */
function colorOf(color: string | null | undefined): string | undefined {
  return color && CSS.supports('color', color) ? color : undefined;
}
