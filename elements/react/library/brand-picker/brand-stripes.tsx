import type { Brand } from '@spotreel/sdk/internal/contract';
import { brandColors } from '@spotreel/sdk/internal/project';

/** The colors side by side, the first one widest. */
export function BrandStripes({ brand }: { brand: Brand }) {
  return (
    <span aria-hidden className="sr-stripes">
      {brandColors(brand).map((color) => (
        <span key={color} style={{ backgroundColor: color }} />
      ))}
    </span>
  );
}
