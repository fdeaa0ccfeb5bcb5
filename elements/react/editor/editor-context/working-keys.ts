import { isSingleKey } from '../../controls/key-caps/shortcut';
import type { EditorCommand } from './command';

export interface KeySetting {
  /** Shortcuts are on here; undo and redo always are. */
  readonly hasKeys: boolean;
  /** So are letters and signs alone. */
  readonly hasSingleKeys: boolean;
}

/** The shortcuts of a command that work; the first is the one that is shown. */
export function workingKeys(
  { shortcuts = [], isAlwaysOn }: Pick<EditorCommand, 'shortcuts' | 'isAlwaysOn'>,
  { hasKeys, hasSingleKeys }: KeySetting,
): readonly string[] {
  if (!hasKeys && !isAlwaysOn) return [];
  return hasSingleKeys ? shortcuts : shortcuts.filter((shortcut) => !isSingleKey(shortcut));
}
