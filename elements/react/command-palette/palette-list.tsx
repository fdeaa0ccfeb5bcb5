import { useEffect, useRef } from 'react';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';
import { KeyCaps } from '../key-caps/key-caps';
import type { EntryGroup, FoundEntry, PaletteEntry } from './palette-entry';

export interface PaletteListProps {
  id: string;
  groups: readonly EntryGroup[];
  active: PaletteEntry | undefined;
  optionId: (entry: PaletteEntry) => string;
  onPoint: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** The list below the field; the focus stays in the field. */
export function PaletteList({ id, groups, active, optionId, onPoint, onChoose }: PaletteListProps) {
  const t = useTranslator();
  const list = useRef<HTMLDivElement>(null);
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
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the combobox's
            // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus and names the active option
            <div
              key={entry.id}
              id={optionId(entry)}
              role="option"
              aria-selected={entry === active}
              aria-disabled={entry.isDisabled || undefined}
              className={classNames('sr-palette__option', entry === active && 'sr-palette__option--active')}
              onPointerMove={() => entry !== active && onPoint(entry)}
              onClick={() => onChoose(entry)}
            >
              <span className="sr-palette__label">
                <Marked text={entry.label} marks={marks} />
              </span>
              {entry.detail && <span className="sr-palette__detail">{entry.detail}</span>}
              {entry.shortcut && <KeyCaps shortcut={entry.shortcut} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The letters that were found stand out. */
function Marked({ text, marks }: { text: string; marks: FoundEntry['marks'] }) {
  if (marks.length === 0) return text;
  const parts: { at: number; text: string; isMarked: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const isMarked = marks.includes(at);
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked) last.text += text[at];
    else parts.push({ at, text: text[at] ?? '', isMarked });
  }
  return parts.map((part) =>
    part.isMarked ? (
      <mark key={part.at} className="sr-palette__mark">
        {part.text}
      </mark>
    ) : (
      <span key={part.at}>{part.text}</span>
    ),
  );
}
