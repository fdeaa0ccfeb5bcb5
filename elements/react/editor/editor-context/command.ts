import type { MessageKey } from '@spotreel/sdk/internal/i18n';
import type { Permission, ProjectPart } from '@spotreel/sdk/internal/project';
import type { EditorStore } from '@spotreel/sdk/internal/stores';
import type { PanelName } from './panel-name';
import type { PlaybackState } from './playback';
import type { TransitionPlace } from './transition-place';

/** Actions of the screen for commands. */
export interface EditorUi {
  /** Nothing for a panel that the page does not want. */
  readonly showPanel: (panel: PanelName) => void;
  readonly hasPanel: (panel: PanelName) => boolean;
  /** Puts the cursor into the name of the video. */
  readonly editName: () => void;
  /** Selects the scene, shows its form, puts the cursor into the field. */
  readonly editField: (sceneId: number, innerReference: string) => void;
  /** The same for a part of the project: a scene without a field only shows its form. */
  readonly showPart: (part: ProjectPart) => void;
  readonly openAddScene: () => void;
  readonly openRender: () => void;
  readonly openStoryboard: () => void;
  /** Closes it where it is open at the same element. */
  readonly openTransition: (place: TransitionPlace) => void;
  readonly openPalette: () => void;
  readonly openShortcuts: () => void;
  /** The video on the whole window, unless the page sees to it. */
  readonly openPreview: () => void;
  /** Undefined where no address leads to the video. */
  readonly copyLink: (() => void) | undefined;
}

/** Everything that a command can look at and act on. */
export interface CommandSurface {
  readonly editor: EditorStore;
  readonly playback: PlaybackState;
  readonly ui: EditorUi;
}

/** True if the command applies to the open project. */
export function isOffered(command: EditorCommand, { editor }: Pick<CommandSurface, 'editor'>): boolean {
  return !command.isForVideos || editor.environment.$kind.get() !== 'image';
}

/** Commands of scenes and of time. */
export function forVideos(commands: readonly EditorCommand[]): readonly EditorCommand[] {
  return commands.map((command) => ({
    ...command,
    isForVideos: true,
    isEnabled: (surface) => isOffered({ ...command, isForVideos: true }, surface) && command.isEnabled(surface),
  }));
}

export const COMMAND_GROUPS = ['edit', 'playback', 'scenes', 'video', 'view'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/**
 * One thing that the editor can do, as a value. Nothing happens before `run`, so that buttons, the palette and the list of
 * shortcuts can ask whether it is possible.
 */
export interface EditorCommand {
  readonly id: string;
  /** Name of the action, in words of the catalogue. */
  readonly message: MessageKey;
  readonly group: CommandGroup;
  /** The first is the one that is shown. */
  readonly shortcuts?: readonly string[];
  /** Its keys work even where shortcuts are off: they do what they do in every editor. */
  readonly isAlwaysOn?: true;
  /** Means nothing where the project is one image: there it is neither offered nor run. */
  readonly isForVideos?: true;
  /** Runs again while its key is held. */
  readonly isRepeated?: true;
  readonly isEnabled: (surface: CommandSurface) => boolean;
  /** Permission, if a limit can forbid it. */
  readonly permission?: (surface: CommandSurface) => Permission;
  readonly run: (surface: CommandSurface) => void;
}
