import { useStore } from '@nanostores/react';
import { BRUSH_RADIUS, type MaskBrush } from '@spotreel/sdk/internal/stores';
import { Brush, Eraser, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { Button, IconButton } from '../../../controls/button/button';
import { percentText } from '../../../foundation/text/numbers';
import { useTranslator } from '../../../foundation/text/translation';

export interface BrushToolsProps {
  brush: MaskBrush;
  /** 1: the whole image fits. */
  zoom: number;
  onZoom: (zoom: number) => void;
  isBefore: boolean;
  onBefore: (isBefore: boolean) => void;
}

const ZOOMS = { least: 1, most: 4, factor: Math.SQRT2 } as const;

/** Choice of the brush, its size, and undo. */
export function BrushTools({ brush, zoom, onZoom, isBefore, onBefore }: BrushToolsProps) {
  const t = useTranslator();
  return (
    <div className="sr-brush__tools">
      <ToolChoice brush={brush} />
      <BrushSize brush={brush} />
      <div className="sr-brush__buttons">
        <StrokeHistory brush={brush} />
        <BrushZoom zoom={zoom} onZoom={onZoom} />
        <Button
          className="sr-brush__button"
          variant="quiet"
          aria-pressed={isBefore}
          onClick={() => onBefore(!isBefore)}
        >
          {t('cutOut.showBefore')}
        </Button>
      </div>
    </div>
  );
}

function StrokeHistory({ brush }: Pick<BrushToolsProps, 'brush'>) {
  const t = useTranslator();
  const { strokes, undone } = useStore(brush.$state);
  return (
    <>
      <IconButton
        className="sr-brush__button"
        label={t('cutOut.undo')}
        disabled={strokes.length === 0}
        onClick={brush.undo}
      >
        <Undo2 className="sr-brush__turn" aria-hidden />
      </IconButton>
      <IconButton
        className="sr-brush__button"
        label={t('cutOut.redo')}
        disabled={undone.length === 0}
        onClick={brush.redo}
      >
        <Redo2 className="sr-brush__turn" aria-hidden />
      </IconButton>
    </>
  );
}

function BrushZoom({ zoom, onZoom }: Pick<BrushToolsProps, 'zoom' | 'onZoom'>) {
  const t = useTranslator();
  return (
    <>
      <IconButton
        className="sr-brush__button"
        label={t('cutOut.zoomOut')}
        disabled={zoom <= ZOOMS.least}
        onClick={() => onZoom(Math.max(ZOOMS.least, zoom / ZOOMS.factor))}
      >
        <ZoomOut aria-hidden />
      </IconButton>
      <IconButton
        className="sr-brush__button"
        label={t('cutOut.zoomIn')}
        disabled={zoom >= ZOOMS.most}
        onClick={() => onZoom(Math.min(ZOOMS.most, zoom * ZOOMS.factor))}
      >
        <ZoomIn aria-hidden />
      </IconButton>
    </>
  );
}

function ToolChoice({ brush }: { brush: MaskBrush }) {
  const t = useTranslator();
  const { tool } = useStore(brush.$state);
  return (
    <fieldset className="sr-segments">
      <legend className="sr-visually-hidden">{t('cutOut.tool')}</legend>
      <button type="button" aria-pressed={tool === 'keep'} onClick={() => brush.choose('keep')}>
        <Brush aria-hidden />
        {t('cutOut.keep')}
      </button>
      <button type="button" aria-pressed={tool === 'remove'} onClick={() => brush.choose('remove')}>
        <Eraser aria-hidden />
        {t('cutOut.remove')}
      </button>
    </fieldset>
  );
}

/** Equal steps of the slider change the brush by equal factors. */
function BrushSize({ brush }: { brush: MaskBrush }) {
  const t = useTranslator();
  const { radius } = useStore(brush.$state);
  return (
    <label className="sr-brush__size">
      <span>{t('cutOut.size')}</span>
      <input
        type="range"
        className="sr-slider__range sr-brush__range"
        min={Math.log(BRUSH_RADIUS.least)}
        max={Math.log(BRUSH_RADIUS.most)}
        step={0.05}
        value={Math.log(radius)}
        aria-valuetext={percentText(t, 2 * radius)}
        onChange={(event) => brush.resize(Math.exp(Number(event.currentTarget.value)))}
      />
    </label>
  );
}
