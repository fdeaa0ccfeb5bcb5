import type { Translation } from '../../../message';
import type { notificationMessages } from '../../../parts/notifications';

export const messages: Translation<typeof notificationMessages> = {
  'app.newNotifications': { one: 'Notificações, {count} nova', other: 'Notificações, {count} novas' },
  'app.clearNotifications': 'Limpar as mensagens desta visita',
  'app.noNotifications': 'Tudo em dia',
  'app.noNotificationsText':
    'Exportações concluídas, comentários nos seus vídeos e respostas às suas perguntas aparecem aqui.',
  'app.storageNear': 'Seu armazenamento está quase cheio',
  'app.surveyNear': 'As pesquisas de “{name}” estão perto de um limite',
  'app.exportDone': 'A exportação de “{name}” está pronta',
  'app.exportFailed': 'Não foi possível exportar “{name}”',
  'app.commented': '{author} comentou em “{name}”',
  'app.answered': 'Respondemos: {name}',
  'app.visited': '{author} está usando sua conta',
};
