import { type RefObject, useEffect } from 'react';
import { isPressed, isTyped, type PressedKey } from '../../../controls/key-caps/shortcut';
import type { EditorCommand } from '../../editor-context/command';
import type { CommandSetting } from '../../editor-context/command-context';
import { type KeySetting, workingKeys } from '../../editor-context/working-keys';
import { editorCommands } from './command-table';

/**
 * Scope of shortcuts. `inside`: the editor alone, so that an embedding page keeps its keys. `page`: the whole page,
 * where the editor is all there is on it; it takes the keys that no other control wants. `off`: undo and redo inside
 * the editor alone.
 */
export type ShortcutScope = 'page' | 'inside' | 'off';

const TYPING =
  'input:not([type="range"], [type="color"], [type="checkbox"], [type="radio"]), textarea, [contenteditable]';
/** They do something of their own with letters, arrows, Home and End. */
const KEYED = 'select, input, [role="tab"], [role="slider"], [role="listbox"], [role="menu"], [role="radio"]';
/** They are pressed by space, and by Enter. */
const PRESSED = 'button, a[href], summary, [role="button"], [role="option"]';
/** Delete is meant for a text or a picture there, never for the scene around it. */
const KEEPS_DELETE = '[data-keeps-delete]';
/** Another world on top of the editor. */
const OVERLAY = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Runs the editor's commands by their keys. */
export function useCommandKeys(
  root: RefObject<HTMLElement | null>,
  surface: CommandSetting,
  scope: ShortcutScope,
): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listener = scope === 'page' ? document : element;
    const onKey = (event: Event) => {
      const pressed = event as KeyboardEvent;
      const target = pressed.composedPath()[0];
      const isOurs = target instanceof Element && (element.contains(target) || target === document.body);
      if (pressed.defaultPrevented || pressed.isComposing || !isOurs || target.closest(OVERLAY)) return;
      const command = commandOf(pressed, target, surface);
      if (!command) return;
      // the browser's own answer to the key (a bookmark, a saved page) would be a surprise, even where ours is refused
      pressed.preventDefault();
      if ((!pressed.repeat || command.isRepeated) && command.isEnabled(surface)) command.run(surface);
    };
    listener.addEventListener('keydown', onKey);
    return () => listener.removeEventListener('keydown', onKey);
  }, [root, surface, scope]);
}

/** The command of a key that was pressed at `target`; undefined when the key is for the target itself, or for no command. */
export function commandOf(event: PressedKey, target: Element, setting: KeySetting): EditorCommand | undefined {
  return editorCommands.find((command) =>
    workingKeys(command, setting).some(
      (shortcut) => isPressed(shortcut, event) && !(isTyped(shortcut) && wants(target, event.key)),
    ),
  );
}

function wants(target: Element, key: string): boolean {
  if (target.closest(TYPING)) return true;
  if (key === 'Delete' || key === 'Backspace') return target.closest(`${KEEPS_DELETE}, ${KEYED}`) !== null;
  if (key === ' ' || key === 'Enter') return target.closest(`${PRESSED}, ${KEYED}`) !== null;
  return target.closest(KEYED) !== null;
}
