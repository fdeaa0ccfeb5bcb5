import { type HexColor, parseHexColor } from '@spotreel/sdk/internal/base';
import { TEXT_CONTRAST } from '@spotreel/sdk/internal/project';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';

export interface PaletteSwatchProps {
  /** Purpose of the color. */
  name: string;
  color: HexColor;
  /** Contrast with the background; undefined for the background itself. */
  contrast: number | undefined;
  /** A color that can be read, where this one cannot. */
  better: HexColor | undefined;
  onChange: (color: HexColor) => void;
  /** Called when a drag over the picker begins. What it returns is called when the drag ends. */
  onDrag: () => () => void;
  /** Absent: the color is that of the style already. */
  onReset: (() => void) | undefined;
}

/** One color of the palette: picker, hex value, contrast, and a better color when it is hard to read. */
export function PaletteSwatch({ name, color, contrast, better, onChange, onDrag, onReset }: PaletteSwatchProps) {
  const t = useTranslator();
  const well = useDraggedWell(onDrag);

  return (
    <li className="sr-swatch">
      <input
        ref={well.ref}
        type="color"
        className="sr-color__well"
        value={color}
        aria-label={name}
        onChange={(event) => {
          well.begin();
          onChange(event.currentTarget.value as HexColor);
        }}
      />
      <span className="sr-swatch__words">
        <span className="sr-swatch__name">{name}</span>
        {contrast !== undefined && <ContrastBadge ratio={contrast} isFaint={better !== undefined} />}
      </span>
      <HexInput name={name} color={color} onChange={onChange} />
      <span className="sr-swatch__reset">
        {onReset && (
          <IconButton label={t('editor.resetField', { name })} size="sm" onClick={onReset}>
            <RotateCcw aria-hidden />
          </IconButton>
        )}
      </span>
      {better && <FaintWarning name={name} better={better} onFix={() => onChange(better)} />}
    </li>
  );
}

/** The color as hex digits. It is applied as soon as six of them are typed. */
function HexInput({ name, color, onChange }: Pick<PaletteSwatchProps, 'name' | 'color' | 'onChange'>) {
  const t = useTranslator();
  const [typed, setTyped] = useState<string>();

  function type(text: string) {
    const parsed = parseHexColor(text);
    setTyped(text);
    if (parsed && text.replace('#', '').length === 6) onChange(parsed);
  }

  return (
    <input
      className="sr-input sr-color__hex"
      aria-label={t('style.hexOf', { name })}
      value={typed ?? color}
      spellCheck={false}
      maxLength={7}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** The color is hard to read; a click takes `better` instead. */
function FaintWarning({ name, better, onFix }: { name: string; better: HexColor; onFix: () => void }) {
  const t = useTranslator();
  return (
    <p className="sr-swatch__warning">
      <span>{t('style.faint', { name })}</span>
      <Button size="sm" aria-label={t('style.fixLabel', { name })} onClick={onFix}>
        <span className="sr-swatch__better" style={{ backgroundColor: better }} aria-hidden />
        {t('style.fix')}
      </Button>
    </p>
  );
}

/** Says whether a color can be read on the background. Nothing where it is only good for large text. */
function ContrastBadge({ ratio, isFaint }: { ratio: number; isFaint: boolean }) {
  const t = useTranslator();
  if (isFaint) return <span className="sr-contrast sr-contrast--faint">{t('style.fails')}</span>;
  if (ratio < TEXT_CONTRAST) return null;
  return <span className="sr-contrast">{t('style.readable')}</span>;
}

/** React's `onChange` of a picker comes with every movement; the native `change` comes once, when the picker is done. */
function useDraggedWell(onDrag: () => () => void) {
  const ref = useRef<HTMLInputElement>(null);
  const finish = useRef<() => void>(undefined);
  useEffect(() => {
    const end = () => {
      finish.current?.();
      finish.current = undefined;
    };
    const well = ref.current;
    well?.addEventListener('change', end);
    return () => {
      well?.removeEventListener('change', end);
      end();
    };
  }, []);
  return {
    ref,
    begin: () => {
      finish.current ??= onDrag();
    },
  };
}
