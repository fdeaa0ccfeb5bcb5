/** Part of the DOM that is used here; this folder knows no DOM. */
interface KeyHost {
  addEventListener(type: string, listener: (event: PressedKey) => void): void;
}
interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  composedPath(): readonly unknown[];
  stopPropagation(): void;
}

/** Keys that are never part of a text. */
const LEAVES = /^(?:Escape|Tab|F\d)/;

/**
 * Keeps keys that are typed into a field inside `host`, an element, from the page around it. The page cannot see that a field in a
 * shadow root has the focus: it would take a letter for its own shortcut. Combinations with Ctrl or Command still reach the page.
 */
export function keepTypedKeys(host: KeyHost): void {
  for (const type of ['keydown', 'keypress', 'keyup'])
    host.addEventListener(type, (event) => {
      const [target] = event.composedPath() as [{ matches?(selector: string): boolean } | undefined];
      // Ctrl with Alt is AltGr, which writes letters
      const isCombined = event.metaKey || (event.ctrlKey && !event.altKey);
      if (!isCombined && !LEAVES.test(event.key) && target?.matches?.(':read-write')) event.stopPropagation();
    });
}
