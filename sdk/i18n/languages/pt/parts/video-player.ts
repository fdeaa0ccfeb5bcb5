import type { Translation } from '../../../message';
import type { videoPlayerMessages } from '../../../parts/video-player';

export const messages: Translation<typeof videoPlayerMessages> = {
  'player.start': 'Reproduzir vídeo',
  'player.play': 'Reproduzir',
  'player.pause': 'Pausar',
  'player.mute': 'Desativar som',
  'player.unmute': 'Ativar som',
  'player.captions': 'Legendas',
  'player.fullScreen': 'Tela cheia',
  'player.position': 'Posição',
  'player.positionOf': '{time} de {total}',
  'player.waiting': 'Carregando o vídeo',
};
