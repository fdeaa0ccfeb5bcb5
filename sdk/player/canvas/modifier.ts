import type { Outline } from './curves';

/** What changes the outlines that stand above it in its group, before they are colored. */
export interface Modifier {
  readonly isStill: boolean;
  change(outline: Outline, frame: number): readonly Outline[];
}
