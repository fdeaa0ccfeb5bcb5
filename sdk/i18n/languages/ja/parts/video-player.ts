import type { Translation } from '../../../message';
import type { videoPlayerMessages } from '../../../parts/video-player';

export const messages: Translation<typeof videoPlayerMessages> = {
  'player.start': '動画を再生',
  'player.play': '再生',
  'player.pause': '一時停止',
  'player.mute': 'ミュート',
  'player.unmute': 'ミュートを解除',
  'player.captions': '字幕',
  'player.fullScreen': '全画面表示',
  'player.position': '位置',
  'player.positionOf': '{time} / {total}',
  'player.waiting': '動画を読み込み中',
};
