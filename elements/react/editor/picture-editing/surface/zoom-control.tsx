import { MAX_SCALE } from '@spotreel/sdk/internal/project';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../../controls/button/button';
import { percentText } from '../../../foundation/text/numbers';
import { useTranslator } from '../../../foundation/text/translation';

const STEP = 0.25;

export interface ZoomControlProps {
  /** 1 to `MAX_SCALE`. */
  scale: number;
  /** May be called with a scale outside of the limits. */
  onZoom: (scale: number) => void;
}

/** Zooms a background: out, by a slider, in. */
export function ZoomControl({ scale, onZoom }: ZoomControlProps) {
  const t = useTranslator();
  return (
    <>
      <IconButton size="sm" label={t('picture.zoomOut')} disabled={scale <= 1} onClick={() => onZoom(scale - STEP)}>
        <ZoomOut aria-hidden />
      </IconButton>
      <input
        type="range"
        className="sr-slider__range sr-placement-bar__zoom"
        aria-label={t('editor.zoom')}
        aria-valuetext={percentText(t, scale)}
        min={1}
        max={MAX_SCALE}
        step={0.01}
        value={scale}
        onChange={(event) => onZoom(Number(event.currentTarget.value))}
      />
      <IconButton
        size="sm"
        label={t('picture.zoomIn')}
        disabled={scale >= MAX_SCALE}
        onClick={() => onZoom(scale + STEP)}
      >
        <ZoomIn aria-hidden />
      </IconButton>
    </>
  );
}
