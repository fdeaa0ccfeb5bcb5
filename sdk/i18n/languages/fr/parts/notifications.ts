import type { Translation } from '../../../message';
import type { notificationMessages } from '../../../parts/notifications';

export const messages: Translation<typeof notificationMessages> = {
  'app.newNotifications': { one: 'Notifications, {count} nouvelle', other: 'Notifications, {count} nouvelles' },
  'app.clearNotifications': 'Effacer les messages de cette visite',
  'app.noNotifications': 'Vous êtes à jour',
  'app.noNotificationsText':
    'Les exports terminés, les commentaires sur vos vidéos et les réponses à vos questions s’affichent ici.',
  'app.storageNear': 'Votre espace de stockage est presque plein',
  'app.surveyNear': 'Les enquêtes de « {name} » ont presque atteint une limite',
  'app.exportDone': 'L’export de « {name} » est terminé',
  'app.exportFailed': 'Impossible d’exporter « {name} »',
  'app.commented': '{author} a commenté « {name} »',
  'app.answered': 'Nous avons répondu : {name}',
  'app.visited': '{author} utilise votre compte',
};
