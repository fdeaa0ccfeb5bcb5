/** Filters that turn a picture as the matrix of its container says: phones film on their side. */
import type { Stream } from './libraries';

const DISPLAY_MATRIX = 5;
const FIXED_POINT = 65536;

const TURNS: Readonly<Record<number, string>> = { 90: 'transpose=clock', 180: 'hflip,vflip', 270: 'transpose=cclock' };

/** Undefined where the picture is upright, or turned by no quarter. */
export function uprightFilter({ codecpar }: Stream): string | undefined {
  const matrix = codecpar.getCodedSideData(DISPLAY_MATRIX);
  if (!matrix || matrix.length < 20) return undefined;
  const at = (index: number) => matrix.readInt32LE(index * 4) / FIXED_POINT;
  const degrees = (Math.round((Math.atan2(at(1), at(0)) * 180) / Math.PI) + 360) % 360;
  const isMirrored = at(0) * at(4) - at(1) * at(3) < 0;
  return [isMirrored ? 'hflip' : undefined, TURNS[degrees]].filter(Boolean).join() || undefined;
}
