import type { IngredientTemplate } from '@spotreel/sdk/internal/contract';
import { type KeyboardEvent, memo, type RefCallback, useRef, useState } from 'react';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
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

/** A button over each field. Memoised: most keys move no field. */
export const FieldButtons = memo(function FieldButtons(props: FieldButtonsProps) {
  const { areas, fields, editedKey, onEdit, onClear } = props;
  const t = useTranslator();
  const { tabStop, buttonRef, setCurrent, moveFocus } = useFieldFocus(areas);

  function onKeyDown(event: KeyboardEvent, area: FieldArea) {
    if (event.key === 'Delete' || event.key === 'Backspace') onClear(area, nameOf(fields, area));
    if (moveFocus(event.key, area)) event.preventDefault();
  }

  return areas.map((area) => {
    const name = nameOf(fields, area);
    return (
      <button
        key={area.key}
        ref={buttonRef(area)}
        type="button"
        data-area={area.key}
        className={classNames('sr-on-picture__field', area.key === editedKey && 'sr-on-picture__field--edited')}
        style={{ left: area.left, top: area.top, width: area.width, height: area.height }}
        tabIndex={area === tabStop ? 0 : -1}
        aria-label={t(area.kind === 'text' ? 'picture.editText' : 'picture.editImage', { name })}
        aria-description={t('picture.help')}
        onFocus={() => setCurrent(area)}
        onClick={() => onEdit(area)}
        onKeyDown={(event) => onKeyDown(event, area)}
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

interface FieldFocus {
  /** The only field that Tab stops at. */
  readonly tabStop: FieldArea | undefined;
  readonly buttonRef: (area: FieldArea) => RefCallback<HTMLButtonElement>;
  /** The field that has the focus. */
  readonly setCurrent: (area: FieldArea) => void;
  /** Moves the focus from a field by an arrow key; false for other keys. */
  readonly moveFocus: (key: string, from: FieldArea) => boolean;
}

/** One stop for Tab; arrow keys move the focus through the fields in reading order. */
function useFieldFocus(areas: readonly FieldArea[]): FieldFocus {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [currentKey, setCurrentKey] = useState<string>();
  const ordered = inReadingOrder(areas);
  return {
    tabStop: ordered.find(({ key }) => key === currentKey) ?? ordered[0],
    buttonRef: (area) => (button) => {
      if (button) buttons.current.set(area.key, button);
      else buttons.current.delete(area.key);
    },
    setCurrent: (area) => setCurrentKey(area.key),
    moveFocus(key, from) {
      const index = nextIndex(key, ordered.indexOf(from), ordered.length);
      if (index === undefined) return false;
      buttons.current.get(ordered[index]?.key ?? '')?.focus();
      return true;
    },
  };
}

/** Wraps around at the ends; undefined for a key that does not move. */
function nextIndex(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from - 1 + count) % count;
  return undefined;
}
