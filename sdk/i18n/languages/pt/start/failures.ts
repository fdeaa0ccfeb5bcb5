import type { failureMessages } from '../../../english/failures';
import type { Translation } from '../../../message';

export const messages: Translation<typeof failureMessages> = {
  'failure.projectLoad': 'Não foi possível carregar o projeto. Tem certeza de que ele existe?',
  'failure.keyframesRequest': 'Ocorreu um erro ao pedir as imagens de prévia',
  'failure.keyframes': 'Ocorreu um erro ao gerar as imagens de prévia',
  'failure.save': 'Ocorreu um erro ao salvar o projeto',
  'failure.network': 'Não conseguimos acessar o servidor. Verifique sua conexão e tente de novo.',
  'failure.lostPart': 'Esta parte não carregou. Verifique sua conexão e tente de novo.',
  'failure.unknown': 'Algo deu errado. Tente de novo.',
  'failure.upload': 'Não foi possível enviar o arquivo',
  'failure.delete': 'Não foi possível excluir “{name}”',
  'failure.rename': 'Não foi possível renomear “{name}”',
  'failure.duplicate': 'Não foi possível duplicar “{name}”',
  'failure.favourite': 'Não foi possível atualizar seus favoritos',
  'failure.create': 'Não foi possível começar com este template',
  'brands.deleteFailed': 'Não foi possível excluir a marca.',
  'brands.saveFailed': 'Não foi possível salvar a marca.',
  'projects.errorTitle': 'Não foi possível carregar seus vídeos',
  'render.noBlenderTitle': 'A exportação não está disponível',
  'render.noBlenderText':
    'Este servidor não pode exportar templates 3D porque não tem um renderizador Blender. Você ainda pode editar e salvar este vídeo.',
};
