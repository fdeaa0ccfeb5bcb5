import type { CameraMove } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';

const names = {
  'zoom-in': 'camera.zoomIn',
  'zoom-out': 'camera.zoomOut',
  'pan-left': 'camera.panLeft',
  'pan-right': 'camera.panRight',
  'pan-up': 'camera.panUp',
  'pan-down': 'camera.panDown',
} as const satisfies Record<CameraMove, string>;

/** Name of a movement. Null: the picture rests. */
export function cameraName(move: CameraMove | null, t: Translator): string {
  return t(move === null ? 'camera.none' : names[move]);
}
