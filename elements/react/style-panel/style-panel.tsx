import { contrastRatio, type HexColor } from '../../../sdk/base/color';
import type { FontFamily } from '../../../sdk/contract/schemas/library';
import { ColorField } from '../color-field/color-field';
import { useTranslator } from '../foundation/translation';
import { FormSection } from '../scene-form/form-section';

export interface StylePanelProps {
  fonts: readonly FontFamily[];
  /** null: the style's own. */
  fontFamily: string | null;
  palette: readonly HexColor[];
  /** The style's own colors, same order. */
  defaultPalette: readonly HexColor[];
  onFont: (name: string | null) => void;
  onPaletteColor: (index: number, color: HexColor) => void;
}

/** Font and colors of the whole video. */
export function StylePanel({ fonts, fontFamily, palette, defaultPalette, onFont, onPaletteColor }: StylePanelProps) {
  const t = useTranslator();
  return (
    <div className="sr-scene-form">
      <FormSection title={t('editor.font')}>
        <select
          className="sr-input"
          aria-label={t('editor.font')}
          value={fontFamily ?? ''}
          onChange={(event) => onFont(event.currentTarget.value || null)}
        >
          <option value="">{t('editor.familyFont')}</option>
          {fonts.map((font) => (
            <option key={font.name} value={font.name}>
              {font.name}
            </option>
          ))}
        </select>
      </FormSection>
      <FormSection title={t('editor.palette')} hint={t('editor.paletteHint')}>
        {palette.map((color, index) => {
          const own = defaultPalette[index];
          return (
            <ColorField
              // biome-ignore lint/suspicious/noArrayIndexKey: a palette's colors are told apart by their place alone
              key={index}
              label={`${index + 1}`}
              value={color}
              swatches={[]}
              onChange={(next) => onPaletteColor(index, next)}
              onReset={own && own !== color ? () => onPaletteColor(index, own) : undefined}
            />
          );
        })}
        <ContrastNotice palette={palette} />
      </FormSection>
    </div>
  );
}

/** The first two colors of a palette are ground and ink: they carry the text. */
function ContrastNotice({ palette: [ground, ink] }: { palette: readonly HexColor[] }) {
  const t = useTranslator();
  if (!ground || !ink) return null;
  const ratio = contrastRatio(ground, ink);
  return ratio < 3 ? (
    <p className="sr-field__error">{t('editor.contrastWarning', { ratio: ratio.toFixed(1) })}</p>
  ) : null;
}
