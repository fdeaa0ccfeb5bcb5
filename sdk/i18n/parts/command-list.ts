/** The command menu and the list of shortcuts. */
export const commandListMessages = {
  'commands.groupEdit': 'Editing',
  'commands.groupPlayback': 'Playback',
  'commands.groupScenes': 'Scenes',
  'commands.groupVideo': 'Video',
  'commands.groupView': 'View',
  'commands.groupRecent': 'Recent',
  'commands.groupFields': 'Fields',
  'commands.goToScene': 'Go to scene: {name}',
  'commands.editField': 'Edit: {name}',
  'commands.ofScene': 'Scene {number}: {name}',
  'commands.search': 'Search commands, scenes and fields',
  'commands.searchPlaceholder': 'What do you want to do?',
  'commands.none': 'No results for “{query}”.',
  'commands.found': { one: '{count} result', other: '{count} results' },
  'commands.or': 'or',
  'commands.sheetHint': 'Shortcuts work when you’re not typing in a field.',
  'commands.singleKeys': 'Single-key shortcuts',
  'commands.singleKeysHint':
    'Shortcuts without Ctrl or Alt. Turn off if you use dictation; you can still open this from the command menu.',
} as const;
