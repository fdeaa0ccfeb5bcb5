import type { Translation } from '../../../message';
import type { musicMessages } from '../../../parts/music';

export const messages: Translation<typeof musicMessages> = {
  'music.title': '音楽',
  'music.kitTempo': '{count} bpm',
  'music.default': 'おすすめ',
  'music.playKit': '{name}を聴く',
  'music.stopKit': '{name}を停止',
  'music.inUse': '選択中',
  'music.none': '音楽なし',
  'music.arrangementHint': 'シーンに自動で合わせています。',
  'music.noFit': 'この音楽はこれほど短い動画には合わせられません。シーンを追加するか、別の音楽を選んでください。',
  'music.outdated': 'シーンが変わりました。音楽をもう一度合わせますか？',
  'music.refit': 'もう一度合わせる',
  'repair.chooseKit': '下から別の音楽を選んでください。それまで動画は無音です。',
  'music.tracks': '音楽',
  'music.tracksHint': '1曲が動画全体に流れます。',
  'music.noTracks': 'このテンプレートで使える音楽はありません。',
};
