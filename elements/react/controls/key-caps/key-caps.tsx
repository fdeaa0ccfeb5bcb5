import { classNames } from '../../foundation/styles/class-names';
import { isMac } from './platform';
import { keyCaps } from './shortcut';

/** A shortcut as keys. */
export function KeyCaps({ shortcut, className }: { shortcut: string; className?: string }) {
  return (
    <span className={classNames('sr-keys', className)}>
      {keyCaps(shortcut, isMac()).map((cap) => (
        <kbd key={cap} className="sr-keys__key">
          {cap}
        </kbd>
      ))}
    </span>
  );
}
