import type { Ratio, Render } from '@spotreel/sdk/internal/contract';
import type { MessageKey } from '@spotreel/sdk/internal/i18n';
import { Check } from 'lucide-react';
import { useTranslator } from '../../../foundation/text/translation';

export interface RatioChoiceProps {
  /** The ratios that the project can have. */
  options: readonly Ratio[];
  /** The ratio of the project. */
  own: Ratio;
  /** One file is made for each; never empty. */
  chosen: readonly Ratio[];
  onChosen: (ratios: readonly Ratio[]) => void;
}

export const ratioNames = {
  landscape: 'editor.landscape',
  portrait: 'editor.portrait',
  square: 'editor.square',
} as const satisfies Record<Ratio, MessageKey>;

const PROPORTIONS: Readonly<Record<Ratio, string>> = { landscape: '16:9', portrait: '9:16', square: '1:1' };

/** Older servers do not name it. */
export function ratioOfFile({ ratio, width, height }: Pick<Render, 'ratio' | 'width' | 'height'>): Ratio {
  return ratio ?? (width > height ? 'landscape' : width < height ? 'portrait' : 'square');
}

/** The sizes of a project, of which one or more are exported. The last one that is chosen stays. */
export function RatioChoice({ options, chosen, onChosen }: RatioChoiceProps) {
  const t = useTranslator();
  if (options.length < 2) return null;

  function toggle(ratio: Ratio) {
    const next = options.filter((one) => (one === ratio) !== chosen.includes(one));
    if (next.length > 0) onChosen(next);
  }
  return (
    <fieldset className="sr-ratios">
      <legend className="sr-field__label">{t('exportRatios.legend')}</legend>
      <div className="sr-ratios__row">
        {options.map((ratio) => (
          <button
            key={ratio}
            type="button"
            className="sr-ratios__choice"
            aria-pressed={chosen.includes(ratio)}
            onClick={() => toggle(ratio)}
          >
            <RatioShape ratio={ratio} />
            <span className="sr-ratios__name">{t(ratioNames[ratio])}</span>
            <span className="sr-ratios__proportion">{PROPORTIONS[ratio]}</span>
            <Check aria-hidden className="sr-ratios__check" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** An outline with the proportions of the ratio. */
export function RatioShape({ ratio }: { ratio: Ratio }) {
  return (
    <span className="sr-ratios__shape" aria-hidden>
      <span className={`sr-ratios__outline sr-ratios__outline--${ratio}`} />
    </span>
  );
}
