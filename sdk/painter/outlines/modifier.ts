import type { Outline } from './curves';

/** Changes the outlines that are listed before it in its group, before they are colored. */
export interface Modifier {
  readonly isStill: boolean;
  change(outline: Outline, frame: number): readonly Outline[];
}
