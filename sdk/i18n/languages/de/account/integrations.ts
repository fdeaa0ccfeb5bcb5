import type { integrationsMessages } from '../../../account/integrations';
import type { Translation } from '../../../message';

export const messages: Translation<typeof integrationsMessages> = {
  'integrations.title': 'Integrationen',
  'integrations.howToLink':
    'Noch nicht verbunden. Melde dich ab und einmal mit {names} wieder an: Dieselbe E-Mail-Adresse verbindet es mit diesem Konto.',
  'integrations.developersText': 'Verbinde deinen eigenen Server und deine Websites.',
  'integrations.keys': { one: '{count} API-Schlüssel', other: '{count} API-Schlüssel' },
  'integrations.origins': { one: '{count} Website', other: '{count} Websites' },
  'integrations.webhooks': { one: '{count} Webhook', other: '{count} Webhooks' },
  'integrations.none': 'Noch nichts',
  'integrations.manage': 'Verwalten',
  'integrations.manageName': 'Verwalten: {name}',
};
