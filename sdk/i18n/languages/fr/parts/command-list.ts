import type { Translation } from '../../../message';
import type { commandListMessages } from '../../../parts/command-list';

export const messages: Translation<typeof commandListMessages> = {
  'commands.groupEdit': 'Édition',
  'commands.groupPlayback': 'Lecture',
  'commands.groupScenes': 'Scènes',
  'commands.groupVideo': 'Vidéo',
  'commands.groupView': 'Affichage',
  'commands.groupRecent': 'Récents',
  'commands.groupFields': 'Champs',
  'commands.goToScene': 'Aller à la scène : {name}',
  'commands.editField': 'Modifier : {name}',
  'commands.ofScene': 'Scène {number} : {name}',
  'commands.search': 'Rechercher des commandes, des scènes et des champs',
  'commands.searchPlaceholder': 'Que voulez-vous faire ?',
  'commands.none': 'Aucun résultat pour « {query} ».',
  'commands.found': { one: '{count} résultat', other: '{count} résultats' },
  'commands.or': 'ou',
  'commands.sheetHint': 'Les raccourcis fonctionnent lorsque vous n’écrivez pas dans un champ.',
  'commands.singleKeys': 'Raccourcis à une touche',
  'commands.singleKeysHint':
    'Raccourcis sans Ctrl ni Alt. Désactivez-les si vous utilisez la dictée vocale. Cette liste reste accessible depuis le menu des commandes.',
};
