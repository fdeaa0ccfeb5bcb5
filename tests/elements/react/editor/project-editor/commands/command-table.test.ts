import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { COMMAND_GROUPS, isOffered } from '../../../../../../elements/react/editor/editor-context/command';
import { workingKeys } from '../../../../../../elements/react/editor/editor-context/working-keys';
import { editorCommands } from '../../../../../../elements/react/editor/project-editor/commands/command-table';
import { groupNames } from '../../../../../../elements/react/editor/project-editor/commands/group-names';
import { commandOf } from '../../../../../../elements/react/editor/project-editor/commands/use-command-keys';
import { catalogues } from '../../../../../sdk/i18n/catalogues';

const words = catalogues.en;

describe('the table of commands', () => {
  it('has words for every command and every group', () => {
    for (const { message } of editorCommands) expect(words).toHaveProperty([message], expect.stringMatching(/\S/));
    for (const group of COMMAND_GROUPS) expect(words).toHaveProperty([groupNames[group]], expect.stringMatching(/\S/));
    const names = editorCommands.map(({ message }) => Object.entries(words).find(([key]) => key === message)?.[1]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has no id twice and no shortcut twice', () => {
    const ids = editorCommands.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const shortcuts = editorCommands.flatMap((command) => command.shortcuts ?? []);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
  });

  it('offers nothing of scenes, time or music where the project is one image', () => {
    const image = { editor: { environment: { $kind: atom('image') } } } as never;
    const offered = editorCommands.filter((command) => isOffered(command, image)).map(({ id }) => id);
    expect(offered.filter((id) => /scene|play|frame|mute|jump|storyboard|music/.test(id))).toEqual(['show-scene']);
    expect(editorCommands.find(({ id }) => id === 'toggle-play')?.isEnabled(image)).toBe(false);
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
  const all = { hasKeys: true, hasSingleKeys: true };
  const idAt = (html: string, key: string, ctrlKey = false, setting = all) =>
    commandOf(press(key, ctrlKey), at(html), setting)?.id;

  it('is a command where nothing else wants it', () => {
    expect(idAt('<div></div>', 'm')).toBe('toggle-mute');
    expect(idAt('<div></div>', '?')).toBe('open-shortcuts');
    expect(['j', 'k', 'l'].map((key) => idAt('<div></div>', key))).toEqual(['play-backward', 'pause', 'play-forward']);
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

  it('never removes a scene while a text or a field has the focus', () => {
    const field = at('<div data-keeps-delete><button></button></div>').firstElementChild as Element;
    for (const key of ['Delete', 'Backspace']) expect(commandOf(press(key), field, all)).toBeUndefined();
    expect(commandOf(press('m'), field, all)?.id).toBe('toggle-mute');
    expect(idAt('<button></button>', 'Delete')).toBe('remove-scene');
  });

  it('does nothing where shortcuts are off, but undo', () => {
    const off = { hasKeys: false, hasSingleKeys: true };
    expect(idAt('<div></div>', 'm', false, off)).toBeUndefined();
    expect(idAt('<div></div>', 'k', true, off)).toBeUndefined();
    expect(idAt('<div></div>', 'z', true, off)).toBe('undo');
  });

  it('is no command where single keys are off, unless it is no letter or sign, or something is held with it', () => {
    const words = { hasKeys: true, hasSingleKeys: false };
    for (const key of ['m', 'j', 'k', 'l', 'n', 'f', 'b', '?', '[', ']', ',', '.'])
      expect(idAt('<div></div>', key, false, words), key).toBeUndefined();
    expect(idAt('<div></div>', 'k', true, words)).toBe('open-palette');
    expect(idAt('<div></div>', 'Delete', false, words)).toBe('remove-scene');
    expect(idAt('<div></div>', ' ', false, words)).toBe('toggle-play');
    const shown = editorCommands.flatMap((command) => workingKeys(command, words));
    expect(shown.filter((shortcut) => /^.$/.test(shortcut))).toEqual([]);
    expect(shown).toContain('Mod+K');
  });
});
