import type { profileMessages } from '../../../account/profile';
import type { Translation } from '../../../message';

export const messages: Translation<typeof profileMessages> = {
  'account.title': 'Compte',
  'account.info': 'Infos du compte',
  'account.security': 'Connexion et sécurité',
  'account.people': 'Membres',
  'profile.title': 'Profil',
  'profile.text': 'Votre nom et votre photo sont visibles par les personnes avec qui vous travaillez.',
  'profile.picture': 'Photo de profil',
  'profile.upload': 'Importer une image',
  'profile.removePicture': 'Retirer l’image',
  'profile.firstName': 'Prénom',
  'profile.lastName': 'Nom',
  'profile.email': 'E-mail',
  'profile.emailHint': 'Vous vous connectez avec cette adresse.',
  'profile.country': 'Pays',
  'profile.noCountry': 'Non précisé',
  'profile.languageText': 'L’application et ses e-mails sont dans cette langue.',
  'profile.save': 'Enregistrer',
  'profile.saved': 'Enregistré',
};
