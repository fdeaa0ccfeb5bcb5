import { barSeconds } from '@spotreel/sdk/internal/audio';

/** Marks of the ruler over a timeline. */
export interface Tick {
  readonly seconds: number;
  /** Number of a bar or of a whole step; undefined for marks in between. */
  readonly label: string | undefined;
}

export type RulerUnit = 'bars' | 'seconds';

/** Least distance of labels, and of marks. */
const LABEL_PX = 40;
const MARK_PX = 7;
const BEATS_A_BAR = 4;
const STEPS_SECONDS = [0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300] as const;
const STEPS_BARS = [1, 2, 4, 8, 16, 32, 64, 128] as const;

/** Bar at a time, from 1. A tenth of a millisecond of tolerance keeps a cut in the bar that it begins. */
export function barAt(seconds: number, bpm: number): number {
  return Math.floor((seconds + 1e-4) / barSeconds(bpm)) + 1;
}

/** As many marks as the width has room for; none without a length or a width. */
export function timelineTicks(
  unit: RulerUnit,
  { durationSeconds, widthPx, bpm }: { durationSeconds: number; widthPx: number; bpm: number },
): Tick[] {
  if (durationSeconds <= 0 || widthPx <= 0) return [];
  const unitSeconds = unit === 'bars' ? barSeconds(bpm) : 1;
  const unitPx = (unitSeconds / durationSeconds) * widthPx;
  const steps = unit === 'bars' ? STEPS_BARS : STEPS_SECONDS;
  const step = steps.find((candidate) => candidate * unitPx >= LABEL_PX) ?? steps[steps.length - 1] ?? 1;
  const parts = [BEATS_A_BAR, 2].find((count) => (step * unitPx) / count >= MARK_PX) ?? 1;
  const count = Math.floor((durationSeconds / unitSeconds / step) * parts + 1e-6);
  return Array.from({ length: count + 1 }, (_, index) => {
    const units = (index / parts) * step;
    const isWhole = index % parts === 0;
    return { seconds: units * unitSeconds, label: isWhole ? labelOf(unit, units) : undefined };
  });
}

function labelOf(unit: RulerUnit, units: number): string {
  if (unit === 'bars') return String(units + 1);
  const minutes = Math.floor(units / 60);
  const rest = Math.round((units - minutes * 60) * 10) / 10;
  return `${minutes}:${rest < 10 ? '0' : ''}${rest}`;
}
