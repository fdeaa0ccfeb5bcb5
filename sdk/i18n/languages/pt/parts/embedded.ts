import type { Translation } from '../../../message';
import type { embeddedMessages } from '../../../parts/embedded';

export const messages: Translation<typeof embeddedMessages> = {
  'embedded.signedInAs': 'Conectado como {name}',
  'embedded.forgot': 'Esqueceu a senha?',
  'embedded.signOut': 'Sair',
  'embedded.brandMissing': 'Esta marca não existe mais.',
  'embedded.download': 'Baixar',
  'embedded.video': 'Vídeo',
  'embedded.noVideo': 'Este vídeo ainda não foi exportado.',
  'embedded.videoRunning': 'Este vídeo está sendo exportado.',
  'embedded.videoBroken': 'Não foi possível carregar este vídeo.',
};
