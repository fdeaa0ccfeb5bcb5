export interface DrawingProps {
  readonly viewBox: string;
  readonly paths: readonly string[];
}

/** A drawing of strokes, hidden from screen readers. */
export function Drawing({ viewBox, paths }: DrawingProps) {
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
