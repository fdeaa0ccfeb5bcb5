import type { Translation } from '../../../message';
import type { sharedVideoMessages } from '../../../parts/shared-video';

export const messages: Translation<typeof sharedVideoMessages> = {
  'shared.title': 'Vídeo compartilhado',
  'shared.loading': 'Carregando o vídeo',
  'shared.player': 'Vídeo: {title}',
  'shared.download': 'Baixar vídeo',
  'shared.downloadSize': 'Baixar vídeo ({size} MB)',
  'shared.visit': 'Visitar {site}',
  'shared.duration': { one: '{count} segundo', other: '{count} segundos' },
  'shared.captions': 'Legendas:',
  'shared.passwordTitle': 'Este vídeo precisa de uma senha',
  'shared.passwordText': 'Digite a senha que você recebeu com o link.',
  'shared.password': 'Senha',
  'shared.passwordOpen': 'Assistir ao vídeo',
  'shared.passwordTries': 'Muitas senhas erradas. Espere 15 minutos e tente de novo.',
  'shared.expiredTitle': 'Este link expirou',
  'shared.expiredText': 'Peça um novo link à pessoa que o enviou.',
  'shared.revokedTitle': 'Este link foi desativado',
  'shared.revokedText': 'O dono não compartilha mais este vídeo aqui. Peça um novo link.',
  'shared.missingTitle': 'Não há nenhum vídeo aqui',
  'shared.missingText': 'Confira se você copiou o link inteiro. O vídeo também pode ter sido excluído.',
  'shared.failedTitle': 'Não foi possível carregar este vídeo',
  'shared.brokenTitle': 'Este vídeo não é reproduzido',
  'shared.brokenText': 'O link pode ter expirado ou você está offline. Carregue de novo.',
  'shared.reload': 'Carregar de novo',
};
