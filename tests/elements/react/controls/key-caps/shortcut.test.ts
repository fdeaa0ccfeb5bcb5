import { describe, expect, it } from 'vitest';
import {
  ariaKeys,
  isPressed,
  isTyped,
  keyCaps,
  type PressedKey,
} from '../../../../../elements/react/controls/key-caps/shortcut';

const press = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('a shortcut', () => {
  it('is pressed with exactly what is held', () => {
    expect(isPressed('Mod+Z', press('z', { ctrlKey: true }))).toBe(true);
    expect(isPressed('Mod+Z', press('z', { metaKey: true }))).toBe(true);
    expect(isPressed('Mod+Z', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(false);
    expect(isPressed('Mod+Shift+Z', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(true);
    expect(isPressed('Z', press('z', { ctrlKey: true }))).toBe(false);
    expect(isPressed('Alt+ArrowUp', press('ArrowUp', { altKey: true }))).toBe(true);
    expect(isPressed('Space', press(' '))).toBe(true);
  });

  it('of a sign does not care where the keyboard has it', () => {
    expect(isPressed('?', press('?', { shiftKey: true }))).toBe(true);
    expect(isPressed('?', press('?'))).toBe(true);
    expect(isPressed('[', press('[', { altKey: true }))).toBe(false);
  });

  it('is the same key on keyboards of other scripts', () => {
    expect(isPressed('Mod+Z', press('я', { ctrlKey: true, code: 'KeyZ' }))).toBe(true);
    // On a German keyboard Z and Y change places: there the letter counts.
    expect(isPressed('Mod+Z', press('z', { ctrlKey: true, code: 'KeyY' }))).toBe(true);
    expect(isPressed('Mod+Z', press('y', { ctrlKey: true, code: 'KeyZ' }))).toBe(false);
  });

  it('is shown as the keys of the machine', () => {
    expect(keyCaps('Mod+Shift+Z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
    expect(keyCaps('Mod+Shift+Z', true)).toEqual(['⌘', '⇧', 'Z']);
    expect(keyCaps('Alt+ArrowUp', false)).toEqual(['Alt', '↑']);
    expect(ariaKeys('Mod+K', true)).toBe('Meta+K');
    expect(ariaKeys('Space', false)).toBe('Space');
  });

  it('is typed when no modifier makes it a command', () => {
    expect(['M', '?', 'Space', 'Delete', 'Alt+ArrowUp'].map(isTyped)).toEqual([true, true, true, true, true]);
    expect(['Mod+K', 'F2'].map(isTyped)).toEqual([false, false]);
  });
});
