import type { actingAsMessages } from '../../../account/acting-as';
import type { Translation } from '../../../message';

export const messages: Translation<typeof actingAsMessages> = {
  'acting.banner': 'Vous utilisez le compte de {name}.',
  'acting.exit': 'Quitter ce compte',
  'acting.dismiss': 'Masquer ce message',
  'acting.title': 'Utiliser un autre compte',
  'acting.text': 'Voyez ce que voit une personne et aidez-la. Toutes vos modifications sont consignées à votre nom.',
  'acting.search': 'Nom ou e-mail',
  'acting.start': 'Utiliser le compte',
  'acting.startFor': 'Utiliser le compte de {name}',
  'acting.emptyTitle': 'Aucune personne trouvée',
  'acting.emptyText': 'Essayez un autre nom ou une autre adresse e-mail.',
  'acting.errorTitle': 'Impossible de charger les personnes',
  'acting.suspended': 'Suspendu',
  'audit.title': 'Journal d’audit',
  'audit.text': 'Ce qui a été fait dans les comptes d’autres personnes et avec des clés API, et par qui.',
  'audit.search': 'Personne ou requête',
  'audit.when': 'Date',
  'audit.actor': 'Auteur',
  'audit.subject': 'Compte de',
  'audit.action': 'Action',
  'audit.emptyTitle': 'Rien ici pour l’instant',
  'audit.emptyText': 'Les modifications faites dans le compte d’une autre personne apparaissent ici.',
  'audit.errorTitle': 'Impossible de charger le journal d’audit',
};
