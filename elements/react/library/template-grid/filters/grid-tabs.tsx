import type { LibraryQuery } from '@spotreel/sdk/internal/stores';
import type { KeyboardEvent } from 'react';
import { useTranslator } from '../../../foundation/text/translation';

export interface GridTabsProps {
  tab: LibraryQuery['tab'];
  /** Id of the element that shows the chosen tab. */
  panelId: string;
  /** Number of results on each tab, or of favorites; undefined: not known, or neither is asked for. */
  counts: Readonly<Record<LibraryQuery['tab'], number | undefined>>;
  onChange: (tab: LibraryQuery['tab']) => void;
}

const tabs = ['recipes', 'animations'] as const;
const names = { recipes: 'library.recipes', animations: 'library.animations' } as const;

/** Recipes and animations; the arrows go from one to the other. */
export function GridTabs({ tab, panelId, counts, onChange }: GridTabsProps) {
  const t = useTranslator();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    onChange(tab === 'recipes' ? 'animations' : 'recipes');
    const other = event.currentTarget.querySelector<HTMLElement>('[aria-selected="false"]');
    other?.focus();
  };
  return (
    <div role="tablist" aria-label={t('library.tabs')} className="sr-grid__tabs" part="tabs" onKeyDown={onKeyDown}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === tab}
          aria-controls={panelId}
          tabIndex={one === tab ? 0 : -1}
          className="sr-grid__tab"
          onClick={() => onChange(one)}
        >
          {t(names[one])}
          {counts[one] !== undefined && <span className="sr-grid__tab-count">{counts[one]}</span>}
        </button>
      ))}
    </div>
  );
}
