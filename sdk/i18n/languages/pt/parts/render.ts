import type { Translation } from '../../../message';
import type { renderMessages } from '../../../parts/render';

export const messages: Translation<typeof renderMessages> = {
  'render.title': 'Exportar vídeo',
  'render.text': 'MP4, {width} × {height}, {fps} quadros por segundo, {seconds} s.',
  'render.intro': 'Exporte seu vídeo como um arquivo MP4.',
  'render.in3d': 'Exportamos este vídeo em 3D. Isso leva cerca de {time}.',
  'render.edited': 'Você alterou este vídeo depois da última exportação. Exporte de novo para incluir as alterações.',
  'render.start': 'Exportar vídeo',
  'render.again': 'Exportar de novo',
  'render.queued': 'Esperando na fila',
  'render.queueNext': 'Próximo da fila',
  'render.queuePosition': 'Número {count} na fila',
  'render.rendering': 'Exportando',
  'render.canLeave': 'Você pode fechar esta página. Continuaremos exportando.',
  'render.cancel': 'Cancelar exportação',
  'render.cancelled': 'Exportação cancelada.',
  'render.doneTitle': 'Seu vídeo está pronto',
  'render.download': 'Baixar MP4',
  'render.share': 'Compartilhar',
  'render.failedTitle': 'A exportação falhou',
  'render.limitTextUntil':
    'Você atingiu o limite de exportações. Faça upgrade para o plano mensal pago ou espere até a data de renovação, {date}.',
};
