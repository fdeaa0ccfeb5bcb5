import type { appMessages } from '../../../english/app';
import type { Translation } from '../../../message';

export const messages: Translation<typeof appMessages> = {
  'app.notifications': 'Notifications',
  'app.dismiss': 'Masquer',
  'app.close': 'Fermer',
  'app.cancel': 'Annuler',
  'app.retry': 'Réessayer',
  'app.loading': 'Chargement',
  'signIn.title': 'Se connecter',
  'signIn.email': 'E-mail',
  'signIn.password': 'Mot de passe',
  'signIn.showPassword': 'Afficher le mot de passe',
  'signIn.hidePassword': 'Masquer le mot de passe',
  'signIn.submit': 'Se connecter',
  'signIn.emailMissing': 'Saisissez votre adresse e-mail.',
  'signIn.emailInvalid': 'Saisissez une adresse e-mail complète, par exemple vous@example.com.',
  'signIn.passwordMissing': 'Saisissez votre mot de passe.',
  'signIn.signedOut': 'Déconnexion réussie.',
  'brands.title': 'Marques',
  'projects.title': 'Mes vidéos',
  'projects.copyName': '{name} (copie)',
};
