import type { CommandGroup } from '../../editor-context/command';

/** Words of the catalogue for the groups of commands. */
export const groupNames = {
  edit: 'commands.groupEdit',
  playback: 'commands.groupPlayback',
  scenes: 'commands.groupScenes',
  video: 'commands.groupVideo',
  view: 'commands.groupView',
} as const satisfies Record<CommandGroup, string>;
