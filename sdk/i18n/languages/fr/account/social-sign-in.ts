import type { socialSignInMessages } from '../../../account/social-sign-in';
import type { Translation } from '../../../message';

export const messages: Translation<typeof socialSignInMessages> = {
  'social.or': 'ou',
  'social.continue': 'Continuer avec {name}',
  'social.returning': 'Connexion avec {name}…',
  'social.failedTitle': 'Impossible de vous connecter avec {name}',
  'social.cancelled': 'La connexion avec {name} a été annulée.',
  'social.lost': 'Cette connexion n’a pas commencé dans cet onglet, ou elle a pris trop de temps. Réessayez.',
  'social.unreachable': 'Impossible de joindre {name}. Vérifiez votre connexion et réessayez.',
  'social.linkedTitle': 'Autres façons de se connecter',
  'social.linkedText':
    'Vous pouvez vous connecter avec ces comptes. Ils ont été associés lors de leur première utilisation.',
  'social.lastUsed': 'Dernière utilisation : {when}',
  'social.unlink': 'Dissocier',
  'social.unlinkName': 'Dissocier {name}',
  'check.text': 'Saisissez votre adresse e-mail pour continuer.',
  'check.submit': 'Continuer',
  'check.byInvitation':
    'Pas encore de compte ? Les comptes se créent sur invitation. Ouvrez le lien de votre e-mail d’invitation.',
};
