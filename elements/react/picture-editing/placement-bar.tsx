import { MAX_SCALE } from '@spotreel/sdk/project';
import { withinLimits, zoomedTo } from '@spotreel/sdk/scene';
import { Check, Crosshair, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react';
import { Button, IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { useEditor } from '../project-editor/editor-context';
import type { ShownScene } from './use-shown-scene';

const MIDDLE = { x: 0, y: 0 } as const;
const STEP = 0.25;

/** Under the picture while its background is placed: zoom, center, done. */
export function PlacementBar({ scene, onDone }: { scene: ShownScene; onDone: () => void }) {
  const t = useTranslator();
  const { actions, document } = useEditor();
  const { background, canvas, sceneId } = scene;
  if (background.type === 'color') return null;
  const shown = withinLimits(background, background.media, canvas);

  function zoom(scale: number) {
    const {
      scale: next,
      positionX,
      positionY,
    } = zoomedTo(shown, scale, MIDDLE, background.type === 'color' ? canvas : background.media, canvas);
    actions.placeBackground(sceneId, { scale: next, positionX, positionY });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the slider closes the undo step
    <div className="sr-placement-bar" onBlur={document.closeStep} onPointerUp={document.closeStep}>
      <IconButton
        size="sm"
        label={t('picture.zoomOut')}
        disabled={shown.scale <= 1}
        onClick={() => zoom(shown.scale - STEP)}
      >
        <ZoomOut aria-hidden />
      </IconButton>
      <input
        type="range"
        className="sr-slider__range sr-placement-bar__zoom"
        aria-label={t('editor.zoom')}
        aria-valuetext={`${Math.round(shown.scale * 100)}%`}
        min={1}
        max={MAX_SCALE}
        step={0.01}
        value={shown.scale}
        onChange={(event) => zoom(Number(event.currentTarget.value))}
      />
      <IconButton
        size="sm"
        label={t('picture.zoomIn')}
        disabled={shown.scale >= MAX_SCALE}
        onClick={() => zoom(shown.scale + STEP)}
      >
        <ZoomIn aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={t('picture.center')}
        disabled={shown.positionX === 0 && shown.positionY === 0}
        onClick={() => actions.placeBackground(sceneId, { scale: shown.scale, positionX: 0, positionY: 0 })}
      >
        <Crosshair aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={t('editor.resetField', { name: t('picture.background') })}
        disabled={scene.values.background === null}
        onClick={() => actions.resetBackground(sceneId)}
      >
        <RotateCcw aria-hidden />
      </IconButton>
      <Button size="sm" variant="primary" icon={<Check aria-hidden />} onClick={onDone}>
        {t('picture.done')}
      </Button>
    </div>
  );
}
