import { useTranslator } from '../../foundation/text/translation';

const BEHIND = ['Checkers', 'Light', 'Dark', 'Color'] as const;

/** Background behind clear parts of an image. */
export type Behind = (typeof BEHIND)[number];

export function behindClass(behind: Behind): string {
  return `sr-compare--${behind.toLowerCase()}`;
}

/** A row of buttons, one for each. */
export function BehindChoice({ behind, onChange }: { behind: Behind; onChange: (behind: Behind) => void }) {
  const t = useTranslator();
  return (
    <fieldset className="sr-segments sr-compare__behind">
      <legend className="sr-visually-hidden">{t('cutOut.behind')}</legend>
      {BEHIND.map((name) => (
        <button key={name} type="button" aria-pressed={name === behind} onClick={() => onChange(name)}>
          {t(`cutOut.behind${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
