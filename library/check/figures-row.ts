/** A row of the table of `npm run library:check`. */
import { FRAMES_PER_SECOND, type MotionFigures } from '@spotreel/sdk/internal/scene';
import type { FilmFigures } from './measure-film';

type Cell = (figures: FilmFigures) => string;

const NONE = '-';

/** Columns by their headings. */
const COLUMNS: Readonly<Record<string, Cell>> = {
  style: ({ name }) => name,
  seconds: ({ motion }) => (motion.pictures / FRAMES_PER_SECOND).toFixed(1),
  'near-still %': ({ motion }) => percent(motion.nearStill),
  'still %': ({ motion }) => percent(motion.still),
  'longest still s': ({ motion }) => motion.longestStill.seconds.toFixed(1),
  'blank %': ({ motion }) => percent(motion.blank),
  'first frame': ({ motion }) => firstFrame(motion),
  transitions: ({ transitions }) => transitions.join(' ') || NONE,
  'motion by eighth %': ({ motion }) => motion.byEighth.map((share) => Math.round(share * 100)).join(' '),
  'starts on beats %': ({ startsOnBeats }) => percent(startsOnBeats),
  'cuts on beats %': ({ cutsOnBeats }) => (cutsOnBeats === undefined ? NONE : percent(cutsOnBeats)),
  'chars/s': ({ charactersASecond }) => charactersASecond.toFixed(1),
  'smallest px': ({ smallestTextPx }) => decimal(smallestTextPx),
  'under 11 px %': ({ smallTexts }) => percent(smallTexts),
  'under buttons': ({ coveredTexts }) => String(coveredTexts),
  'least contrast': ({ leastContrast }) => decimal(leastContrast),
  'first color %': ({ firstColor }) => percent(firstColor),
};

/** Head of the Markdown table. */
export const TABLE_HEAD = `${lineOf(Object.keys(COLUMNS))}\n|${'---|'.repeat(Object.keys(COLUMNS).length)}`;

export function figuresRow(figures: FilmFigures): string {
  return lineOf(Object.values(COLUMNS).map((cell) => cell(figures)));
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function firstFrame({ isFirstBlank }: MotionFigures): string {
  return isFirstBlank ? 'blank' : 'picture';
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

function decimal(value: number): string {
  return Number.isFinite(value) ? value.toFixed(1) : NONE;
}
