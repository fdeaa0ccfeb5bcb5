import type { integrationsMessages } from '../../../account/integrations';
import type { Translation } from '../../../message';

export const messages: Translation<typeof integrationsMessages> = {
  'integrations.title': 'Integraciones',
  'integrations.howToLink':
    'Aún sin conectar. Cierra la sesión e iníciala una vez con {names}: el mismo correo electrónico conecta ambas cuentas.',
  'integrations.developersText': 'Conecta tu propio servidor y tus sitios web.',
  'integrations.keys': { one: '{count} clave de API', other: '{count} claves de API' },
  'integrations.origins': { one: '{count} sitio web', other: '{count} sitios web' },
  'integrations.webhooks': { one: '{count} webhook', other: '{count} webhooks' },
  'integrations.none': 'Aún no hay',
  'integrations.manage': 'Gestionar',
  'integrations.manageName': 'Gestionar: {name}',
};
