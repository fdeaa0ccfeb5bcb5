import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type CropArea, cropZoom, movedCrop, zoomedCrop } from '../../../sdk/scene/crop';
import type { Size } from '../../../sdk/scene/cover';
import { useTranslator } from '../foundation/translation';
import { type Finger, pinchOf } from '../picture-editing/pinch';

export interface CropFrameProps {
  src: string;
  picture: Size;
  area: CropArea;
  onChange: (area: CropArea) => void;
}

/** Share of the frame per press of an arrow key; with Shift, five times as far. */
const NUDGE = 0.02;
const ZOOM_FACTOR = 1.1;

/** The picture under a frame of fixed shape: dragged, pinched, scrolled or moved by keys. */
export function CropFrame({ src, picture, area, onChange }: CropFrameProps) {
  const t = useTranslator();
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Finger>());
  const from = useRef({ fingers: [] as readonly Finger[], area });
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const zoomBy = (factor: number) => onChange(zoomedCrop(area, cropZoom(area, picture) * factor, picture));

  const latest = useRef(zoomBy);
  latest.current = zoomBy;
  useEffect(() => {
    const element = frame.current;
    // React listens to wheels passively: the dialog would scroll along
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / 600));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  function onPointer(event: PointerEvent<HTMLElement>) {
    const held = fingers.current;
    if (event.type === 'pointerdown') {
      event.currentTarget.setPointerCapture(event.pointerId);
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    } else if (!held.has(event.pointerId)) return;
    if (event.type !== 'pointermove') {
      if (event.type !== 'pointerdown') held.delete(event.pointerId);
      from.current = { fingers: [...held.values()], area };
      return;
    }
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const { x, y, factor } = pinchOf(from.current.fingers, [...held.values()]);
    const start = from.current.area;
    const zoomed = zoomedCrop(start, cropZoom(start, picture) * factor, picture);
    const pxPerScreenPx = zoomed.width / (frame.current?.clientWidth || 1);
    onChange(movedCrop(zoomed, -x * pxPerScreenPx, -y * pxPerScreenPx, picture));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = (event.shiftKey ? 5 : 1) * NUDGE * area.width;
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [step, 0],
      ArrowRight: [-step, 0],
      ArrowUp: [0, step],
      ArrowDown: [0, -step],
    };
    const move = moves[event.key];
    if (move) onChange(movedCrop(area, move[0], move[1], picture));
    else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_FACTOR);
    else if (event.key === '-') zoomBy(1 / ZOOM_FACTOR);
    else return;
    event.preventDefault();
  }

  return (
    <div
      className="sr-crop"
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerUp={onPointer}
      onPointerCancel={onPointer}
    >
      <div
        ref={frame}
        className="sr-crop__frame"
        style={{ aspectRatio: String(area.width / area.height), '--sr-crop-ratio': area.width / area.height } as object}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: moved by keys
        tabIndex={0}
        role="application"
        aria-label={t('picture.cropArea')}
        aria-description={t('picture.cropText')}
        onKeyDown={onKeyDown}
      >
        <img
          className="sr-crop__picture"
          src={src}
          alt=""
          draggable={false}
          style={{
            left: percent(-area.x, area.width),
            top: percent(-area.y, area.height),
            width: percent(picture.widthPx, area.width),
            height: percent(picture.heightPx, area.height),
          }}
        />
        <span className="sr-crop__window" />
      </div>
    </div>
  );
}
