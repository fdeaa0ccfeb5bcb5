import { type HexColor, parseHexColor } from '@spotreel/sdk/base';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { ContrastBadge } from './contrast-badge';

export interface PaletteSwatchProps {
  /** What the color is for. */
  name: string;
  color: HexColor;
  /** With the background; undefined for the background itself. */
  contrast: number | undefined;
  /** A color that can be read, where this one cannot. */
  better: HexColor | undefined;
  onChange: (color: HexColor) => void;
  /** A drag over the picker begins; what it answers is called at its end. */
  onDrag: () => () => void;
  /** Absent: it is the style's own already. */
  onReset: (() => void) | undefined;
}

/** One color of the palette: picker, hex value, contrast, and a way out when it is hard to read. */
export function PaletteSwatch({ name, color, contrast, better, onChange, onDrag, onReset }: PaletteSwatchProps) {
  const t = useTranslator();
  const [typed, setTyped] = useState<string>();
  const well = useDraggedWell(onDrag);

  function type(text: string) {
    const parsed = parseHexColor(text);
    setTyped(text);
    if (parsed && text.replace('#', '').length === 6) onChange(parsed);
  }

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
      <span className="sr-swatch__name">{name}</span>
      {contrast !== undefined && <ContrastBadge ratio={contrast} isFaint={better !== undefined} />}
      <input
        className="sr-input sr-color__hex"
        aria-label={t('style.hexOf', { name })}
        value={typed ?? color}
        spellCheck={false}
        maxLength={7}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
      <span className="sr-swatch__reset">
        {onReset && (
          <IconButton label={t('editor.resetField', { name })} size="sm" onClick={onReset}>
            <RotateCcw aria-hidden />
          </IconButton>
        )}
      </span>
      {better && (
        <p className="sr-swatch__warning">
          <span>{t('style.faint', { name })}</span>
          <Button size="sm" aria-label={t('style.fixLabel', { name })} onClick={() => onChange(better)}>
            <span className="sr-swatch__better" style={{ backgroundColor: better }} aria-hidden />
            {t('style.fix')}
          </Button>
        </p>
      )}
    </li>
  );
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
