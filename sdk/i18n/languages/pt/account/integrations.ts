import type { integrationsMessages } from '../../../account/integrations';
import type { Translation } from '../../../message';

export const messages: Translation<typeof integrationsMessages> = {
  'integrations.title': 'Integrações',
  'integrations.howToLink':
    'Ainda não conectado. Saia e entre uma vez com {names}: o mesmo e-mail faz a conexão com esta conta.',
  'integrations.developersText': 'Conecte seu próprio servidor e seus sites.',
  'integrations.keys': { one: '{count} chave de API', other: '{count} chaves de API' },
  'integrations.origins': { one: '{count} site', other: '{count} sites' },
  'integrations.webhooks': { one: '{count} webhook', other: '{count} webhooks' },
  'integrations.none': 'Nada ainda',
  'integrations.manage': 'Gerenciar',
  'integrations.manageName': 'Gerenciar: {name}',
};
