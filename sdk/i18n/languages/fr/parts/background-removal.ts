import type { Translation } from '../../../message';
import type { backgroundRemovalMessages } from '../../../parts/background-removal';

export const messages: Translation<typeof backgroundRemovalMessages> = {
  'cutOut.removeTitle': 'Supprimer l’arrière-plan de {name}',
  'cutOut.restoreTitle': 'Arrière-plan de {name}',
  'cutOut.working': 'Suppression de l’arrière-plan. Cela prend quelques secondes.',
  'cutOut.finding': 'Chargement de l’image d’origine',
  'cutOut.text':
    'Faites glisser le curseur pour comparer. Vérifiez les contours sur un fond clair et sur un fond sombre.',
  'cutOut.slider': 'Comparer avant et après',
  'cutOut.share': '{percent} % avec l’arrière-plan',
  'cutOut.before': 'Avant',
  'cutOut.after': 'Après',
  'cutOut.behind': 'Afficher sur',
  'cutOut.behindCheckers': 'Damier',
  'cutOut.behindLight': 'Clair',
  'cutOut.behindDark': 'Sombre',
  'cutOut.used': {
    one: 'Suppressions d’arrière-plan ce mois-ci : {used} sur {count}',
    other: 'Suppressions d’arrière-plan ce mois-ci : {used} sur {count}',
  },
  'cutOut.apply': 'Appliquer',
  'cutOut.restore': 'Rétablir l’arrière-plan',
  'cutOut.notFoundTitle': 'Impossible de savoir quoi garder',
  'cutOut.limitTitle': 'Vous avez utilisé toutes les suppressions d’arrière-plan de ce mois',
  'cutOut.limitUntil':
    'Vous pourrez en effectuer d’autres à partir du {date}. Vous pouvez aussi importer une image à fond transparent.',
  'cutOut.limit': 'Importez plutôt une image à fond transparent.',
  'cutOut.offTitle': 'Suppression de l’arrière-plan indisponible',
  'cutOut.off': 'Ce serveur n’est pas configuré pour cela. Importez plutôt une image à fond transparent.',
  'cutOut.failedTitle': 'Impossible de supprimer l’arrière-plan',
  'cutOut.restoreFailed': 'Impossible de rétablir l’arrière-plan',
  'cutOut.gone': 'L’image d’origine a été supprimée. Importez-la à nouveau pour l’utiliser.',
};
