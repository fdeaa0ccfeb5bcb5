import type { Translation } from '../../../message';
import type { commandListMessages } from '../../../parts/command-list';

export const messages: Translation<typeof commandListMessages> = {
  'commands.groupEdit': 'Bearbeiten',
  'commands.groupPlayback': 'Wiedergabe',
  'commands.groupScenes': 'Szenen',
  'commands.groupVideo': 'Video',
  'commands.groupView': 'Ansicht',
  'commands.groupRecent': 'Zuletzt verwendet',
  'commands.groupFields': 'Felder',
  'commands.goToScene': 'Zu Szene gehen: {name}',
  'commands.editField': 'Bearbeiten: {name}',
  'commands.ofScene': 'Szene {number}: {name}',
  'commands.search': 'Befehle, Szenen und Felder suchen',
  'commands.searchPlaceholder': 'Was möchtest du tun?',
  'commands.none': 'Keine Ergebnisse für „{query}“.',
  'commands.found': { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
  'commands.or': 'oder',
  'commands.sheetHint': 'Tastenkürzel gelten, wenn du gerade nicht in ein Feld schreibst.',
  'commands.singleKeys': 'Kürzel mit einer Taste',
  'commands.singleKeysHint':
    'Tastenkürzel ohne Strg oder Alt. Schalte sie aus, wenn du diktierst. Du findest sie weiterhin im Befehlsmenü.',
};
