import type { socialSignInMessages } from '../../../account/social-sign-in';
import type { Translation } from '../../../message';

export const messages: Translation<typeof socialSignInMessages> = {
  'social.or': 'ou',
  'social.continue': 'Continuar com {name}',
  'social.returning': 'Entrando com {name}…',
  'social.failedTitle': 'Não foi possível entrar com {name}',
  'social.cancelled': 'O login com {name} foi cancelado.',
  'social.lost': 'Este login não começou nesta aba ou demorou demais. Tente de novo.',
  'social.unreachable': 'Não conseguimos acessar {name}. Verifique sua conexão e tente de novo.',
  'social.linkedTitle': 'Outras formas de entrar',
  'social.linkedText':
    'Você pode entrar com estas contas. Elas foram vinculadas quando você as usou pela primeira vez.',
  'social.lastUsed': 'Último uso {when}',
  'social.unlink': 'Desvincular',
  'social.unlinkName': 'Desvincular {name}',
  'check.text': 'Digite seu e-mail para continuar.',
  'check.submit': 'Continuar',
  'check.byInvitation': 'Ainda não tem conta? As contas são por convite. Abra o link do e-mail de convite.',
};
