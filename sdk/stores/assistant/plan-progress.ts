/** A storyboard while it is planned. */
import type { PlannedStoryboard, StoryboardPiece } from '../../contract/assistant/assistant';
import { type AssistantScene, toAssistantScene } from './assistant-scene';

/** What is known of a storyboard that is being planned. */
export interface PlanProgress {
  /** Its name, style and formats. */
  readonly storyboard: PlannedStoryboard;
  /** Those that are written, in the order of the video. */
  readonly scenes: readonly AssistantScene[];
}

/** Undefined before the style is known. */
export function withPiece(progress: PlanProgress | undefined, piece: StoryboardPiece): PlanProgress | undefined {
  if ('storyboard' in piece) return { storyboard: piece.storyboard, scenes: [] };
  return progress && { ...progress, scenes: [...progress.scenes, toAssistantScene(piece.scene)] };
}
