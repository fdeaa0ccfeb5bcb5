import type { Translation } from '../../../message';
import type { notificationMessages } from '../../../parts/notifications';

export const messages: Translation<typeof notificationMessages> = {
  'app.newNotifications': { one: 'Notificaciones, {count} nueva', other: 'Notificaciones, {count} nuevas' },
  'app.clearNotifications': 'Borrar los mensajes de esta visita',
  'app.noNotifications': 'Estás al día',
  'app.noNotificationsText':
    'Aquí aparecen las exportaciones terminadas, los comentarios de tus videos y las respuestas a tus preguntas.',
  'app.storageNear': 'Tu almacenamiento está casi lleno',
  'app.surveyNear': 'Las encuestas de «{name}» están cerca de un límite',
  'app.exportDone': 'La exportación de “{name}” está lista',
  'app.exportFailed': 'No se pudo exportar “{name}”',
  'app.commented': '{author} comentó “{name}”',
  'app.answered': 'Respondimos: {name}',
  'app.visited': '{author} está usando tu cuenta',
};
