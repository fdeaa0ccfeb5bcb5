import { Alarm, type FieldLayer } from '@spotreel/sdk/internal/player';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { PlaybackState } from '../stage/use-playback';
import { type FieldArea, fieldAreas } from './field-area';

/** Layout of the picture in px of the overlay. */
export interface PictureLayout {
  readonly picture: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly room: { readonly width: number; readonly height: number };
  /** From back to front. */
  readonly areas: readonly FieldArea[];
}

/** Scrubbing is over after so long without a move; measuring before that would cost frames. Longer than the player's delay of the exact picture. */
const QUIET_MS = 150;
/** The same for typing: keys are further apart than the steps of a drag. */
const TYPING_MS = 350;
/** CSS hides everything over a moving picture: unmounting and mounting it would cost a drag its first frame. */
const MOVING = 'data-moving';

/** The areas of the picture when it last stopped moving; undefined before that, and while it plays. */
export function usePictureLayout(
  overlay: RefObject<HTMLElement | null>,
  playback: PlaybackState,
): PictureLayout | undefined {
  const [layout, setLayout] = useState<PictureLayout>();
  useEffect(() => {
    const alarm = new Alarm(() =>
      setLayout(playback.$isPlaying.get() ? undefined : measure(overlay.current, playback)),
    );
    const moved = () => {
      overlay.current?.setAttribute(MOVING, '');
      alarm.ringIn(QUIET_MS);
    };
    const stops = [
      playback.$time.listen(moved),
      playback.$revision.listen(() => alarm.ringIn(TYPING_MS)),
      playback.$isPlaying.listen((isPlaying) => isPlaying && setLayout(undefined)),
    ];
    const observer = new ResizeObserver(() => alarm.ringIn(0));
    if (overlay.current) observer.observe(overlay.current);
    alarm.ringIn(0);
    return () => {
      alarm.cancel();
      observer.disconnect();
      for (const stop of stops) stop();
    };
  }, [overlay, playback]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout means that the picture stopped moving
  useLayoutEffect(() => overlay.current?.removeAttribute(MOVING), [overlay, layout]);
  return layout;
}

function measure(overlay: HTMLElement | null, playback: PlaybackState): PictureLayout | undefined {
  const picture = playback.pictureBox();
  if (!overlay || !picture || picture.width === 0) return undefined;
  const room = overlay.getBoundingClientRect();
  const within = ({ index, matrix: [a, b, c, d, e, f] }: FieldLayer): FieldLayer => ({
    index,
    matrix: [a, b, c, d, e - room.left, f - room.top],
  });
  const boxes = playback.fieldBoxes().map(({ ingredientId, field, kind, left, top, width, height, layer }) => ({
    sceneId: ingredientId,
    field,
    kind,
    left: left - room.left,
    top: top - room.top,
    width,
    height,
    layer: layer && within(layer),
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
