import type { StoryboardDraft } from '@spotreel/sdk/internal/contract';
import type { Addition } from '../chat-words';
import type { Language } from '../planner/facts/language';

export interface ChatMessage {
  readonly text: string;
  /** Position of the only scene that may change. */
  readonly scene: number | undefined;
}

/** Action, and its text for people. */
export type MessageAnswer =
  | { readonly kind: 'changed'; readonly reply: string; readonly draft: StoryboardDraft }
  /** Plans the video anew. `language`: of its texts, where the message asks for another one. */
  | { readonly kind: 'plan'; readonly reply: string; readonly familyId: number; readonly language?: Language }
  /** Says more in the video; what comes of it is known when it is tried. */
  | { readonly kind: 'add'; readonly addition: Addition }
  | { readonly kind: 'unchanged'; readonly reply: string };
