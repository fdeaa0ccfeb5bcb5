import { isMac } from './platform';
import { keyCaps } from './shortcut';

/** A shortcut as keys. */
export function KeyCaps({ shortcut }: { shortcut: string }) {
  return (
    <span className="sr-keys">
      {keyCaps(shortcut, isMac()).map((cap) => (
        <kbd key={cap} className="sr-keys__key">
          {cap}
        </kbd>
      ))}
    </span>
  );
}
