/** A storyboard while it is planned. */
import type { PlannedStoryboard, StoryboardPiece } from '../../contract/assistant/assistant';
import { type AssistantScene, toAssistantScene } from './assistant-scene';

/** Progress of planning a storyboard. */
export interface PlanProgress {
  /** Its name, style and formats. */
  readonly storyboard: PlannedStoryboard;
  /** Scenes that are written, in the order of the video. */
  readonly scenes: readonly AssistantScene[];
}

/** Undefined before the style is known. */
export function withPiece(progress: PlanProgress | undefined, piece: StoryboardPiece): PlanProgress | undefined {
  if ('storyboard' in piece) return { storyboard: piece.storyboard, scenes: [] };
  return progress && { ...progress, scenes: [...progress.scenes, toAssistantScene(piece.scene)] };
}
