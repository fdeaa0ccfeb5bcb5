import type { SampleCounts } from '@spotreel/sdk/internal/project';

/** A scene as the list shows it. */
export interface SceneListEntry {
  readonly id: number;
  readonly name: string;
  readonly durationSeconds: number;
  readonly posterUrl: string | null;
  /** What in it needs attention, in words. */
  readonly notices: readonly string[];
  /** How many texts and images are still those of the template; undefined: none. */
  readonly samples: SampleCounts | undefined;
  /** Why it cannot be duplicated; undefined when it can. */
  readonly duplicateRefusal: string | undefined;
  /** Why it cannot be removed; undefined when it can. */
  readonly removeRefusal: string | undefined;
}
