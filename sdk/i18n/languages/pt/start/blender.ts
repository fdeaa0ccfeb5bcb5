import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'Este é um template 3D. A prévia mostra imagens estáticas.',
  'blender.oneScene': 'Este template tem uma cena.',
  'blender.tracks': 'Música',
  'blender.tracksHint': 'Uma faixa toca durante todo o vídeo.',
  'blender.noTracks': 'Não há música para este template.',
  'blender.renderTitle': 'A exportação não está disponível',
  'blender.renderText':
    'Este servidor não pode exportar templates 3D porque não tem um renderizador Blender. Você ainda pode editar e salvar este vídeo.',
};
