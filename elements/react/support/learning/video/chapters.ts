import type { HelpBlock } from '@spotreel/sdk/internal/contract';
import { textOfSpans } from '../../help/help-blocks';

/** A part of a video. */
export interface Chapter {
  readonly title: string;
  readonly atSeconds: number;
}

/** The chapters that headings name, in order of time. */
export function chaptersOf(blocks: readonly HelpBlock[]): readonly Chapter[] {
  return blocks
    .flatMap((block) => {
      if (block.type !== 'heading' || block.atSeconds === undefined) return [];
      return [{ title: stepHeading(textOfSpans(block.spans)).title, atSeconds: block.atSeconds }];
    })
    .toSorted((one, other) => one.atSeconds - other.atSeconds);
}

/** The place of the chapter that plays at `seconds`; -1 before the first. */
export function chapterAt(chapters: readonly Chapter[], seconds: number): number {
  return chapters.findLastIndex(({ atSeconds }) => atSeconds <= seconds + 0.25);
}

/** “Step 2: Replace the text” has a number, which a page can show beside the title. */
export function stepHeading(heading: string): { readonly number: string | undefined; readonly title: string } {
  const found = /^\p{L}+ (\d{1,2})\s*[:.–-]\s*(\S.*)$/u.exec(heading);
  return { number: found?.[1], title: found?.[2] ?? heading };
}
