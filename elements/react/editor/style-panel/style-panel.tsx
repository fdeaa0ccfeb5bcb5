import { contrastRatio, type HexColor } from '@spotreel/sdk/internal/base';
import type { FontFamily } from '@spotreel/sdk/internal/contract';
import { faintColors, type PaletteRole, type PaletteSuggestion } from '@spotreel/sdk/internal/project';
import { useMemo } from 'react';
import { COMMON_LANGUAGES, languageName } from '../../controls/field/language-names';
import { SelectField } from '../../controls/field/select-field';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { FormSection } from '../scene-form/form-section';
import { FontList } from './font-list';
import { PaletteChoices } from './palette-choices';
import { PaletteSwatch } from './palette-swatch';
import stylePanelCss from './style-panel.css?inline';

export interface StylePanelProps extends TextLanguageFieldProps {
  fonts: readonly FontFamily[];
  /** null: the style's own. */
  fontFamily: string | null;
  /** The family of the style's headlines; '' while it is not known. */
  ownFont: string;
  /** The words that fonts are shown with. */
  sample: string;
  palette: readonly HexColor[];
  /** The style's own colors, same order. */
  defaultPalette: readonly HexColor[];
  roles: readonly PaletteRole[];
  suggestions: readonly PaletteSuggestion[];
  onFont: (name: string | null) => void;
  onPaletteColor: (index: number, color: HexColor) => void;
  onPalette: (palette: readonly HexColor[] | null) => void;
  /** A drag over a picker begins; what it answers is called at its end. */
  onDrag: () => () => void;
}

const useStyles = lazyStyles([stylePanelCss]);

/** Colors and font of the whole video. */
export function StylePanel(props: StylePanelProps) {
  useStyles();
  const { fonts, fontFamily, ownFont, sample, palette, defaultPalette, suggestions } = props;
  const t = useTranslator();
  return (
    <div className="sr-scene-form">
      {palette.length > 0 && (
        <FormSection title={t('editor.palette')} hint={t('editor.paletteHint')}>
          <PaletteSwatches {...props} />
          <PaletteChoices
            palette={palette}
            own={defaultPalette}
            suggestions={suggestions}
            onPalette={props.onPalette}
          />
        </FormSection>
      )}
      <FormSection title={t('editor.font')} hint={t('style.fontHint')}>
        <FontList fonts={fonts} chosen={fontFamily} ownFont={ownFont} sample={sample} onChoose={props.onFont} />
      </FormSection>
      <FormSection title={t('style.language')} hint={t('style.languageHint')}>
        <TextLanguageField language={props.language} onLanguage={props.onLanguage} />
      </FormSection>
    </div>
  );
}

function PaletteSwatches({ palette, defaultPalette, roles, onPaletteColor, onDrag }: StylePanelProps) {
  const t = useTranslator();
  const [background] = palette;
  const better = faintColors(palette, defaultPalette);
  return (
    <ul className="sr-swatches sr-list">
      {[...palette.entries()].map(([index, color]) => {
        const own = defaultPalette[index];
        const role = roles[index];
        return (
          <PaletteSwatch
            key={index}
            name={
              role?.kind === 'field'
                ? role.name
                : role?.kind === 'background' || role?.kind === 'text'
                  ? t(`style.${role.kind}`)
                  : t('style.extra', { number: index + 1 })
            }
            color={color}
            contrast={index > 0 && background ? contrastRatio(background, color) : undefined}
            better={better.get(index)}
            onChange={(next) => onPaletteColor(index, next)}
            onDrag={onDrag}
            onReset={own && own !== color ? () => onPaletteColor(index, own) : undefined}
          />
        );
      })}
    </ul>
  );
}

interface TextLanguageFieldProps {
  /** BCP 47; null: as the letters of the texts say. */
  language: string | null;
  onLanguage: (language: string | null) => void;
}

/** The language of a video's texts. */
function TextLanguageField({ language, onLanguage }: TextLanguageFieldProps) {
  const t = useTranslator();
  const options = useMemo(() => {
    const tags = new Set<string>([...COMMON_LANGUAGES, ...(language === null ? [] : [language])]);
    const named = [...tags].map((value) => ({ value, label: languageName(value, t.locale) }));
    return [
      { value: '', label: t('style.languageAuto') },
      ...named.sort((a, b) => a.label.localeCompare(b.label, t.locale)),
    ];
  }, [language, t]);
  return (
    <SelectField
      label={t('style.language')}
      isLabelHidden
      value={language ?? ''}
      options={options}
      onChange={(value) => onLanguage(value === '' ? null : value)}
    />
  );
}
