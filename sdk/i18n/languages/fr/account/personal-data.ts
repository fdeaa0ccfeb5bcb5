import type { personalDataMessages } from '../../../account/personal-data';
import type { Translation } from '../../../message';

export const messages: Translation<typeof personalDataMessages> = {
  'data.title': 'Vos données',
  'data.exportTitle': 'Exporter mes données',
  'data.exportText':
    'Nous préparons un ZIP de votre profil, vos projets, imports, vidéos exportées, achats et du journal de votre compte.',
  'data.export': 'Créer un export',
  'data.making': 'Votre export est en préparation. Nous vous enverrons un e-mail dès qu’il sera prêt.',
  'data.progress': 'Progression de votre export',
  'data.ready': 'Disponible jusqu’au {date}',
  'data.failed': 'Cet export a échoué. Créez-en un autre.',
  'data.download': 'Télécharger ({size})',
  'data.errorTitle': 'Impossible de charger vos exports',
  'data.deleteTitle': 'Supprimer mon compte',
  'data.deleteText':
    'Vos projets, imports, marques et vidéos seront supprimés aussitôt et définitivement. Votre abonnement prendra fin. Nous gardons les reçus, comme la loi l’exige.',
  'data.delete': 'Supprimer mon compte',
  'data.deleteQuestion': 'Supprimer votre compte ?',
  'data.confirmEmail': 'Saisissez votre adresse e-mail pour confirmer',
  'data.confirmPassword': 'Votre mot de passe',
  'data.deleteForGood': 'Supprimer définitivement',
};
