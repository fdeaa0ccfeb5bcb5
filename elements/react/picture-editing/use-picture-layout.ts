import { type RefObject, useEffect, useState } from 'react';
import type { Playback } from '../stage/use-playback';
import { type FieldArea, fieldAreas } from './field-area';

/** px of the overlay. */
export interface PictureLayout {
  readonly picture: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly room: { readonly width: number; readonly height: number };
  /** From back to front. */
  readonly areas: readonly FieldArea[];
}

/** While somebody scrubs nothing is measured: it would cost frames. */
const QUIET_MS = 90;
/** Of somebody who types, whose keys are further apart than the steps of a drag. */
const TYPING_MS = 350;

/** What is painted where, while the picture stands still; undefined while it moves. */
export function usePictureLayout(
  overlay: RefObject<HTMLElement | null>,
  playback: Playback,
): PictureLayout | undefined {
  const [layout, setLayout] = useState<PictureLayout>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measureIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(
        () => setLayout(playback.$isPlaying.get() ? undefined : measure(overlay.current, playback)),
        ms,
      );
    };
    const moved = () => {
      setLayout(undefined);
      measureIn(QUIET_MS);
    };
    const stops = [playback.$time.listen(moved), playback.$revision.listen(() => measureIn(TYPING_MS))];
    const observer = new ResizeObserver(() => measureIn(0));
    if (overlay.current) observer.observe(overlay.current);
    measureIn(0);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const stop of stops) stop();
    };
  }, [overlay, playback]);
  return layout;
}

function measure(overlay: HTMLElement | null, playback: Playback): PictureLayout | undefined {
  const picture = playback.pictureBox();
  if (!overlay || !picture || picture.width === 0) return undefined;
  const room = overlay.getBoundingClientRect();
  const boxes = playback.fieldBoxes().map(({ ingredientId, field, kind, left, top, width, height }) => ({
    sceneId: ingredientId,
    field,
    kind,
    left: left - room.left,
    top: top - room.top,
    width,
    height,
  }));
  return {
    picture: {
      left: picture.left - room.left,
      top: picture.top - room.top,
      width: picture.width,
      height: picture.height,
    },
    room: { width: room.width, height: room.height },
    areas: fieldAreas(boxes),
  };
}
