/** Messages between the page and the composer's worker. */
import type { ComposeOptions, MusicComposition } from '../../audio/compose';
import type { ComposerKit } from '../../audio/kit';
import type { SpotreelErrorCode } from '../../base/error-codes';

export type ToComposer =
  | {
      readonly type: 'compose';
      readonly requestId: number;
      readonly kit: ComposerKit;
      readonly scenes: readonly { readonly durationSeconds: number }[];
      readonly options: Omit<ComposeOptions, 'signal'>;
    }
  /** The result is not wanted any more. */
  | { readonly type: 'cancel'; readonly requestId: number };

export type FromComposer = { readonly type: 'ready' } | ComposerAnswer;

/** Each request gets one; `failed` with `aborted` when it was cancelled in time. */
export type ComposerAnswer =
  | { readonly type: 'composed'; readonly requestId: number; readonly composition: MusicComposition }
  | { readonly type: 'failed'; readonly requestId: number; readonly code: SpotreelErrorCode; readonly message: string };
