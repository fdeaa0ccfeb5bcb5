import type { HexColor } from '@spotreel/sdk/internal/base';
import { type PaletteSuggestion, shufflePalette } from '@spotreel/sdk/internal/project';
import { RotateCcw, Shuffle } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';

export interface PaletteChoicesProps {
  palette: readonly HexColor[];
  own: readonly HexColor[];
  suggestions: readonly PaletteSuggestion[];
  /** null: the style's own. */
  onPalette: (palette: readonly HexColor[] | null) => void;
}

/** Palettes to take over as they are, one of chance, and the way back. */
export function PaletteChoices({ palette, own, suggestions, onPalette }: PaletteChoicesProps) {
  const t = useTranslator();
  const choices = [{ name: t('style.ownPalette'), palette: own }, ...suggestions];
  const isOwn = isSame(palette, own);
  const all = choices.map((choice) => choice.palette);
  return (
    <>
      <ul className="sr-palettes sr-list" aria-label={t('style.palettes')}>
        {choices.map((choice) => (
          <li key={choice.name}>
            <button
              type="button"
              className="sr-palettes__choice"
              aria-pressed={isSame(choice.palette, palette)}
              onClick={() => onPalette(choice.palette === own ? null : choice.palette)}
            >
              <span className="sr-palettes__stripes" aria-hidden>
                {[...choice.palette.entries()].map(([index, color]) => (
                  <span key={index} className="sr-palettes__stripe" style={{ backgroundColor: color }} />
                ))}
              </span>
              <span className="sr-palettes__name">{choice.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="sr-palettes__actions">
        <Button size="sm" icon={<Shuffle aria-hidden />} onClick={() => onPalette(shuffled(palette, own, all))}>
          {t('style.shuffle')}
        </Button>
        <Button size="sm" icon={<RotateCcw aria-hidden />} disabled={isOwn} onClick={() => onPalette(null)}>
          {t('style.resetAll')}
        </Button>
      </div>
    </>
  );
}

/** Never the palette that is there already, unless chance insists. */
function shuffled(
  palette: readonly HexColor[],
  own: readonly HexColor[],
  all: readonly (readonly HexColor[])[],
): readonly HexColor[] {
  const tries = Array.from({ length: 5 }, () => shufflePalette(own, all, Math.random));
  return tries.find((candidate) => !isSame(candidate, palette)) ?? palette;
}

function isSame(a: readonly HexColor[], b: readonly HexColor[]): boolean {
  return a.join() === b.join();
}
