import type { IngredientTemplate } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import { useMemo, useRef, useState } from 'react';
import { useTranslator } from '../../../foundation/text/translation';
import { CommandPalette } from '../../command-palette/command-palette';
import type { PaletteEntry } from '../../command-palette/palette-entry';
import { type CommandGroup, type EditorCommand, isOffered } from '../../editor-context/command';
import { type CommandSetting, useCommands } from '../../editor-context/command-context';
import { editableTemplate } from '../../editor-context/editable-template';
import { workingKeys } from '../../editor-context/working-keys';
import { refusalText } from '../exporting/refusal-text';
import { editorCommands } from './command-table';
import { groupNames } from './group-names';
import { showScene } from './scene-commands';

const MOST_RECENT = 5;

/** Commands that the palette ran last, newest first, for as long as the page lives. */
let recentIds: readonly string[] = [];

/** The palette of the open project: its commands, its scenes, and the fields of every scene. */
export function EditorPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslator();
  const setting = useCommands();
  const first = useRef(setting);
  const [recent] = useState(recentIds);
  // what is possible is asked once: nothing changes while the palette lies over the editor
  const entries = useMemo(() => entriesOf(first.current, t), [t]);
  return (
    <CommandPalette
      entries={entries}
      recentIds={recent}
      onClose={onClose}
      onChoose={(entry) => {
        recentIds = [entry.id, ...recentIds.filter((id) => id !== entry.id)].slice(0, MOST_RECENT);
        onClose();
        entry.run();
      }}
    />
  );
}

function entriesOf(setting: CommandSetting, t: Translator): readonly PaletteEntry[] {
  const commands = editorCommands.filter((command) => command.id !== 'open-palette' && isOffered(command, setting));
  const isImage = setting.editor.environment.$kind.get() === 'image';
  return [
    ...commands.map((command) => commandEntry(command, setting, t)),
    ...(isImage ? [] : sceneEntries(setting, t)),
    ...fieldEntries(setting, t),
  ];
}

function commandEntry(command: EditorCommand, setting: CommandSetting, t: Translator): PaletteEntry {
  const permission = command.permission?.(setting);
  const [shortcut] = workingKeys(command, setting);
  return {
    id: command.id,
    label: t(command.message),
    detail: permission && refusalText(permission, t),
    group: groupName(command.group, t),
    shortcut,
    isDisabled: !command.isEnabled(setting),
    run: () => command.run(setting),
  };
}

function sceneEntries(setting: CommandSetting, t: Translator): readonly PaletteEntry[] {
  return setting.editor.views.$scenes.get().map(({ sceneId, name, index }) => ({
    id: `scene-${sceneId}`,
    label: t('commands.goToScene', { name }),
    detail: String(index + 1),
    group: groupName('scenes', t),
    isDisabled: false,
    run: () => showScene(setting, sceneId),
  }));
}

function fieldEntries(setting: CommandSetting, t: Translator): readonly PaletteEntry[] {
  const { views, environment, document } = setting.editor;
  const isImage = environment.$kind.get() === 'image';
  const { templates } = views.$context.get();
  const allowed = document.$allowedEdits.get();
  const editable = (template: IngredientTemplate | undefined) => template && editableTemplate(template, allowed);
  return views.$scenes.get().flatMap(({ sceneId, templateId, name, index }) => {
    const { texts = [], images = [], colors = [] } = editable(templates.get(templateId))?.fields ?? {};
    return [...texts, ...images, ...colors].map((field) => ({
      id: `field-${sceneId}-${field.innerReference}`,
      label: t('commands.editField', { name: field.name }),
      detail: isImage ? undefined : t('commands.ofScene', { number: index + 1, name }),
      group: t('commands.groupFields'),
      isDisabled: false,
      run: () => {
        showScene(setting, sceneId);
        setting.ui.editField(sceneId, field.innerReference);
      },
    }));
  });
}

function groupName(group: CommandGroup, t: Translator): string {
  return t(groupNames[group]);
}
