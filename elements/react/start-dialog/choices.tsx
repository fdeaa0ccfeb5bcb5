import type { ReactNode } from 'react';
import { classNames } from '../foundation/class-names';

/** A question with pictures for answers. */
export function StartChoices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="sr-choices">
      <legend className="sr-field__label">{legend}</legend>
      <div className="sr-choices__row">{children}</div>
    </fieldset>
  );
}

/** One answer: its picture, then its name. */
export function StartChoice({
  isOn,
  label,
  onChoose,
  children,
}: {
  isOn: boolean;
  label: string;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={classNames('sr-choice', isOn && 'sr-choice--on')}
      aria-pressed={isOn}
      onClick={onChoose}
    >
      {children}
      <span>{label}</span>
    </button>
  );
}
