import type { FontFamily } from '@spotreel/sdk/internal/contract';
import { useTranslator } from '../../foundation/text/translation';

/** A part of the name, and a category; '' for any. */
export interface FontFilter {
  readonly query: string;
  readonly category: string;
}

export const ALL_FONTS: FontFilter = { query: '', category: '' };

const categories = ['sans', 'serif', 'display', 'handwriting'] as const;
const categoryKeys = {
  sans: 'style.fontSans',
  serif: 'style.fontSerif',
  display: 'style.fontDisplay',
  handwriting: 'style.fontHandwriting',
} as const;

/** A font without a category is shown in none of them. */
export function isShown(font: { name: string; category: FontFamily['category'] | '' }, filter: FontFilter): boolean {
  const isOfCategory = !filter.category || font.category === filter.category;
  return isOfCategory && font.name.toLowerCase().includes(filter.query.trim().toLowerCase());
}

export interface FontFilterBarProps {
  filter: FontFilter;
  onChange: (filter: FontFilter) => void;
}

/** The search field and the list of categories. */
export function FontFilterBar({ filter, onChange }: FontFilterBarProps) {
  const t = useTranslator();
  return (
    <div className="sr-font-filter">
      <input
        type="search"
        className="sr-input"
        aria-label={t('style.searchFonts')}
        placeholder={t('style.searchFonts')}
        value={filter.query}
        onChange={(event) => onChange({ ...filter, query: event.currentTarget.value })}
      />
      <select
        className="sr-input"
        aria-label={t('style.fontCategory')}
        value={filter.category}
        onChange={(event) => onChange({ ...filter, category: event.currentTarget.value })}
      >
        <option value="">{t('style.fontAll')}</option>
        {categories.map((name) => (
          <option key={name} value={name}>
            {t(categoryKeys[name])}
          </option>
        ))}
      </select>
    </div>
  );
}
