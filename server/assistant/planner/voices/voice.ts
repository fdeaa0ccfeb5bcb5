/**
 * The sentences that the planner may add to what a brief says, in one language. Names in braces are facts of the brief, and a
 * pattern counts only where all of its facts are known. No sentence promises anything that a brief does not say.
 */

/** Each list is in order of preference. */
export interface GoalVoice {
  /** Above the headline, where no name is known. */
  readonly kicker: readonly string[];
  readonly headline: readonly string[];
  readonly subline: readonly string[];
  /** At most 12 characters. */
  readonly badge: readonly string[];
  readonly statement: readonly string[];
  /** Above a list of three points. */
  readonly list: readonly string[];
  /** Above an image with text. */
  readonly section: readonly string[];
  /** The headline of the last scene. */
  readonly invitation: readonly string[];
  /** Below that headline. */
  readonly detail: readonly string[];
}

export interface PlannerVoice {
  readonly goals: Readonly<Record<string, GoalVoice>>;
  readonly labels: {
    readonly when: readonly string[];
    readonly time: readonly string[];
    readonly place: readonly string[];
    readonly price: readonly string[];
    readonly info: readonly string[];
    readonly topic: readonly string[];
    readonly offer: readonly string[];
    readonly code: readonly string[];
    /** Before a discount, where there is no code. */
    readonly saving: readonly string[];
    readonly by: readonly string[];
    readonly how: readonly string[];
    readonly steps: readonly string[];
    readonly customer: readonly string[];
    readonly upTo: readonly string[];
    readonly only: readonly string[];
    readonly menu: readonly string[];
    readonly step: readonly string[];
  };
  /** In place of facts that the brief leaves out. */
  readonly missing: {
    readonly time: readonly string[];
    readonly date: readonly string[];
    readonly place: readonly string[];
    readonly price: readonly string[];
    readonly website: readonly string[];
    readonly code: readonly string[];
    readonly job: readonly string[];
  };
  /** Below a step or tip, before the next one and after the last one. */
  readonly next: readonly string[];
  readonly last: readonly string[];
  readonly lastTip: readonly string[];
  /** Notes beside a tip. */
  readonly cheer: readonly string[];
  /** Short notes in handwriting. */
  readonly note: readonly string[];
  readonly question: readonly string[];
  readonly ticket: readonly string[];
}
