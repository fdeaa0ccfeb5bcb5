import type { Translation } from '../../../message';
import type { commandListMessages } from '../../../parts/command-list';

export const messages: Translation<typeof commandListMessages> = {
  'commands.groupEdit': 'Edição',
  'commands.groupPlayback': 'Reprodução',
  'commands.groupScenes': 'Cenas',
  'commands.groupVideo': 'Vídeo',
  'commands.groupView': 'Visualização',
  'commands.groupRecent': 'Recentes',
  'commands.groupFields': 'Campos',
  'commands.goToScene': 'Ir para a cena: {name}',
  'commands.editField': 'Editar: {name}',
  'commands.ofScene': 'Cena {number}: {name}',
  'commands.search': 'Buscar comandos, cenas e campos',
  'commands.searchPlaceholder': 'O que você quer fazer?',
  'commands.none': 'Nenhum resultado para “{query}”.',
  'commands.found': { one: '{count} resultado', other: '{count} resultados' },
  'commands.or': 'ou',
  'commands.sheetHint': 'Os atalhos funcionam quando você não está digitando em um campo.',
  'commands.singleKeys': 'Atalhos de uma tecla',
  'commands.singleKeysHint':
    'Atalhos sem Ctrl nem Alt. Desative se você usa ditado; esta lista continua disponível no menu de comandos.',
};
