import type { appMessages } from '../../../english/app';
import type { Translation } from '../../../message';

export const messages: Translation<typeof appMessages> = {
  'app.notifications': 'Notificações',
  'app.dismiss': 'Dispensar',
  'app.close': 'Fechar',
  'app.cancel': 'Cancelar',
  'app.retry': 'Tentar de novo',
  'app.loading': 'Carregando',
  'signIn.title': 'Entrar',
  'signIn.email': 'E-mail',
  'signIn.password': 'Senha',
  'signIn.showPassword': 'Mostrar senha',
  'signIn.hidePassword': 'Ocultar senha',
  'signIn.submit': 'Entrar',
  'signIn.emailMissing': 'Informe seu e-mail.',
  'signIn.emailInvalid': 'Informe um e-mail completo, como voce@example.com.',
  'signIn.passwordMissing': 'Informe sua senha.',
  'signIn.signedOut': 'Você saiu da conta.',
  'brands.title': 'Marcas',
  'projects.title': 'Meus vídeos',
  'projects.copyName': '{name} (cópia)',
};
