import type { HexColor } from '@spotreel/sdk/internal/base';
import { RotateCcw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { IconButton } from '../button/button';
import { type HexInput, useHexInput } from './use-hex-input';

export interface ColorFieldProps {
  label: string;
  value: HexColor;
  /** Offered as swatches. */
  swatches: readonly HexColor[];
  onChange: (color: HexColor) => void;
  /** Effect of the chosen color on a text. */
  warning?: ReactNode;
  /** Back to the template's own; absent when it is that already. */
  onReset?: (() => void) | undefined;
}

/** A color by picker, by its hex value, or from the palette. */
export function ColorField({ label, value, swatches, warning, onChange, onReset }: ColorFieldProps) {
  const t = useTranslator();
  const id = useId();
  const hex = useHexInput(value, onChange);

  function choose(color: HexColor) {
    hex.discard();
    onChange(color);
  }

  function reset() {
    hex.discard();
    onReset?.();
  }

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
      <HexField id={id} input={hex} />
      {warning && <ColorWarning text={warning} />}
      {onReset && (
        <IconButton label={t('editor.resetField', { name: label })} size="sm" onClick={reset}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      {swatches.length > 0 && <Swatches label={label} value={value} colors={swatches} onChoose={choose} />}
    </div>
  );
}

function ColorWarning({ text }: { text: ReactNode }) {
  return (
    <p className="sr-color__warning" role="status">
      <TriangleAlert aria-hidden />
      {text}
    </p>
  );
}

interface SwatchesProps {
  label: string;
  value: HexColor;
  colors: readonly HexColor[];
  onChoose: (color: HexColor) => void;
}

function Swatches({ label, value, colors, onChoose }: SwatchesProps) {
  return (
    <div className="sr-color__swatches">
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          className="sr-color__swatch"
          aria-label={`${label}: ${color}`}
          aria-pressed={color === value}
          style={{ backgroundColor: color }}
          onClick={() => onChoose(color)}
        />
      ))}
    </div>
  );
}

interface HexFieldProps {
  /** Id of the input, for its label. */
  id: string;
  input: HexInput;
}

/** The hex value of a color. Enter takes what is typed, Escape discards it. */
function HexField({ id, input }: HexFieldProps) {
  const t = useTranslator();
  const { text, isWrong, type, finish, discard } = input;
  return (
    <>
      <input
        id={id}
        className="sr-input sr-color__hex"
        dir="ltr"
        value={text}
        spellCheck={false}
        maxLength={7}
        onChange={(event) => type(event.currentTarget.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
          if (event.key === 'Escape') discard();
        }}
      />
      {isWrong && (
        <p id={`${id}-error`} className="sr-field__error sr-color__error" role="status">
          {t('repair.color')}
        </p>
      )}
    </>
  );
}
