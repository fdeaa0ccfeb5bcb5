import type { Organisation } from '../../../sdk/contract/schemas/organisation';
import { brandColors } from '../../../sdk/project/place/apply-place';

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
