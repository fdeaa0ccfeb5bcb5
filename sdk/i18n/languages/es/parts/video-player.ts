import type { Translation } from '../../../message';
import type { videoPlayerMessages } from '../../../parts/video-player';

export const messages: Translation<typeof videoPlayerMessages> = {
  'player.start': 'Reproducir video',
  'player.play': 'Reproducir',
  'player.pause': 'Pausar',
  'player.mute': 'Silenciar',
  'player.unmute': 'Activar sonido',
  'player.captions': 'Subtítulos',
  'player.fullScreen': 'Pantalla completa',
  'player.position': 'Posición',
  'player.positionOf': '{time} de {total}',
  'player.waiting': 'Cargando el video',
};
