import type { CameraMove } from '@spotreel/sdk/internal/contract';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, ZoomIn, ZoomOut } from 'lucide-react';

const icons = {
  'zoom-in': ZoomIn,
  'zoom-out': ZoomOut,
  'pan-left': ArrowLeft,
  'pan-right': ArrowRight,
  'pan-up': ArrowUp,
  'pan-down': ArrowDown,
} as const satisfies Record<CameraMove, typeof ZoomIn>;

/** Null: the picture rests. */
export function CameraIcon({ move }: { move: CameraMove | null }) {
  const Icon = move === null ? Minus : icons[move];
  return <Icon aria-hidden className="sr-camera-icon" />;
}
