import type { exportStateMessages } from '../../../editor/export-state';
import type { Translation } from '../../../message';

export const messages: Translation<typeof exportStateMessages> = {
  'render.ready': 'Video listo',
  'render.percent': '{percent} %',
  'render.limitTitle': '¡Despacio, as de la exportación!',
  'render.limitText':
    'Alcanzaste tu límite de exportaciones. Pasa al plan mensual de pago o espera hasta tu fecha de renovación.',
  'render.limitButton': 'Mejorar plan',
  'render.errorTitle': '¡Vaya!',
  'render.errorText': 'Ocurrió un error al crear la exportación',
  'render.concurrentTitle': 'Hay otra exportación en curso',
  'render.concurrentText': 'Espera a que termine o cancélala.',
  'render.tooLongTitle': 'Hay un texto demasiado largo',
  'render.emptyTitle': 'Aún no hay nada que exportar',
  'render.durationTitle': 'El video es demasiado largo',
  'render.emptyText': 'Añade una escena antes de exportar.',
  'renders.queued': 'En cola',
  'renders.rendering': 'Exportando, {percent} %',
  'pictureExport.ready': 'Imagen lista',
  'pictureExport.start': 'Exportar',
  'feedback.failed': 'No se pudo enviar tu opinión',
};
