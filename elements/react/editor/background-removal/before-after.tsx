import type { Media } from '@spotreel/sdk/internal/contract';
import { type CSSProperties, useState } from 'react';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import { type Behind, BehindChoice, behindClass } from './behind-choice';

export interface BeforeAfterProps {
  before: Media;
  /** It has the shape of `before`. */
  after: Media;
}

/** A side that is narrower has no room for its label. */
const LABEL_PERCENT = 22;

/**
 * Two images on top of each other; a slider moves the line between them. What is clear shows one of four backgrounds. Until the
 * second image is loaded, the whole first one is shown.
 */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  const t = useTranslator();
  const [percent, setPercent] = useState(50);
  const [behind, setBehind] = useState<Behind>('Checkers');
  const [isLoaded, setLoaded] = useState(false);
  const shown = isLoaded ? percent : 100;
  const className = classNames(behindClass(behind), !isLoaded && 'sr-compare--working');
  return (
    <>
      <PictureFrame media={before} className={className} percent={shown}>
        <img className="sr-compare__before" src={before.url} alt={t('cutOut.before')} draggable={false} />
        <img
          className="sr-compare__after"
          src={after.url}
          alt={t('cutOut.after')}
          draggable={false}
          onLoad={() => setLoaded(true)}
          onError={() => setLoaded(true)}
        />
        <SideLabels percent={shown} />
        <input
          type="range"
          className="sr-compare__range"
          dir="ltr"
          min={0}
          max={100}
          disabled={!isLoaded}
          value={shown}
          aria-label={t('cutOut.slider')}
          aria-valuetext={t('cutOut.share', { percent })}
          onChange={(event) => setPercent(Number(event.currentTarget.value))}
        />
        {isLoaded && <span className="sr-compare__handle" aria-hidden />}
      </PictureFrame>
      <BehindChoice behind={behind} onChange={setBehind} />
    </>
  );
}

function SideLabels({ percent }: { percent: number }) {
  const t = useTranslator();
  return (
    <>
      {percent > LABEL_PERCENT && (
        <span className="sr-compare__label" aria-hidden>
          {t('cutOut.before')}
        </span>
      )}
      {percent < 100 - LABEL_PERCENT && (
        <span className="sr-compare__label sr-compare__label--after" aria-hidden>
          {t('cutOut.after')}
        </span>
      )}
    </>
  );
}

export interface PictureFrameProps {
  /** Gives the frame its shape. */
  media: Media;
  className?: string;
  /** Position of the line from the left. Default 100: at the right edge. */
  percent?: number;
  children: React.ReactNode;
}

/** As large as the dialog allows, in the shape of the image. */
export function PictureFrame({ media, className, percent = 100, children }: PictureFrameProps) {
  const ratio = media.props.width / media.props.height;
  const style = { aspectRatio: String(ratio), '--sr-compare-ratio': ratio, '--sr-compare-split': `${percent}%` };
  return (
    <div className={classNames('sr-compare', className)} style={style as CSSProperties}>
      {children}
    </div>
  );
}
