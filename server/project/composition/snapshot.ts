import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { FocusPoint } from '@spotreel/sdk/internal/scene';
import type { ProjectContent } from '../content';

/** File of a project when the snapshot was taken: deleting it later does not change the render. */
export interface SnapshotMedia {
  readonly key: string;
  readonly type: 'image' | 'video' | 'lottie' | 'audio';
  readonly widthPx: number;
  readonly heightPx: number;
  /** Images. Absent: the middle. */
  readonly focus?: FocusPoint;
  /** Absent: not measured. */
  readonly brightness?: string;
  /** Videos, animations and music only. */
  readonly durationSeconds: number | null;
  /** Music only: of each channel of the copy. */
  readonly contentSamples?: number;
}

/** A saved project, frozen: later saves do not change what is rendered from it. */
export interface ProjectSnapshot {
  readonly projectId: number;
  readonly version: number;
  readonly name: string;
  readonly ratio: Ratio;
  readonly templateFamilyId: number | null;
  readonly content: ProjectContent;
  /** By media id. */
  readonly media: Readonly<Record<string, SnapshotMedia>>;
}
