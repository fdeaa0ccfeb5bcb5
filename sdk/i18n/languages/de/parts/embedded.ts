import type { Translation } from '../../../message';
import type { embeddedMessages } from '../../../parts/embedded';

export const messages: Translation<typeof embeddedMessages> = {
  'embedded.signedInAs': 'Angemeldet als {name}',
  'embedded.forgot': 'Passwort vergessen?',
  'embedded.signOut': 'Abmelden',
  'embedded.brandMissing': 'Diese Marke gibt es nicht mehr.',
  'embedded.download': 'Herunterladen',
  'embedded.video': 'Video',
  'embedded.noVideo': 'Dieses Video ist noch nicht exportiert.',
  'embedded.videoRunning': 'Dieses Video wird gerade exportiert.',
  'embedded.videoBroken': 'Dieses Video konnte nicht geladen werden.',
};
