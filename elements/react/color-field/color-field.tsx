import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { type HexColor, parseHexColor } from '../../../sdk/base/color';
import { IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';

export interface ColorFieldProps {
  label: string;
  value: HexColor;
  /** Offered as swatches. */
  swatches: readonly HexColor[];
  onChange: (color: HexColor) => void;
  /** Back to the template's own; absent when it is that already. */
  onReset?: (() => void) | undefined;
}

/** A color by picker, by its hex value, or from the palette. */
export function ColorField({ label, value, swatches, onChange, onReset }: ColorFieldProps) {
  const t = useTranslator();
  const id = useId();
  const [typed, setTyped] = useState<string>();

  function type(text: string) {
    const color = parseHexColor(text);
    setTyped(text);
    if (color && text.replace('#', '').length === 6) onChange(color);
  }

  return (
    <div className="sr-color">
      <input
        type="color"
        className="sr-color__well"
        value={value}
        aria-label={label}
        onChange={(event) => onChange(event.currentTarget.value as HexColor)}
      />
      <label htmlFor={id} className="sr-color__label">
        {label}
      </label>
      <input
        id={id}
        className="sr-input sr-color__hex"
        value={typed ?? value}
        spellCheck={false}
        maxLength={7}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
      {onReset && (
        <IconButton label={t('editor.resetField', { name: label })} size="sm" onClick={onReset}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      {swatches.length > 0 && (
        <div className="sr-color__swatches">
          {swatches.map((swatch) => (
            <button
              key={swatch}
              type="button"
              className="sr-color__swatch"
              aria-label={`${label}: ${swatch}`}
              aria-pressed={swatch === value}
              style={{ backgroundColor: swatch }}
              onClick={() => onChange(swatch)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
