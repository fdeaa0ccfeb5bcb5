import type { HexColor } from '@spotreel/sdk/internal/base';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { Button } from '../button/button';
import colorTryCss from './color-try.css?inline';

const useStyles = lazyStyles([colorTryCss]);

export interface ColorTryProps {
  /** The color that is better. */
  color: HexColor;
  onTry: () => void;
}

/** A button that takes a better color. In its sentence, the color is a swatch. */
export function ColorTry({ color, onTry }: ColorTryProps) {
  useStyles();
  const t = useTranslator();
  const sentence = t('contrast.try', { color });
  const [before, after] = sentence.split(color);
  return (
    <Button variant="quiet" size="sm" className="sr-color-try" aria-label={sentence} onClick={onTry}>
      {before}
      <span className="sr-color-try__swatch" style={{ backgroundColor: color }} />
      {after}
    </Button>
  );
}
