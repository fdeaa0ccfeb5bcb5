import type { Translation } from '../../../message';
import type { renderListMessages } from '../../../parts/render-list';

export const messages: Translation<typeof renderListMessages> = {
  'renders.title': 'Exportações anteriores',
  'renders.facts': '{width} × {height} · {time}',
  'renders.megabytes': '{count} MB',
  'renders.play': 'Reproduzir a exportação de {date}',
  'renders.show': 'Mostrar a exportação de {date}',
  'renders.download': 'Baixar a exportação de {date}',
  'renders.playing': 'Reproduzindo agora',
  'renders.showing': 'Mostrada acima',
  'renders.caption': 'Exportação de {date}',
  'renders.backToLatest': 'Voltar à mais recente',
  'renders.close': 'Fechar prévia',
  'renders.done': 'Atualizada',
  'renders.edited': 'Editado após a exportação',
  'renders.saveFrame': 'Salvar este quadro',
};
