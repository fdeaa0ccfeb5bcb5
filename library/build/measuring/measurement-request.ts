/** Facts on pictures in the library's manifest, which can only be measured on painted ones. */
import type { PosterColor } from '@spotreel/sdk/internal/contract';
import type { LottieAnimation, MeasuredTexts, ReplaceablePictures, SlotColors } from '@spotreel/sdk/internal/scene';
import type { PictureScene, StillRequest } from '../picture-request';

/** A layout at its keyframe: the colors of its texts, the texts that lie on pictures, and the color of its poster. */
export interface LayoutMeasurement {
  readonly kind: 'layout';
  readonly scene: Omit<PictureScene, 'document'> & { readonly document: LottieAnimation };
  readonly colors: SlotColors;
  readonly replaceable: ReplaceablePictures;
  readonly seconds: number;
}

/** The color of a poster. */
export interface PosterMeasurement {
  readonly kind: 'poster';
  readonly still: StillRequest;
}

/** The brightness of a picture of the library, or of a still. */
export interface BrightnessMeasurement {
  readonly kind: 'brightness';
  readonly of: string | StillRequest;
}

export type MeasurementRequest = LayoutMeasurement | PosterMeasurement | BrightnessMeasurement;

/** Answer of each kind. */
export interface Measured {
  readonly layout: MeasuredTexts & { readonly posterColor: PosterColor };
  readonly poster: { readonly posterColor: PosterColor };
  readonly brightness: { readonly brightness: string };
}
