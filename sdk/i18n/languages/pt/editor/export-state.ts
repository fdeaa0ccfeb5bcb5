import type { exportStateMessages } from '../../../editor/export-state';
import type { Translation } from '../../../message';

export const messages: Translation<typeof exportStateMessages> = {
  'render.ready': 'Vídeo pronto',
  'render.percent': '{percent}%',
  'render.limitTitle': 'Calma aí, craque da renderização!',
  'render.limitText':
    'Você atingiu o limite de exportações. Faça upgrade para o plano mensal pago ou espere até a data de renovação.',
  'render.limitButton': 'Fazer upgrade do plano',
  'render.errorTitle': 'Ops!',
  'render.errorText': 'Ocorreu um erro ao criar a renderização',
  'render.concurrentTitle': 'Outra exportação está em andamento',
  'render.concurrentText': 'Espere terminar ou cancele.',
  'render.tooLongTitle': 'Há texto longo demais',
  'render.emptyTitle': 'Ainda não há nada para exportar',
  'render.durationTitle': 'O vídeo é longo demais',
  'render.emptyText': 'Adicione uma cena antes de exportar.',
  'renders.queued': 'Na fila',
  'renders.rendering': 'Exportando, {percent}%',
  'pictureExport.ready': 'Imagem pronta',
  'pictureExport.start': 'Exportar',
  'feedback.failed': 'Não foi possível enviar seu feedback',
};
