import { StrokeIcon } from '../stroke-icon';

const HEAD = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0';

/** A face between very sad (mood 0) and very glad (mood 1), drawn, so that it looks the same on every system. */
export function Face({ mood }: { readonly mood: number }) {
  const bend = (mood - 0.5) * 9; // how far the middle of the mouth lies below its corners
  const corner = 15.6 - bend / 2.6;
  const mouth =
    mood > 0.85
      ? `M7.6 ${corner} Q12 ${corner + bend * 1.9} 16.4 ${corner} Z`
      : `M7.8 ${corner} Q12 ${corner + bend} 16.2 ${corner}`;
  const eyes = mood < 0.15 ? 'M7.4 7.4l2.6 1.4M16.6 7.4l-2.6 1.4M9 10v.4M15 10v.4' : 'M9 9v.6M15 9v.6';
  return <StrokeIcon viewBox="0 0 24 24" paths={[HEAD, mouth, eyes]} />;
}
