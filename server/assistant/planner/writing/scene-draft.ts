/** Input and output of the writers of scenes. */
import type { BriefFacts } from '../facts/brief-facts';
import type { GoalVoice, PlannerVoice } from '../voices/voice';

export interface WritingDesk {
  readonly facts: BriefFacts;
  readonly voice: PlannerVoice;
  /** The voice for the goal, its patterns filled. */
  readonly phrases: GoalVoice;
  readonly company: string | null;
  readonly website: string | null;
  readonly phone: string | null;
  readonly brief: string;
  /** The brief and the facts of the brand: such a text is not a sample, also where a template has the same. */
  readonly ownWords: string;
  /** The goal needs a date, such as that of an event. */
  readonly hasDate: boolean;
  /** The points are steps or tips: their order counts, and each gets a scene. */
  readonly isSequence: boolean;
  /** The points are tips, not steps. */
  readonly hasTips: boolean;
  /** Points of the brief that no scene has used. */
  readonly points: readonly string[];
  /** Fills patterns with the facts of the brief. */
  readonly fill: (patterns: readonly string[], more?: Readonly<Record<string, string>>) => string[];
}

export interface SceneDraft {
  /** Texts in order of preference, by the reference of the field. A scene takes those that it has fields for. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Points that no other scene should repeat. */
  readonly used: readonly string[];
}

/** Null: the brief has too little for such a scene. */
export type SceneWriter = (desk: WritingDesk) => SceneDraft | null;

/** A scene with all its texts. */
export interface WrittenScene {
  readonly sceneId: number;
  /** By the reference of the field. */
  readonly texts: Readonly<Record<string, string>>;
}
