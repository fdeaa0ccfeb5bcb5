import type { Translation } from '../../../message';
import type { commandListMessages } from '../../../parts/command-list';

export const messages: Translation<typeof commandListMessages> = {
  'commands.groupEdit': 'Edición',
  'commands.groupPlayback': 'Reproducción',
  'commands.groupScenes': 'Escenas',
  'commands.groupVideo': 'Video',
  'commands.groupView': 'Vista',
  'commands.groupRecent': 'Recientes',
  'commands.groupFields': 'Campos',
  'commands.goToScene': 'Ir a la escena: {name}',
  'commands.editField': 'Editar: {name}',
  'commands.ofScene': 'Escena {number}: {name}',
  'commands.search': 'Buscar comandos, escenas y campos',
  'commands.searchPlaceholder': '¿Qué quieres hacer?',
  'commands.none': 'Sin resultados para “{query}”.',
  'commands.found': { one: '{count} resultado', other: '{count} resultados' },
  'commands.or': 'o',
  'commands.sheetHint': 'Los atajos funcionan cuando no estás escribiendo en un campo.',
  'commands.singleKeys': 'Atajos de una sola tecla',
  'commands.singleKeysHint':
    'Atajos sin Ctrl ni Alt. Desactívalos si usas el dictado. Esta lista seguirá en el menú de comandos.',
};
