/**
 * A key with what is held beside it, written as people say it: 'Mod+Shift+Z', 'Alt+ArrowUp', '?'. `Mod` is Ctrl, and ⌘ on
 * a Mac. Of a sign ('?', '[') Shift is no part: where it lies depends on the keyboard.
 */
export interface Shortcut {
  readonly withMod: boolean;
  readonly withShift: boolean;
  readonly withAlt: boolean;
  /** As `KeyboardEvent.key` has it; letters in lower case. */
  readonly key: string;
}

/** Used fields of a pressed key. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export function parseShortcut(text: string): Shortcut {
  const parts = text.split('+');
  const key = parts.pop() ?? '';
  return {
    withMod: parts.includes('Mod'),
    withShift: parts.includes('Shift'),
    withAlt: parts.includes('Alt'),
    key: key === 'Space' ? ' ' : key.length === 1 ? key.toLowerCase() : key,
  };
}

export function isPressed(shortcut: string, event: PressedKey): boolean {
  const { withMod, withShift, withAlt, key } = parseShortcut(shortcut);
  if (withMod !== (event.ctrlKey || event.metaKey) || withAlt !== event.altKey) return false;
  if (!isSign(key) && withShift !== event.shiftKey) return false;
  return keyOf(event) === key;
}

/** The key also types a letter: in a text field it is left to the field. */
export function isTyped(shortcut: string): boolean {
  const { withMod, key } = parseShortcut(shortcut);
  return !withMod && !/^F\d+$/.test(key);
}

/** A letter, digit or sign alone: what a voice or a stray finger may press unmeant (WCAG 2.1.4). */
export function isSingleKey(shortcut: string): boolean {
  const { withMod, withAlt, key } = parseShortcut(shortcut);
  return !withMod && !withAlt && key.length === 1 && key !== ' ';
}

/** The keys as they are shown: `['⌘', '⇧', 'Z']` on a Mac, else `['Ctrl', 'Shift', 'Z']`. */
export function keyCaps(shortcut: string, isMac: boolean): readonly string[] {
  const { withMod, withShift, withAlt, key } = parseShortcut(shortcut);
  return [
    ...(withMod ? [isMac ? '⌘' : 'Ctrl'] : []),
    ...(withAlt ? [isMac ? '⌥' : 'Alt'] : []),
    ...(withShift ? [isMac ? '⇧' : 'Shift'] : []),
    CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  ];
}

/** For `aria-keyshortcuts`. */
export function ariaKeys(shortcut: string, isMac: boolean): string {
  const { withMod, withShift, withAlt, key } = parseShortcut(shortcut);
  const held = [withMod && (isMac ? 'Meta' : 'Control'), withAlt && 'Alt', withShift && 'Shift'].filter(Boolean);
  return [...held, key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key].join('+');
}

const CAPS: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Delete: 'Del',
};

function isSign(key: string): boolean {
  return key.length === 1 && !/[a-z0-9 ]/.test(key);
}

/** Letters by their place where the keyboard writes another script: ⌘Z is the same key in Athens. */
function keyOf({ key, code }: PressedKey): string {
  if (key.length > 1) return key;
  const isLatin = key.charCodeAt(0) < 128;
  return isLatin ? key.toLowerCase() : code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}
