import type { ReactNode } from 'react';
import { classNames } from '../../foundation/styles/class-names';

interface StartChoicesProps {
  legend: string;
  /** Beside something larger. */
  isSmall?: boolean | undefined;
  children: ReactNode;
}

/** A question with pictures for answers. */
export function StartChoices({ legend, isSmall = false, children }: StartChoicesProps) {
  return (
    <fieldset className={classNames('sr-choices', isSmall && 'sr-choices--small')}>
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
