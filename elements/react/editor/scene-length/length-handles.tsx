import { LEAST_SCENE_BARS, MOST_SCENE_BARS } from '@spotreel/sdk/internal/contract';
import { type PointerEvent, useCallback, useEffect, useState } from 'react';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import lengthHandlesCss from './length-handles.css?inline';

/** A scene on the timeline. */
export interface HandledScene {
  readonly sceneId: number;
  readonly startSeconds: number;
  readonly durationSeconds: number;
  readonly bars: number;
}

export interface LengthHandlesProps {
  scenes: readonly HandledScene[];
  onChange: (sceneId: number, bars: number) => void;
}

/** A drag of the end of a scene. */
interface Drag {
  readonly sceneId: number;
  /** Horizontal place of the pointer at the beginning, px. */
  readonly fromPx: number;
  readonly secondsPerPx: number;
  readonly bars: number;
}

const useStyles = lazyStyles([lengthHandlesCss]);

/**
 * Handles at the ends of the scenes on the timeline: they snap to half bars, and change a length when they are let go. Keys
 * have the form of the scene and shortcuts instead.
 */
export function LengthHandles({ scenes, onChange }: LengthHandlesProps) {
  useStyles();
  const [drag, setDrag] = useState<Drag>();
  const stop = useCallback(() => setDrag(undefined), []);
  useEscape(drag !== undefined, stop);
  const last = scenes.at(-1);
  const videoSeconds = last ? last.startSeconds + last.durationSeconds : 0;
  const handles = scenes.filter(({ durationSeconds }) => durationSeconds > 0);
  return (
    <div className="sr-length-handles" aria-hidden>
      {handles.map((scene) => (
        <LengthHandle
          key={scene.sceneId}
          scene={scene}
          videoSeconds={videoSeconds}
          drag={drag?.sceneId === scene.sceneId ? drag : undefined}
          onDrag={setDrag}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

/** Escape ends a drag, and nothing has happened. */
function useEscape(isDragging: boolean, end: () => void): void {
  useEffect(() => {
    if (!isDragging) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isDragging, end]);
}

interface LengthHandleProps extends Pick<LengthHandlesProps, 'onChange'> {
  scene: HandledScene;
  videoSeconds: number;
  drag: Drag | undefined;
  onDrag: (drag: Drag | undefined) => void;
}

function LengthHandle({ scene, videoSeconds, drag, onDrag, onChange }: LengthHandleProps) {
  const t = useTranslator();
  const { sceneId, startSeconds, durationSeconds, bars } = scene;
  const barSeconds = durationSeconds / bars;
  const length = (drag?.bars ?? bars) * barSeconds;
  const begin = (event: PointerEvent<HTMLElement>) => {
    const timeline = event.currentTarget.parentElement?.getBoundingClientRect().width ?? 0;
    if (event.button !== 0 || timeline === 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    onDrag({ sceneId, fromPx: event.clientX, secondsPerPx: videoSeconds / timeline, bars });
  };
  const move = (event: PointerEvent) => {
    if (!drag) return;
    const moved = (event.clientX - drag.fromPx) * drag.secondsPerPx;
    const wanted = snapped((durationSeconds + moved) / barSeconds);
    if (wanted !== drag.bars) onDrag({ ...drag, bars: wanted });
  };
  const end = () => {
    if (drag && drag.bars !== bars) onChange(sceneId, drag.bars);
    onDrag(undefined);
  };
  return (
    <span
      className="sr-length-handle"
      data-dragged={drag ? '' : undefined}
      data-scene={sceneId}
      style={{ left: `${((startSeconds + length) / videoSeconds) * 100}%` }}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => onDrag(undefined)}
    >
      {drag && (
        <span className="sr-length-handle__text">
          {t('sceneLength.value', {
            seconds: Math.round(length * 10) / 10,
            bars: t('sceneLength.bars', { count: drag.bars }),
          })}
        </span>
      )}
    </span>
  );
}

/** The nearest length that a scene can have, bars. */
function snapped(bars: number): number {
  const steps = Math.round(bars / LEAST_SCENE_BARS);
  return Math.min(MOST_SCENE_BARS, Math.max(1, steps) * LEAST_SCENE_BARS);
}
