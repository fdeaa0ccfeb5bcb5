import type { Translation } from '../../../message';
import type { renderMessages } from '../../../parts/render';

export const messages: Translation<typeof renderMessages> = {
  'render.title': 'Exportar video',
  'render.text': 'MP4, {width} × {height}, {fps} fotogramas por segundo, {seconds} s.',
  'render.intro': 'Exporta tu video en un solo archivo MP4.',
  'render.in3d': 'Exportamos este vídeo en 3D. Tarda unos {time}.',
  'render.edited':
    'Cambiaste este video después de tu última exportación. Expórtalo de nuevo para incluir tus cambios.',
  'render.start': 'Exportar video',
  'render.again': 'Exportar de nuevo',
  'render.queued': 'Esperando en la cola',
  'render.queueNext': 'Siguiente en la cola',
  'render.queuePosition': 'Número {count} en la cola',
  'render.rendering': 'Exportando',
  'render.canLeave': 'Puedes cerrar esta página. La exportación continúa.',
  'render.cancel': 'Cancelar exportación',
  'render.cancelled': 'Exportación cancelada.',
  'render.doneTitle': 'Tu video está listo',
  'render.download': 'Descargar MP4',
  'render.share': 'Compartir',
  'render.failedTitle': 'Error al exportar',
  'render.limitTextUntil':
    'Alcanzaste tu límite de exportaciones. Pasa al plan mensual de pago o espera hasta tu fecha de renovación, el {date}.',
};
