import type { FontFamily } from '@spotreel/sdk/contract';
import { useId, useState } from 'react';
import { useTranslator } from '../foundation/translation';
import { FontRow } from './font-row';

export interface FontListProps {
  fonts: readonly FontFamily[];
  /** null: the style's own. */
  chosen: string | null;
  /** The family of the style's headlines; '' while it is not known. */
  ownFont: string;
  /** The words that each font is shown with. */
  sample: string;
  onChoose: (name: string | null) => void;
}

const categories = ['sans', 'serif', 'display', 'handwriting'] as const;
const categoryKeys = {
  sans: 'style.fontSans',
  serif: 'style.fontSerif',
  display: 'style.fontDisplay',
  handwriting: 'style.fontHandwriting',
} as const;

/** Every family painted in itself with the words of the video; the style's own comes first. */
export function FontList({ fonts, chosen, ownFont, sample, onChoose }: FontListProps) {
  const t = useTranslator();
  const id = useId();
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState('');
  const wanted = query.trim().toLowerCase();
  const shown = fonts.filter(
    (font) =>
      font.name !== ownFont && font.name.toLowerCase().includes(wanted) && (!category || font.category === category),
  );
  const isOwnShown = ownFont.toLowerCase().includes(wanted) && !category;
  const words = sample || t('style.sample');
  return (
    <>
      <div className="sr-font-filter">
        <input
          type="search"
          className="sr-input"
          aria-label={t('style.searchFonts')}
          placeholder={t('style.searchFonts')}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <select
          className="sr-input"
          aria-label={t('style.fontCategory')}
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value)}
        >
          <option value="">{t('style.fontAll')}</option>
          {categories.map((name) => (
            <option key={name} value={name}>
              {t(categoryKeys[name])}
            </option>
          ))}
        </select>
      </div>
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
