import type { Translation } from '../../../message';
import type { notificationMessages } from '../../../parts/notifications';

export const messages: Translation<typeof notificationMessages> = {
  'app.newNotifications': { one: 'Benachrichtigungen, {count} neue', other: 'Benachrichtigungen, {count} neue' },
  'app.clearNotifications': 'Meldungen dieses Besuchs löschen',
  'app.noNotifications': 'Nichts Neues',
  'app.noNotificationsText':
    'Hier erscheinen fertige Exporte, Kommentare zu deinen Videos und Antworten auf deine Fragen.',
  'app.storageNear': 'Dein Speicher ist fast voll',
  'app.surveyNear': 'Umfragen von „{name}“ haben ein Limit fast erreicht',
  'app.exportDone': '„{name}“ ist fertig',
  'app.exportFailed': '„{name}“ konnte nicht exportiert werden',
  'app.commented': '{author} hat „{name}“ kommentiert',
  'app.answered': 'Wir haben geantwortet: {name}',
  'app.visited': '{author} verwendet dein Konto',
};
