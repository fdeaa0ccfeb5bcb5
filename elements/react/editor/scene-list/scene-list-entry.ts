import type { SampleCounts } from '@spotreel/sdk/internal/project';

/** A scene as the list shows it. */
export interface SceneListEntry {
  readonly id: number;
  readonly name: string;
  readonly durationSeconds: number;
  readonly posterUrl: string | null;
  /** Notices about it, in words. */
  readonly notices: readonly string[];
  /** Number of texts and images that are still those of the template; undefined: none. */
  readonly samples: SampleCounts | undefined;
  /** Reason why it cannot be duplicated; undefined when it can. */
  readonly duplicateRefusal: string | undefined;
  /** Reason why it cannot be removed; undefined when it can. */
  readonly removeRefusal: string | undefined;
}
