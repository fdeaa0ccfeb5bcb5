import type { IngredientTemplate } from '@spotreel/sdk/internal/contract';
import { canMoveScene, type Permission, templateLength } from '@spotreel/sdk/internal/project';
import type { EditorStore } from '@spotreel/sdk/internal/stores';
import type { CommandSurface, EditorCommand } from '../../editor-context/command';

const nextScene: EditorCommand = {
  id: 'next-scene',
  message: 'editor.nextScene',
  group: 'scenes',
  shortcuts: [']'],
  isRepeated: true,
  isEnabled: (surface) => neighbor(surface, 1) !== undefined,
  run: (surface) => showScene(surface, neighbor(surface, 1)),
};

const previousScene: EditorCommand = {
  id: 'previous-scene',
  message: 'editor.previousScene',
  group: 'scenes',
  shortcuts: ['['],
  isRepeated: true,
  isEnabled: (surface) => neighbor(surface, -1) !== undefined,
  run: (surface) => showScene(surface, neighbor(surface, -1)),
};

export const addSceneCommand: EditorCommand = {
  id: 'add-scene',
  message: 'editor.addScene',
  group: 'scenes',
  shortcuts: ['N'],
  isEnabled: ({ editor }) => addPermission(editor).allowed,
  permission: ({ editor }) => addPermission(editor),
  run: ({ ui }) => ui.openAddScene(),
};

const duplicateScene: EditorCommand = {
  id: 'duplicate-scene',
  message: 'commands.duplicateScene',
  group: 'scenes',
  shortcuts: ['Mod+D'],
  isEnabled: (surface) => duplicatePermission(surface).allowed,
  permission: duplicatePermission,
  run: ({ editor }) => editor.actions.duplicateScene(selectedId(editor)),
};

const removeScene: EditorCommand = {
  id: 'remove-scene',
  message: 'commands.removeScene',
  group: 'scenes',
  shortcuts: ['Delete', 'Backspace'],
  isEnabled: (surface) => removePermission(surface).allowed,
  permission: removePermission,
  run: ({ editor }) => editor.actions.removeScene(selectedId(editor)),
};

const moveEarlier: EditorCommand = {
  id: 'move-earlier',
  message: 'commands.moveEarlier',
  group: 'scenes',
  shortcuts: ['Alt+ArrowUp'],
  isRepeated: true,
  isEnabled: ({ editor }) => canMove(editor, -1),
  run: ({ editor }) => editor.actions.moveScene(selectedId(editor), indexOf(editor) - 1),
};

const moveLater: EditorCommand = {
  id: 'move-later',
  message: 'commands.moveLater',
  group: 'scenes',
  shortcuts: ['Alt+ArrowDown'],
  isRepeated: true,
  isEnabled: ({ editor }) => canMove(editor, 1),
  run: ({ editor }) => editor.actions.moveScene(selectedId(editor), indexOf(editor) + 1),
};

const longer: EditorCommand = {
  id: 'longer-scene',
  message: 'commands.longerScene',
  group: 'scenes',
  shortcuts: ['Alt+ArrowRight'],
  isRepeated: true,
  isEnabled: canChangeLength,
  run: (surface) => changeLength(surface, 1),
};

const shorter: EditorCommand = {
  id: 'shorter-scene',
  message: 'commands.shorterScene',
  group: 'scenes',
  shortcuts: ['Alt+ArrowLeft'],
  isRepeated: true,
  isEnabled: canChangeLength,
  run: (surface) => changeLength(surface, -1),
};

const changeTransition: EditorCommand = {
  id: 'scene-transition',
  message: 'commands.sceneTransition',
  group: 'scenes',
  shortcuts: ['Alt+T'],
  isEnabled: ({ editor }) => hasTransition(editor),
  run: ({ editor, ui }) => ui.openTransition({ sceneId: selectedId(editor) }),
};

export const sceneCommands = [
  nextScene,
  previousScene,
  addSceneCommand,
  duplicateScene,
  removeScene,
  moveEarlier,
  moveLater,
  longer,
  shorter,
  changeTransition,
];

/** Selects a scene and shows it: from its beginning while the video plays, else at its fullest. */
export function showScene({ editor, playback }: CommandSurface, sceneId: number | undefined): void {
  const scene = editor.views.$scenes.get().find((card) => card.sceneId === sceneId);
  if (!scene) return;
  editor.document.select(scene.sceneId);
  playback.showScene(scene.sceneId);
}

function selectedId({ document }: EditorStore): number {
  return document.$selectedSceneId.get() ?? 0;
}

function indexOf(editor: EditorStore): number {
  return editor.views.$scenes.get().findIndex(({ sceneId }) => sceneId === selectedId(editor));
}

/** The scene `by` places on from the selected one, or from the one on show while none is selected. */
function neighbor({ editor, playback }: CommandSurface, by: number): number | undefined {
  const scenes = editor.views.$scenes.get();
  const selected = indexOf(editor);
  const time = playback.$time.get();
  const from = selected >= 0 ? selected : scenes.findLastIndex(({ startSeconds }) => startSeconds <= time);
  return scenes[from + by]?.sceneId;
}

function secondsOf(template: IngredientTemplate): number {
  return templateLength(template).durationSeconds;
}

/** Permission to add any scene: of those that are offered the shortest; if that one does not fit, none does. */
export function addPermission({ views, actions, environment }: EditorStore): Permission {
  if (environment.$kind.get() === 'image') return { allowed: false, reason: 'single_scene' };
  const [shortest] = views.$offeredTemplates.get().toSorted((a, b) => secondsOf(a) - secondsOf(b));
  if (shortest) return actions.canAddScene(shortest.id);
  const standsAlone = environment.$isLaidOut.get() && environment.$family.get() === null;
  return { allowed: false, reason: standsAlone ? 'no_style' : 'template_missing' };
}

function duplicatePermission({ editor }: CommandSurface): Permission {
  return editor.actions.canDuplicateScene(selectedId(editor));
}

function removePermission({ editor }: CommandSurface): Permission {
  return editor.actions.canRemoveScene(selectedId(editor));
}

function canChangeLength({ editor: { document, views, environment } }: CommandSurface): boolean {
  const scene = views.$selectedScene.get();
  return document.allows('scenes') && Boolean(scene?.template) && environment.$blender.get() === null;
}

function hasTransition(editor: EditorStore): boolean {
  const index = indexOf(editor);
  const isFollowed = index >= 0 && index < editor.views.$scenes.get().length - 1;
  return isFollowed && editor.document.allows('scenes') && editor.environment.$blender.get() === null;
}

/** Few people change lengths by keys: what it takes comes with the first. `by`: half bars. */
function changeLength({ editor }: CommandSurface, by: number): void {
  void import('./change-length').then(({ changeLengthBy }) => changeLengthBy(editor, selectedId(editor), by));
}

function canMove(editor: EditorStore, by: number): boolean {
  const project = editor.document.$project.get();
  return editor.document.allows('scenes') && Boolean(project && canMoveScene(project, selectedId(editor), by).allowed);
}
