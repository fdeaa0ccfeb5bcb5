import { describe, expect, it } from 'vitest';
import { COMMAND_GROUPS } from '../../../../elements/react/project-editor/commands/command';
import { editorCommands } from '../../../../elements/react/project-editor/commands/command-table';
import { groupNames } from '../../../../elements/react/project-editor/commands/group-names';
import { commandOf } from '../../../../elements/react/project-editor/commands/use-command-keys';
import { english } from '../../../../sdk/i18n/english';

describe('the table of commands', () => {
  it('has words for every command and every group', () => {
    for (const { message } of editorCommands) expect(english[message]).toEqual(expect.stringMatching(/\S/));
    for (const group of COMMAND_GROUPS) expect(english[groupNames[group]]).toMatch(/\S/);
    const names = editorCommands.map(({ message }) => english[message]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has no id twice and no shortcut twice', () => {
    const ids = editorCommands.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const shortcuts = editorCommands.flatMap((command) => command.shortcuts ?? []);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
  });

  it('leaves undo and redo alone on when shortcuts are off', () => {
    expect(editorCommands.filter(({ isAlwaysOn }) => isAlwaysOn).map(({ id }) => id)).toEqual(['undo', 'redo']);
  });
});

describe('a key', () => {
  const press = (key: string, ctrlKey = false) => {
    return { key, code: '', ctrlKey, metaKey: false, shiftKey: false, altKey: false };
  };
  const at = (html: string) => {
    document.body.innerHTML = html;
    return document.body.firstElementChild as Element;
  };
  const idAt = (html: string, key: string, ctrlKey = false) => commandOf(press(key, ctrlKey), at(html), false)?.id;

  it('is a command where nothing else wants it', () => {
    expect(idAt('<div></div>', 'm')).toBe('toggle-mute');
    expect(idAt('<div></div>', '?')).toBe('open-shortcuts');
    expect(idAt('<button></button>', 'm')).toBe('toggle-mute');
    expect(idAt('<div></div>', 'q')).toBeUndefined();
  });

  it('is left to a field, unless it is a command with Ctrl', () => {
    expect(idAt('<textarea></textarea>', 'm')).toBeUndefined();
    expect(idAt('<input>', 'Delete')).toBeUndefined();
    expect(idAt('<input>', 'F2')).toBe('rename');
    expect(idAt('<input>', 'k', true)).toBe('open-palette');
    expect(idAt('<input>', 'z', true)).toBe('undo');
  });

  it('is left to a control that it means something to', () => {
    expect(idAt('<button></button>', ' ')).toBeUndefined();
    expect(idAt('<input type="range">', 'Home')).toBeUndefined();
    expect(idAt('<select></select>', 's')).toBeUndefined();
    expect(idAt('<div role="tab"></div>', 'End')).toBeUndefined();
  });

  it('does nothing where shortcuts are off, but undo', () => {
    expect(commandOf(press('m'), at('<div></div>'), true)).toBeUndefined();
    expect(commandOf(press('k', true), at('<div></div>'), true)).toBeUndefined();
    expect(commandOf(press('z', true), at('<div></div>'), true)?.id).toBe('undo');
  });
});
