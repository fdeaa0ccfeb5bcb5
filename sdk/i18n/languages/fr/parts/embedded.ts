import type { Translation } from '../../../message';
import type { embeddedMessages } from '../../../parts/embedded';

export const messages: Translation<typeof embeddedMessages> = {
  'embedded.signedInAs': 'Compte : {name}',
  'embedded.forgot': 'Mot de passe oublié ?',
  'embedded.signOut': 'Se déconnecter',
  'embedded.brandMissing': 'Cette marque n’existe plus.',
  'embedded.download': 'Télécharger',
  'embedded.video': 'Vidéo',
  'embedded.noVideo': 'Cette vidéo n’est pas encore exportée.',
  'embedded.videoRunning': 'L’export de cette vidéo est en cours.',
  'embedded.videoBroken': 'Impossible de charger cette vidéo.',
};
