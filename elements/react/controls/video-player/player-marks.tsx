/** A point of a video that something was written about. */
export interface PlayerMark {
  readonly id: number;
  readonly seconds: number;
  /** Author and text. */
  readonly label: string;
  /** It needs no attention any more. */
  readonly isDone: boolean;
}

export interface PlayerMarksProps {
  marks: readonly PlayerMark[];
  durationSeconds: number;
  onSeek: (seconds: number) => void;
}

/** Marks on the line of a player. A click jumps to the point. */
export function PlayerMarks({ marks, durationSeconds, onSeek }: PlayerMarksProps) {
  return marks.map(({ id, seconds, label, isDone }) => (
    <button
      key={id}
      type="button"
      className={isDone ? 'sr-player__mark sr-player__mark--done' : 'sr-player__mark'}
      style={{ left: `${Math.min(100, (seconds / Math.max(durationSeconds, 0.001)) * 100)}%` }}
      aria-label={label}
      title={label}
      onClick={() => onSeek(seconds)}
    />
  ));
}
