import { useEffect, useRef } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import type { PaletteEntry } from './palette-entry';
import { PaletteOption } from './palette-option';
import type { PaletteSearch } from './use-palette-search';

export interface PaletteListProps {
  id: string;
  search: Pick<PaletteSearch, 'groups' | 'active' | 'activate'>;
  optionId: (entry: PaletteEntry) => string;
  onChoose: (entry: PaletteEntry) => void;
}

/** The list below the field; the focus stays in the field. */
export function PaletteList({ id, search, optionId, onChoose }: PaletteListProps) {
  const t = useTranslator();
  const list = useRef<HTMLDivElement>(null);
  const { groups, active, activate } = search;
  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} className="sr-palette__list" role="listbox" aria-label={t('commands.search')}>
      {groups.map(({ heading, found }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
        <div key={heading ?? ''} role="group" aria-label={heading}>
          {heading && (
            <p className="sr-palette__heading" aria-hidden>
              {heading}
            </p>
          )}
          {found.map(({ entry, marks }) => (
            <PaletteOption
              key={entry.id}
              id={optionId(entry)}
              entry={entry}
              marks={marks}
              isActive={entry === active}
              onPoint={activate}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
