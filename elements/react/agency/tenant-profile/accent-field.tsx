import { accentShades, type HexColor } from '@spotreel/sdk/internal/base';
import { Plus } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { ColorField } from '../../controls/color-field/color-field';
import { useTranslator } from '../../foundation/text/translation';

/** A color to start from. */
const FRESH: HexColor = '#4a6fa5';

export interface AccentFieldProps {
  /** Null: the default colors. */
  value: HexColor | null;
  onChange: (color: HexColor | null) => void;
}

/** The main color, with a look at what becomes of it on light and on dark pages. */
export function AccentField({ value, onChange }: AccentFieldProps) {
  const t = useTranslator();
  if (value === null)
    return (
      <Button size="sm" icon={<Plus aria-hidden />} className="sr-accent__add" onClick={() => onChange(FRESH)}>
        {t('tenantBrand.noAccent')}
      </Button>
    );
  const { light, dark } = accentShades(value);
  const fits = light.accent === value && dark.accent === value;
  return (
    <div className="sr-accent">
      <ColorField label={t('tenantBrand.accent')} value={value} swatches={[]} onChange={onChange} />
      <p className="sr-field__hint">
        {fits
          ? t('tenantBrand.accentFits')
          : t('tenantBrand.accentAdjusted', { light: light.accent, dark: dark.accent })}
      </p>
      <div className="sr-accent__samples">
        <Sample
          name={t('tenantBrand.light')}
          fill={light.accent}
          text={light.accentText}
          className="sr-accent__light"
        />
        <Sample name={t('tenantBrand.dark')} fill={dark.accent} text={dark.accentText} className="sr-dark" />
      </div>
      <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
        {t('tenantBrand.clearAccent')}
      </Button>
    </div>
  );
}

interface SampleProps {
  name: string;
  fill: HexColor;
  text: HexColor;
  className: string;
}

/** A button in the shades, as SVG: a page without inline styles cannot color an element. */
function Sample({ name, fill, text, className }: SampleProps) {
  const t = useTranslator();
  return (
    <span className={`sr-accent__sample ${className}`}>
      <svg viewBox="0 0 132 40" role="img" aria-label={name}>
        <rect width="132" height="40" rx="10" fill={fill} />
        <text x="66" y="21" fill={text} textAnchor="middle" dominantBaseline="central">
          {t('tenantBrand.previewButton')}
        </text>
      </svg>
    </span>
  );
}
