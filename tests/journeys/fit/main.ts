/** What a page can be asked for while a test looks at it: `window.fit`. */
import { collapsedBlocks, coveredTexts } from './blocks';
import { focusProblem, smallTargets } from './controls';
import { beyondEdge, cutTexts, setTextSpacing } from './texts';
import { unseenContent } from './visible';

export interface Fit {
  misfits(): string[];
  /** Collapsed, covered, cut off or beyond the edge. */
  layoutFaults(): string[];
  /** Headings that cannot be read, images that show nothing. */
  unseenContent(): string[];
  /** With the spacing of WCAG 1.4.12. */
  spacedMisfits(): string[];
  /** What is brought into view may take some frames. Null: nothing is wrong. */
  focusProblem(): Promise<string | null>;
}

declare global {
  interface Window {
    fit: Fit;
  }
}

window.fit = {
  misfits: () => [...beyondEdge(), ...cutTexts(), ...smallTargets()],
  layoutFaults: () => [...beyondEdge(), ...cutTexts(), ...collapsedBlocks(), ...coveredTexts()],
  unseenContent,
  spacedMisfits() {
    setTextSpacing(true);
    const found = [...beyondEdge(), ...cutTexts()];
    setTextSpacing(false);
    return found;
  },
  async focusProblem() {
    for (let frame = 0; frame < 30 && focusProblem(); frame += 1) await new Promise(requestAnimationFrame);
    return focusProblem();
  },
};
