import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/internal/contract';
import type { MaskBrush } from '@spotreel/sdk/internal/stores';
import { type CSSProperties, useEffect, useRef } from 'react';
import { classNames } from '../../../foundation/styles/class-names';
import { useTranslator } from '../../../foundation/text/translation';
import { type Behind, behindClass } from '../behind-choice';
import type { MaskPainting } from './mask-painting';
import { useBrushHandlers } from './use-brush-handlers';

export interface BrushCanvasProps {
  media: Media;
  brush: MaskBrush;
  painting: MaskPainting;
  behind: Behind;
  /** 1: the whole image fits. */
  zoom: number;
  /** The original is shown, and nothing is painted. */
  isBefore: boolean;
}

/** The image with what is painted on its mask, and the brush on it. */
export function BrushCanvas({ media, brush, painting, behind, zoom, isBefore }: BrushCanvasProps) {
  const t = useTranslator();
  const { strokes, tool, radius } = useStore(brush.$state);
  const canvas = useRef<HTMLCanvasElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { cursor, ...handlers } = useBrushHandlers({ brush, surface, viewport, isOff: isBefore });
  const { width, height } = media.props;

  useEffect(() => {
    const keeping = tool === 'keep' ? 'removed' : 'result';
    if (canvas.current) painting.show(canvas.current, strokes, isBefore ? 'before' : keeping);
  }, [painting, strokes, tool, isBefore]);

  const frame = { aspectRatio: String(width / height), '--sr-compare-ratio': width / height };
  const size = (2 * radius * Math.max(width, height)) / width;
  const at = cursor && { left: percent(cursor.x), top: percent(cursor.y), width: percent(size) };
  return (
    <div
      ref={viewport}
      className={classNames('sr-compare', 'sr-brush__viewport', behindClass(behind))}
      style={frame as CSSProperties}
    >
      <div
        ref={surface}
        className="sr-brush__image"
        style={{ width: percent(zoom) }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the brush
        tabIndex={0}
        role="application"
        aria-label={t('cutOut.canvas')}
        aria-description={t('cutOut.brushText')}
        {...handlers}
      >
        <canvas ref={canvas} className="sr-brush__canvas" />
        {at && !isBefore && <span className={`sr-brush__cursor sr-brush__cursor--${tool}`} style={at} aria-hidden />}
      </div>
    </div>
  );
}

function percent(share: number): string {
  return `${100 * share}%`;
}
