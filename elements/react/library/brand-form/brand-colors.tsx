import { contrastRatio, type HexColor } from '@spotreel/sdk/internal/base';
import { BRAND_COLOR_NAMES, type BrandColorName } from '@spotreel/sdk/internal/project';
import { ArrowUp, Pipette, Plus, X } from 'lucide-react';
import { Button, IconButton } from '../../controls/button/button';
import { ColorField } from '../../controls/color-field/color-field';
import { decimalText } from '../../foundation/text/numbers';
import { useTranslator } from '../../foundation/text/translation';
import { freshColor } from './fresh-color';
import { repeatedColors } from './repeated-colors';
import type { LogoNote } from './use-brand-draft';

export interface BrandColorsProps {
  colors: Readonly<Record<BrandColorName, HexColor | ''>>;
  note: LogoNote;
  /** Reads the colors from the logo again; absent without a logo. */
  onPropose: (() => void) | undefined;
  onChange: (colors: Partial<Record<BrandColorName, HexColor | ''>>) => void;
}

/** Up to four colors, in the order in which a video takes them. */
export function BrandColors({ colors, note, onPropose, onChange }: BrandColorsProps) {
  const t = useTranslator();
  const repeated = repeatedColors(colors);
  return (
    <fieldset className="sr-brand-colors">
      <legend className="sr-field__label">{t('brands.colors')}</legend>
      <p className="sr-field__hint">{t(note === 'proposed' ? 'brands.proposed' : 'brands.colorsHint')}</p>
      {BRAND_COLOR_NAMES.map((name, index) => {
        const above = BRAND_COLOR_NAMES[index - 1];
        return (
          <BrandColor
            key={name}
            name={t(`brands.${name}`)}
            value={colors[name]}
            fresh={freshColor(Object.values(colors))}
            isTwice={repeated.has(name)}
            onChange={(color) => onChange({ [name]: color })}
            onSwap={above && (() => onChange({ [name]: colors[above], [above]: colors[name] }))}
          />
        );
      })}
      <Contrast first={colors.primaryColor} second={colors.secondaryColor} />
      {onPropose && (
        <Button size="sm" icon={<Pipette aria-hidden />} className="sr-brand-colors__propose" onClick={onPropose}>
          {t('brands.propose')}
        </Button>
      )}
      {note === 'none' && (
        <p className="sr-field__hint" role="status">
          {t('brands.noProposal')}
        </p>
      )}
    </fieldset>
  );
}

interface BrandColorProps {
  name: string;
  value: HexColor | '';
  /** Initial color when it is added. */
  fresh: HexColor | '';
  /** A color before it is the same: the brand is not saved so. */
  isTwice: boolean;
  onChange: (color: HexColor | '') => void;
  onSwap: (() => void) | undefined;
}

function BrandColor({ name, value, fresh, isTwice, onChange, onSwap }: BrandColorProps) {
  const t = useTranslator();
  if (value === '')
    return (
      <button type="button" className="sr-brand-colors__add" onClick={() => onChange(fresh)}>
        <Plus aria-hidden />
        {t('brands.addColor', { name: name.toLowerCase() })}
      </button>
    );
  return (
    <>
      <div className="sr-brand-colors__row">
        <ColorField label={name} value={value} swatches={[]} onChange={onChange} />
        {onSwap && (
          <IconButton label={t('brands.swapColors', { name: name.toLowerCase() })} size="sm" onClick={onSwap}>
            <ArrowUp aria-hidden />
          </IconButton>
        )}
        <IconButton label={t('brands.clearColor', { name: name.toLowerCase() })} size="sm" onClick={() => onChange('')}>
          <X aria-hidden />
        </IconButton>
      </div>
      {isTwice && (
        <p className="sr-field__error" role="alert">
          {t('brands.sameColor')}
        </p>
      )}
    </>
  );
}

/** Contrast of the first two as text on each other; WCAG AA asks for 4.5. */
function Contrast({ first, second }: { first: HexColor | ''; second: HexColor | '' }) {
  const t = useTranslator();
  if (!first || !second) return null;
  const ratio = contrastRatio(first, second);
  return (
    <p className="sr-brand-colors__contrast">
      <svg aria-hidden viewBox="0 0 36 28" className="sr-brand-colors__sample" style={{ backgroundColor: first }}>
        <path d="M8 20 13 8l5 12M9.8 16h6.4M28 13v7m0-3.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0" stroke={second} />
      </svg>
      {t(ratio < 4.5 ? 'brands.contrastLow' : 'brands.contrastGood', { ratio: decimalText(t, ratio) })}
    </p>
  );
}
