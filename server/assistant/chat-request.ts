import type { BriefSave, StoryboardDraft } from '@spotreel/sdk/contract';
import type { ModelPlan } from './plan-with-model';

export interface ChatRequest {
  readonly message: string;
  /** Position of the only scene that may change. */
  readonly scene: number | undefined;
  readonly storyboard: StoryboardDraft;
  /** Texts of it that people wrote themselves. */
  readonly ownTexts: BriefSave['ownTexts'];
  readonly brandId: number | undefined;
  readonly signal: AbortSignal;
}

export interface ChatAnswer {
  readonly reply: string;
  /** Null: nothing changed. */
  readonly plan: ModelPlan | null;
  /** All of it, not a part. Default: false. */
  readonly isPlannedAnew?: boolean;
  /** The brief, where the message added to it. */
  readonly brief?: string;
}
