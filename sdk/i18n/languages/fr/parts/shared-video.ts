import type { Translation } from '../../../message';
import type { sharedVideoMessages } from '../../../parts/shared-video';

export const messages: Translation<typeof sharedVideoMessages> = {
  'shared.title': 'Vidéo partagée',
  'shared.loading': 'Chargement de la vidéo',
  'shared.player': 'Vidéo : {title}',
  'shared.download': 'Télécharger la vidéo',
  'shared.downloadSize': 'Télécharger la vidéo ({size} Mo)',
  'shared.visit': 'Visiter {site}',
  'shared.duration': { one: '{count} seconde', other: '{count} secondes' },
  'shared.captions': 'Sous-titres :',
  'shared.passwordTitle': 'Cette vidéo est protégée par un mot de passe',
  'shared.passwordText': 'Saisissez le mot de passe que vous avez reçu avec le lien.',
  'shared.password': 'Mot de passe',
  'shared.passwordOpen': 'Voir la vidéo',
  'shared.passwordTries': 'Trop de mots de passe incorrects. Attendez 15 minutes et réessayez.',
  'shared.expiredTitle': 'Ce lien a expiré',
  'shared.expiredText': 'Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  'shared.revokedTitle': 'Ce lien a été désactivé',
  'shared.revokedText': 'Le propriétaire ne partage plus cette vidéo ici. Demandez-lui un nouveau lien.',
  'shared.missingTitle': 'Aucune vidéo à cette adresse',
  'shared.missingText': 'Vérifiez que vous avez copié le lien en entier. La vidéo a peut-être aussi été supprimée.',
  'shared.failedTitle': 'Impossible de charger cette vidéo',
  'shared.brokenTitle': 'Impossible de lire cette vidéo',
  'shared.brokenText': 'Le lien a peut-être expiré, ou vous êtes hors ligne. Rechargez la vidéo.',
  'shared.reload': 'Recharger',
};
