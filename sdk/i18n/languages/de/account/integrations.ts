import type { integrationsMessages } from '../../../account/integrations';
import type { Translation } from '../../../message';

export const messages: Translation<typeof integrationsMessages> = {
  'integrations.title': 'Integrations',
  'integrations.howToLink':
    'Not connected yet. Log out and log in with {names} once: the same email address connects it with this account.',
  'integrations.developersText': 'Connect your own server and websites.',
  'integrations.keys': { one: '{count} API key', other: '{count} API keys' },
  'integrations.origins': { one: '{count} website', other: '{count} websites' },
  'integrations.webhooks': { one: '{count} webhook', other: '{count} webhooks' },
  'integrations.none': 'None yet',
  'integrations.manage': 'Manage',
  'integrations.manageName': 'Manage: {name}',
};
