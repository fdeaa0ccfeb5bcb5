import { type BackgroundPlacement, withinLimits, zoomedTo } from '@spotreel/sdk/internal/scene';
import { Check, Crosshair, RotateCcw } from 'lucide-react';
import { Button, IconButton } from '../../../controls/button/button';
import { useTranslator } from '../../../foundation/text/translation';
import { useEditor } from '../../editor-context/editor-context';
import { ZoomControl } from '../surface/zoom-control';
import type { ShownScene } from '../use-shown-scene';

const MIDDLE = { x: 0, y: 0 } as const;

/** Under the picture while its background is placed: zoom, center, reset, done. */
export function PlacementBar({ scene, onDone }: { scene: ShownScene; onDone: () => void }) {
  const t = useTranslator();
  const { actions, document } = useEditor();
  const { background, canvas, sceneId } = scene;
  if (background.type === 'color') return null;
  const { media } = background;
  const shown = withinLimits(background, media, canvas);
  const place = ({ scale, positionX, positionY }: BackgroundPlacement) =>
    actions.placeBackground(sceneId, { scale, positionX, positionY });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the slider closes the undo step
    <div className="sr-placement-bar" onBlur={document.closeStep} onPointerUp={document.closeStep}>
      <ZoomControl scale={shown.scale} onZoom={(scale) => place(zoomedTo(shown, scale, MIDDLE, media, canvas))} />
      <IconButton
        size="sm"
        label={t('picture.center')}
        disabled={shown.positionX === 0 && shown.positionY === 0}
        onClick={() => place({ scale: shown.scale, positionX: 0, positionY: 0 })}
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
