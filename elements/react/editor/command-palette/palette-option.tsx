import { KeyCaps } from '../../controls/key-caps/key-caps';
import { classNames } from '../../foundation/styles/class-names';
import type { FoundEntry, PaletteEntry } from './palette-entry';

export interface PaletteOptionProps extends FoundEntry {
  id: string;
  isActive: boolean;
  /** The pointer is over it. */
  onPoint: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** One entry of the list: label, detail and shortcut. */
export function PaletteOption({ id, entry, marks, isActive, onPoint, onChoose }: PaletteOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the combobox's
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus and names the active option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={entry.isDisabled || undefined}
      className={classNames('sr-palette__option', isActive && 'sr-palette__option--active')}
      onPointerMove={() => isActive || onPoint(entry)}
      onClick={() => onChoose(entry)}
    >
      <span className="sr-palette__label">
        <Marked text={entry.label} marks={marks} />
      </span>
      {entry.detail && <span className="sr-palette__detail">{entry.detail}</span>}
      {entry.shortcut && <KeyCaps shortcut={entry.shortcut} className="sr-palette__keys" />}
    </div>
  );
}

/** Marks the letters that match the query. */
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
