import type { FontFamily } from '@spotreel/sdk/internal/contract';
import { useId, useState } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { ALL_FONTS, FontFilterBar, isShown } from './font-filter';
import { FontRow } from './font-row';

export interface FontListProps {
  fonts: readonly FontFamily[];
  /** null: the font of the style. */
  chosen: string | null;
  /** The family of the style's headlines; '' while it is not known. */
  ownFont: string;
  /** The text that each font is shown with. */
  sample: string;
  onChoose: (name: string | null) => void;
}

/** The fonts, each painted in itself with text of the video. The font of the style comes first. */
export function FontList({ fonts, chosen, ownFont, sample, onChoose }: FontListProps) {
  const t = useTranslator();
  const id = useId();
  const [filter, setFilter] = useState(ALL_FONTS);
  const shown = fonts.filter((font) => font.name !== ownFont && isShown(font, filter));
  const isOwnShown = isShown({ name: ownFont, category: '' }, filter);
  const words = sample || t('style.sample');
  return (
    <>
      <FontFilterBar filter={filter} onChange={setFilter} />
      <div className="sr-fonts" role="radiogroup" aria-label={t('editor.font')}>
        {isOwnShown && (
          <FontRow
            family={fonts.find(({ name }) => name === ownFont)}
            label={ownFont ? t('style.ownFont', { name: ownFont }) : t('editor.familyFont')}
            sample={words}
            group={id}
            isChosen={chosen === null || chosen === ownFont}
            onChoose={() => onChoose(null)}
          />
        )}
        {shown.map((font) => (
          <FontRow
            key={font.name}
            family={font}
            label={font.name}
            sample={words}
            group={id}
            isChosen={font.name === chosen}
            onChoose={() => onChoose(font.name)}
          />
        ))}
      </div>
      {!isOwnShown && shown.length === 0 && <p className="sr-field__hint">{t('style.noFonts')}</p>}
    </>
  );
}
