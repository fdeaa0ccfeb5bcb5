import { parseHexColor, toRgb } from '../../sdk/base/color';
import type { Placement, SurveyProduct } from '../../sdk/contract/schemas/survey/appearance';
import type { Survey } from '../../sdk/contract/schemas/survey/survey';

/** How one survey looks: the product's settings, changed by its own. */
export interface SurveyLook {
  readonly brandColor: string | undefined;
  readonly highlightBorderColor: string | undefined;
  readonly placement: Placement;
  readonly clickOutsideClose: boolean;
  readonly darkOverlay: boolean;
  readonly branding: boolean;
}

export function surveyLook(product: SurveyProduct, survey: Pick<Survey, 'productOverwrites'>): SurveyLook {
  const own = survey.productOverwrites;
  return {
    brandColor: hexOf(own?.brandColor) ?? hexOf(product.brandColor),
    highlightBorderColor: hexOf(own?.highlightBorderColor) ?? hexOf(product.highlightBorderColor),
    placement: own?.placement ?? product.placement,
    clickOutsideClose: own?.clickOutsideClose ?? product.clickOutsideClose,
    darkOverlay: own?.darkOverlay ?? product.darkOverlay,
    branding: product.inAppSurveyBranding,
  };
}

/** Black or white, whichever reads on the color (survey document, section 5). */
export function textOn(color: string): 'black' | 'white' {
  const { r, g, b } = toRgb(color);
  return 0.299 * r + 0.587 * g + 0.114 * b > 128 ? 'black' : 'white';
}

/** Colors come from a server and go into style properties. */
function hexOf(color: string | null | undefined): string | undefined {
  return color ? parseHexColor(color) : undefined;
}
