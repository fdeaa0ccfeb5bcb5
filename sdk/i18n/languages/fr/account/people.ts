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
  'people.fromTable': 'Inviter plusieurs personnes',
  'people.fromTableText':
    'Ajoutez un tableau avec une colonne d’adresses e-mail. Jusqu’à 200 personnes sont invitées à la fois.',
  'people.paste': 'Collez des adresses e-mail ou des cellules',
  'people.noEmails': 'Aucune adresse e-mail trouvée. Ajoutez un tableau avec une colonne d’adresses e-mail.',
  'people.rowsWithout': 'Lignes sans adresse e-mail : {rows}',
  'people.leftOut': {
    one: '{count} autre personne est laissée de côté. Invitez-la avec un autre tableau.',
    other: '{count} autres personnes sont laissées de côté. Invitez-les avec un autre tableau.',
  },
  'people.inviteAll': { one: 'Envoyer {count} invitation', other: 'Envoyer {count} invitations' },
  'people.inviting': 'Envoi des invitations',
  'people.invitedCount': { one: '{count} invitation envoyée', other: '{count} invitations envoyées' },
  'role.user': 'Utilisateur',
  'role.client': 'Client',
  'role.reseller': 'Revendeur',
  'role.agency_user': 'Utilisateur d’agence',
  'role.agency_admin': 'Administrateur d’agence',
  'role.operator': 'Opérateur',
};
