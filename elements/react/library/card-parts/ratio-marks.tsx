import type { Ratio } from '@spotreel/sdk/internal/contract';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';

const ratioKeys = { landscape: 'library.landscape', portrait: 'library.portrait', square: 'library.square' } as const;

export interface RatioMarksProps {
  ratios: readonly Ratio[];
  /** The one that the picture shows. */
  chosen?: Ratio | undefined;
}

/** The formats of a design as little frames. */
export function RatioMarks({ ratios, chosen }: RatioMarksProps) {
  const t = useTranslator();
  return (
    <span role="img" aria-label={ratios.map((ratio) => t(ratioKeys[ratio])).join(', ')} className="sr-ratio-marks">
      {ratios.map((ratio) => (
        <span
          key={ratio}
          className={classNames('sr-ratio-mark', `sr-ratio-mark--${ratio}`, ratio === chosen && 'sr-ratio-mark--on')}
        />
      ))}
    </span>
  );
}
