import type { Translation } from '../../../message';
import type { videoPlayerMessages } from '../../../parts/video-player';

export const messages: Translation<typeof videoPlayerMessages> = {
  'player.start': 'Video abspielen',
  'player.play': 'Abspielen',
  'player.pause': 'Pause',
  'player.mute': 'Ton aus',
  'player.unmute': 'Ton an',
  'player.captions': 'Untertitel',
  'player.fullScreen': 'Vollbild',
  'player.position': 'Position',
  'player.positionOf': '{time} von {total}',
  'player.waiting': 'Das Video wird geladen',
};
