import type { peopleMessages } from '../../../account/people';
import type { Translation } from '../../../message';

export const messages: Translation<typeof peopleMessages> = {
  'people.title': 'Membres',
  'people.text': 'Invitez des personnes par e-mail. Elles choisissent leur propre mot de passe.',
  'people.email': 'E-mail',
  'people.role': 'Rôle',
  'people.invite': 'Envoyer l’invitation',
  'people.invited': 'Invitations',
  'people.by': 'par {name}',
  'people.open': 'En attente',
  'people.accepted': 'Acceptée',
  'people.expired': 'Expirée',
  'people.remove': 'Retirer l’invitation de {email}',
  'people.again': 'Inviter {email} à nouveau',
  'people.emptyTitle': 'Aucune invitation pour l’instant',
  'people.emptyText': 'Les personnes que vous invitez apparaissent ici jusqu’à leur arrivée.',
  'people.errorTitle': 'Impossible de charger les invitations',
  'role.user': 'Utilisateur',
  'role.client': 'Client',
  'role.reseller': 'Revendeur',
  'role.agency_user': 'Utilisateur d’agence',
  'role.agency_admin': 'Administrateur d’agence',
  'role.operator': 'Opérateur',
};
