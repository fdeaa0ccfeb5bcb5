/** What the assistant shows on a screen. */

import type { BriefMessage, PlannedStoryboard, ProjectBrief, TextLanguage } from '../../contract/assistant/assistant';
import type { Id } from '../../contract/schemas/ids';
import type { Ratio } from '../../contract/schemas/scalars';
import type { Failure } from '../failure';
import type { AssistantScene } from './assistant-scene';
import type { PlanProgress } from './plan-progress';

/** What the assistant is doing. */
export interface AssistantState {
  /** `opening`: an earlier brief is on its way. */
  readonly status: 'idle' | 'opening' | 'planning' | 'ready' | 'answering' | 'creating';
  /** Why the last step failed. */
  readonly failure: Failure | undefined;
  readonly brief: Pick<ProjectBrief, 'id' | 'text'> | undefined;
  readonly storyboard: PlannedStoryboard | undefined;
  readonly scenes: readonly AssistantScene[];
  /** While it plans: what is known already. */
  readonly progress: PlanProgress | undefined;
  /** The brand that the video speaks for. */
  readonly brandId: Id<'brand'> | null;
  /** What the video is for and how it feels: slugs of goals and moods, at most three. */
  readonly tags: readonly string[];
  readonly messages: readonly AssistantMessage[];
  /** What was there before each change that a message names, oldest first. Empty: nothing can be undone. */
  readonly earlier: readonly EarlierStoryboard[];
}

/** A line of the conversation. */
export interface AssistantMessage extends BriefMessage {
  /** Grows from message to message. */
  readonly key: number;
}

/** What people work on: it stays over a reload, and an undo brings it back. */
export type WorkedOn = Pick<AssistantState, 'brief' | 'storyboard' | 'scenes' | 'brandId' | 'tags'>;

/** A storyboard before it was changed. */
export interface EarlierStoryboard extends WorkedOn {
  /** The message that says what has changed. */
  readonly messageKey: number;
}

/** What stays over a reload of the page. */
export type KeptStoryboard = WorkedOn & Pick<AssistantState, 'messages'>;

/** Changes that plan the video anew. */
export interface PlanChange {
  /** Default: as it is. */
  readonly ratio?: Ratio;
  /** Style of a recipe. Default: as it is. */
  readonly templateFamilyId?: Id<'templateFamily'>;
  /** Of the texts. Default: as it is. */
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

/** What people work on, without what the screen is doing. */
export function workedOn({ brief, storyboard, scenes, brandId, tags }: AssistantState): WorkedOn {
  return { brief, storyboard, scenes, brandId, tags };
}
