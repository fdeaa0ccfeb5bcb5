import type { integrationsMessages } from '../../../account/integrations';
import type { Translation } from '../../../message';

export const messages: Translation<typeof integrationsMessages> = {
  'integrations.title': 'Intégrations',
  'integrations.howToLink':
    'Pas encore connecté. Déconnectez-vous, puis connectez-vous une fois avec {names} : la même adresse e-mail l’associe à ce compte.',
  'integrations.developersText': 'Connectez votre propre serveur et vos sites web.',
  'integrations.keys': { one: '{count} clé API', other: '{count} clés API' },
  'integrations.origins': { one: '{count} site web', other: '{count} sites web' },
  'integrations.webhooks': { one: '{count} webhook', other: '{count} webhooks' },
  'integrations.none': 'Aucun pour l’instant',
  'integrations.manage': 'Gérer',
  'integrations.manageName': 'Gérer : {name}',
};
