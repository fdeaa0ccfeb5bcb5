import type { Translation } from '../../../message';
import type { videoPlayerMessages } from '../../../parts/video-player';

export const messages: Translation<typeof videoPlayerMessages> = {
  'player.start': 'Lire la vidéo',
  'player.play': 'Lire',
  'player.pause': 'Pause',
  'player.mute': 'Couper le son',
  'player.unmute': 'Rétablir le son',
  'player.captions': 'Sous-titres',
  'player.fullScreen': 'Plein écran',
  'player.position': 'Position',
  'player.positionOf': '{time} sur {total}',
  'player.waiting': 'Chargement de la vidéo',
};
