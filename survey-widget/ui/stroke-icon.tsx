export interface StrokeIconProps {
  readonly viewBox: string;
  readonly paths: readonly string[];
}

/** A drawing of strokes, hidden from screen readers. */
export function StrokeIcon({ viewBox, paths }: StrokeIconProps) {
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
