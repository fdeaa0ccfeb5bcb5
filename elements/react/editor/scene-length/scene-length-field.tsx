import { LEAST_SCENE_BARS } from '@spotreel/sdk/internal/contract';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { LENGTH_PART } from './length-part';

export interface SceneLengthFieldProps {
  /** Length of the scene, bars. */
  bars: number;
  /** Length of the template, bars. */
  ownBars: number;
  /** Bars that its words need; undefined where they can be read. */
  neededBars: number | undefined;
  /** Seconds of a bar. */
  barSeconds: number;
  /** Null: as long as the template. */
  onChange: (bars: number | null) => void;
}

/** The slider reaches so far; a longer scene, or one that its words need longer, moves its end. */
const USUAL_BARS = 8;

/** Length of a scene, with a way back to the template's and one to a length in which its words can be read. */
export function SceneLengthField({ bars, ownBars, neededBars, barSeconds, onChange }: SceneLengthFieldProps) {
  const t = useTranslator();
  const id = useId();
  const secondsOf = (count: number) => Math.round(count * barSeconds * 10) / 10;
  const text = t('sceneLength.value', { seconds: secondsOf(bars), bars: t('sceneLength.bars', { count: bars }) });
  return (
    <>
      <div className="sr-slider" data-field={LENGTH_PART}>
        <output htmlFor={id} className="sr-slider__value">
          {text}
        </output>
        <input
          id={id}
          type="range"
          className="sr-slider__range"
          aria-label={t('sceneLength.title')}
          aria-valuetext={text}
          min={LEAST_SCENE_BARS}
          max={Math.max(USUAL_BARS, bars, ownBars, neededBars ?? 0)}
          step={LEAST_SCENE_BARS}
          value={bars}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      </div>
      {neededBars !== undefined && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" onClick={() => onChange(neededBars)}>
              {t('sceneLength.readable', { seconds: secondsOf(neededBars) })}
            </Button>
          }
        >
          {t('check.readingTime', { seconds: secondsOf(bars), needed: secondsOf(neededBars) })}
        </Notice>
      )}
      {bars !== ownBars && (
        <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
          <RotateCcw aria-hidden />
          {t('sceneLength.own', { seconds: secondsOf(ownBars) })}
        </Button>
      )}
    </>
  );
}
