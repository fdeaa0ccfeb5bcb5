import { type HexColor, parseHexColor } from '@spotreel/sdk/base';
import { RotateCcw, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';

export interface ColorFieldProps {
  label: string;
  value: HexColor;
  /** Offered as swatches. */
  swatches: readonly HexColor[];
  onChange: (color: HexColor) => void;
  /** What the chosen color does to a text. */
  warning?: string | undefined;
  /** Back to the template's own; absent when it is that already. */
  onReset?: (() => void) | undefined;
}

/** What may become a color with more digits. */
const BEGINNING = /^\s*#?[0-9a-f]{0,6}\s*$/i;

/** A color by picker, by its hex value, or from the palette. */
export function ColorField({ label, value, swatches, warning, onChange, onReset }: ColorFieldProps) {
  const t = useTranslator();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [hasLeft, setLeft] = useState(false);

  function type(text: string) {
    const color = parseHexColor(text);
    setTyped(text);
    setLeft(false);
    if (color && text.trim().replace('#', '').length === 6) onChange(color);
  }

  /** Three digits may be the beginning of six: they count when the field is left. */
  function finish() {
    const color = typed?.trim() ? parseHexColor(typed) : value;
    if (!color) return setLeft(true);
    if (color !== value) onChange(color);
    setTyped(undefined);
  }

  function choose(color: HexColor) {
    setTyped(undefined);
    onChange(color);
  }

  function reset(toOwn: () => void) {
    setTyped(undefined);
    toOwn();
  }

  const isWrong = typed !== undefined && !parseHexColor(typed) && (hasLeft || !BEGINNING.test(typed));

  return (
    <div className="sr-color">
      <input
        type="color"
        className="sr-color__well"
        value={value}
        aria-label={label}
        onChange={(event) => choose(event.currentTarget.value as HexColor)}
      />
      <label htmlFor={id} className="sr-color__label">
        {label}
      </label>
      <input
        id={id}
        className="sr-input sr-color__hex"
        dir="ltr"
        value={typed ?? value}
        spellCheck={false}
        maxLength={7}
        onChange={(event) => type(event.currentTarget.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
          if (event.key === 'Escape') setTyped(undefined);
        }}
      />
      {isWrong && (
        <p id={`${id}-error`} className="sr-field__error sr-color__error" role="status">
          {t('repair.color')}
        </p>
      )}
      {warning && (
        <p className="sr-color__warning" role="status">
          <TriangleAlert aria-hidden />
          {warning}
        </p>
      )}
      {onReset && (
        <IconButton label={t('editor.resetField', { name: label })} size="sm" onClick={() => reset(onReset)}>
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
              onClick={() => choose(swatch)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
