import type { IngredientTemplate } from '@spotreel/sdk/contract';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';
import { type FieldArea, inReadingOrder } from './field-area';

export interface FieldButtonsProps {
  /** From back to front. */
  areas: readonly FieldArea[];
  fields: IngredientTemplate['fields'];
  editedKey: string | undefined;
  onEdit: (area: FieldArea) => void;
  /** Delete on a text empties it, on a picture brings back the template's own. */
  onClear: (area: FieldArea, name: string) => void;
}

/** One stop for Tab; arrow keys go through the fields in reading order. Not rendered for what does not move them, as most keys. */
export const FieldButtons = memo(function FieldButtons({
  areas,
  fields,
  editedKey,
  onEdit,
  onClear,
}: FieldButtonsProps) {
  const t = useTranslator();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [currentKey, setCurrent] = useState<string>();
  const ordered = inReadingOrder(areas);
  const stop = ordered.find(({ key }) => key === currentKey) ?? ordered[0];

  function onKey(event: KeyboardEvent, area: FieldArea) {
    const from = ordered.indexOf(area);
    if (event.key === 'Delete' || event.key === 'Backspace') onClear(area, nameOf(fields, area));
    const to = target(event.key, from, ordered.length);
    if (to === undefined) return;
    event.preventDefault();
    buttons.current.get(ordered[to]?.key ?? '')?.focus();
  }

  return areas.map((area) => {
    const name = nameOf(fields, area);
    return (
      <button
        key={area.key}
        ref={(button) => {
          if (button) buttons.current.set(area.key, button);
          else buttons.current.delete(area.key);
        }}
        type="button"
        data-area={area.key}
        className={classNames('sr-on-picture__field', area.key === editedKey && 'sr-on-picture__field--edited')}
        style={{ left: area.left, top: area.top, width: area.width, height: area.height }}
        tabIndex={area === stop ? 0 : -1}
        aria-label={t(area.kind === 'text' ? 'picture.editText' : 'picture.editImage', { name })}
        aria-description={t('picture.help')}
        onFocus={() => setCurrent(area.key)}
        onClick={() => onEdit(area)}
        onKeyDown={(event) => onKey(event, area)}
      >
        <span className="sr-on-picture__name" aria-hidden>
          {name}
        </span>
      </button>
    );
  });
});

function nameOf({ texts, images }: IngredientTemplate['fields'], { kind, field }: FieldArea): string {
  const own = (kind === 'text' ? texts : images).find(({ innerReference }) => innerReference === field);
  return own?.name ?? field;
}

function target(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from - 1 + count) % count;
  return undefined;
}
