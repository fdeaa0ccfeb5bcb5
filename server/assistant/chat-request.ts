import type { BriefSave, StoryboardDraft } from '@spotreel/sdk/internal/contract';
import type { ModelPlan } from './plan-with-model';
import type { Language } from './planner/facts/language';
import type { ReplySpeech } from './reply-speech';

export interface ChatRequest {
  readonly message: string;
  /** Position of the only scene that may change. */
  readonly scene: number | undefined;
  readonly storyboard: StoryboardDraft;
  /** Texts of it that people wrote themselves. */
  readonly ownTexts: BriefSave['ownTexts'];
  readonly brandId: number | undefined;
  readonly signal: AbortSignal;
  readonly speech: ReplySpeech;
}

export interface ChatAnswer {
  readonly reply: string;
  /** Null: nothing changed. */
  readonly plan: ModelPlan | null;
  /** All of it, not a part. Default: false. */
  readonly isPlannedAnew?: boolean;
  /** The brief, where the message added to it. */
  readonly brief?: string;
  /** Language of the texts, if the message asked for another one. */
  readonly language?: Language;
}
