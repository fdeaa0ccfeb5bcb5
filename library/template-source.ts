/** Single templates, outside recipes: a project of one has one scene. */
import type { HexColor } from '@spotreel/sdk/internal/base';
import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { SceneSource } from './ingredient';
import type { LottieDraft } from './lottie/draft';
import type { LottieStage } from './lottie/stage';

/**
 * One design as lists show it, with a template for each of its ratios. All of them have the same fields and every layout,
 * so that a project of one can change to the ratio of another.
 */
export interface TemplateGroupSource extends SceneSource {
  /** 200 and above; never reused. */
  readonly id: number;
  /** One template each. 2001 to 2099; never reused. */
  readonly templateIds: Readonly<Partial<Record<Ratio, number>>>;
  /** An image is the one frame at its keyframe. */
  readonly kind: 'video' | 'image';
  /** Slugs of `goals.ts`, `moods.ts` and `categories.ts`. */
  readonly goals: readonly string[];
  readonly moods: readonly string[];
  readonly categories: readonly string[];
  readonly tier: 'free' | 'premium';
  /** `YYYY-MM-DD`: lists show the newest first. */
  readonly publishedOn: string;
  readonly bpm: number;
  /** Family of the fonts manifest that its headline is set in; the user can replace it. */
  readonly fontFamily: string;
  /** The colors of its look, most important first. */
  readonly palette: readonly HexColor[];
  /** Null for an image, which has no sound. */
  readonly defaultMusicKitId: number | null;
}

/** A design that Blender renders. Lists show it where the server has a Blender. */
export interface BlenderTemplateSource extends Omit<TemplateGroupSource, 'draw' | 'templateIds' | 'kind'> {
  /** One template each. 9001 and above; never reused. */
  readonly templateIds: TemplateGroupSource['templateIds'];
  /** Its samples that are as long as the video are offered. */
  readonly defaultMusicKitId: number;
  /**
   * Frames that Blender has rendered for previews, in order: each is shown until the next one. `npm run library:blender`
   * makes their files.
   */
  readonly stillFrames: readonly number[];
  /** Texts over the pictures of Blender. */
  readonly overlay: (stage: LottieStage) => readonly LottieDraft[];
  /** Python module in `library/blender` that builds the scene. */
  readonly script: string;
}

/** Time of an image: nothing moves, and its one frame is in the middle of a bar. */
export const ONE_FRAME = { kind: 'image', bpm: 120, bars: 1, keyframeSeconds: 1, defaultMusicKitId: null } as const;
