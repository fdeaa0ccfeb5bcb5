/** State of the assistant on a screen. */

import type { BriefMessage, PlannedStoryboard, ProjectBrief, TextLanguage } from '../../contract/assistant/assistant';
import type { Id } from '../../contract/schemas/ids';
import type { Ratio } from '../../contract/schemas/scalars';
import type { Failure } from '../failure';
import type { AssistantScene } from './assistant-scene';
import type { PlanProgress } from './plan-progress';

/** State of the assistant. */
export interface AssistantState {
  /** `opening`: an earlier brief is on its way. */
  readonly status: 'idle' | 'opening' | 'planning' | 'ready' | 'answering' | 'creating';
  /** Reason why the last step failed. */
  readonly failure: Failure | undefined;
  readonly brief: Pick<ProjectBrief, 'id' | 'text'> | undefined;
  readonly storyboard: PlannedStoryboard | undefined;
  readonly scenes: readonly AssistantScene[];
  /** While it plans: what is known already. */
  readonly progress: PlanProgress | undefined;
  /** The brand that the video speaks for. */
  readonly brandId: Id<'brand'> | null;
  /** Purpose and mood of the video: slugs of goals and moods, at most three. */
  readonly tags: readonly string[];
  readonly messages: readonly AssistantMessage[];
  /** Storyboard before each change that a message names, oldest first. Empty: nothing can be undone. */
  readonly earlier: readonly EarlierStoryboard[];
}

/** A line of the conversation. */
export interface AssistantMessage extends BriefMessage {
  /** Grows from message to message. */
  readonly key: number;
}

/** Work of a person: it survives a reload, and an undo restores it. */
export type WorkedOn = Pick<AssistantState, 'brief' | 'storyboard' | 'scenes' | 'brandId' | 'tags'>;

/** A storyboard before it was changed. */
export interface EarlierStoryboard extends WorkedOn {
  /** The message that says what has changed. */
  readonly messageKey: number;
}

/** State that survives a reload of the page. */
export type KeptStoryboard = WorkedOn & Pick<AssistantState, 'messages'>;

/** Changes that plan the video anew. */
export interface PlanChange {
  /** Default: as it is. */
  readonly ratio?: Ratio;
  /** Style of a recipe. Default: as it is. */
  readonly templateFamilyId?: Id<'templateFamily'>;
  /** Language of the texts. Default: unchanged. */
  readonly language?: TextLanguage;
  /** Null: without a brand. */
  readonly brandId?: Id<'brand'> | null;
  /** Slugs of goals and moods. The style is chosen anew for them. */
  readonly tags?: readonly string[];
}

/** An empty page. */
export const NEW_ASSISTANT: AssistantState = {
  status: 'idle',
  failure: undefined,
  brief: undefined,
  storyboard: undefined,
  scenes: [],
  progress: undefined,
  brandId: null,
  tags: [],
  messages: [],
  earlier: [],
};

/** Work of a person, without the state of the screen. */
export function workedOn({ brief, storyboard, scenes, brandId, tags }: AssistantState): WorkedOn {
  return { brief, storyboard, scenes, brandId, tags };
}
