import type { Organisation } from '@spotreel/sdk/contract';
import { brandColors } from '@spotreel/sdk/project';

/** The colors side by side, the first one widest. */
export function BrandStripes({ place }: { place: Organisation }) {
  return (
    <span aria-hidden className="sr-stripes">
      {brandColors(place).map((color) => (
        <span key={color} style={{ backgroundColor: color }} />
      ))}
    </span>
  );
}
