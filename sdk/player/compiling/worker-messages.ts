/** Messages between the page and the scene worker. */

import type { SpotreelErrorCode } from '../../base/error-codes';
import type { Id } from '../../contract/schemas/ids';
import type { SceneContent, SceneTemplate } from '../../scene/compiling/compile-scene';
import type { SceneNotice } from '../../scene/composition';
import type { LottieAnimation } from '../../scene/lottie';
import type { AnimationUpdate } from './animation-update';
import type { FromCanvas, ToCanvas } from './canvas-messages';

export type ToWorker =
  /** First of all: the folder of the font files, an absolute URL. */
  | { readonly type: 'init'; readonly fontsUrl: string }
  /** Once for each template, which are large. */
  | { readonly type: 'template'; readonly templateId: Id<'template'>; readonly animation: LottieAnimation }
  /** Once for each template too: with a key only what is written in it goes over. */
  | { readonly type: 'fields'; readonly fieldsId: number; readonly fields: SceneTemplate['fields'] }
  | { readonly type: 'compile'; readonly request: CompileRequest }
  /** The result is not wanted any more. */
  | { readonly type: 'cancel'; readonly requestId: number }
  | ToCanvas;

export interface CompileRequest {
  /** Ascending. */
  readonly requestId: number;
  readonly sceneId: Id<'scene'>;
  /** The request whose place it takes on the page, if any. */
  readonly replaces?: number | undefined;
  readonly templateId: Id<'template'>;
  readonly fieldsId: number;
  readonly content: SceneContent;
  /** The user's animations in it: the ids that they were sent under, as templates are, by `src`. */
  readonly animationIds?: Readonly<Record<string, number>>;
}

export type FromWorker =
  /** It runs, and can set text. */
  | { readonly type: 'ready' }
  /** A worker out of a blob cannot import the file. */
  | { readonly type: 'unstartable' }
  | CompilerAnswer
  | FromCanvas;

/** Each request gets one; `failed` with `aborted` when it was cancelled in time. */
export type CompilerAnswer =
  | {
      readonly type: 'compiled';
      readonly requestId: number;
      readonly update: AnimationUpdate;
      readonly notices: readonly SceneNotice[];
    }
  | { readonly type: 'failed'; readonly requestId: number; readonly code: SpotreelErrorCode; readonly message: string };
