import type { ReactNode } from 'react';

/** A sample of a track as it is drawn. */
export interface DrawnSample {
  readonly durationSeconds: number;
  /** 0 to 1, any number of them. */
  readonly peaks: readonly number[];
  /** Number of the tint that marks it: the same sample has the same everywhere. */
  readonly tint: number;
}

export interface TrackDrawingProps {
  samples: readonly DrawnSample[];
  /** Drawn length; the surplus of the last sample is not heard. */
  durationSeconds: number;
}

const HEIGHT = 32;
const STROKES = 88;
const TINTS = 6;
const SPACING = 3;

/** The waveform of a track, with a tint for each sample. Decoration: the text beside it says what it shows. */
export function TrackDrawing({ samples, durationSeconds }: TrackDrawingProps) {
  let seconds = 0;
  const paths: ReactNode[] = [];
  for (const { durationSeconds: length, peaks, tint } of samples) {
    const from = Math.round((seconds / durationSeconds) * STROKES);
    seconds += length;
    const strokes = Math.round((seconds / durationSeconds) * STROKES) - from;
    paths.push(<path key={seconds} className={tintClass(tint)} d={pathOf(peaks, from, strokes)} />);
  }
  return (
    <svg
      className="sr-track-drawing"
      viewBox={`0 0 ${STROKES * SPACING} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths}
    </svg>
  );
}

export function tintClass(tint: number): string {
  return `sr-tint-${tint % TINTS}`;
}

function pathOf(peaks: readonly number[], from: number, strokes: number): string {
  return Array.from({ length: Math.min(strokes, STROKES - from) }, (_, stroke) => {
    const first = Math.floor((stroke * peaks.length) / strokes);
    const last = Math.max(first + 1, Math.floor(((stroke + 1) * peaks.length) / strokes));
    const half = (Math.max(0.05, ...peaks.slice(first, last)) * HEIGHT) / 2;
    const x = (from + stroke) * SPACING + 1;
    return `M${x} ${(HEIGHT / 2 - half).toFixed(1)}V${(HEIGHT / 2 + half).toFixed(1)}`;
  }).join('');
}
