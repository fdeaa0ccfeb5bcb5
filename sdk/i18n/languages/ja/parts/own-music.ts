import type { Translation } from '../../../message';
import type { ownMusicMessages } from '../../../parts/own-music';

export const messages: Translation<typeof ownMusicMessages> = {
  'ownMusic.title': '自分の音楽',
  'ownMusic.hint': '権利を持つ曲をアップロードできます（10分まで）。',
  'ownMusic.upload': '音楽をアップロード',
  'ownMusic.fromLibrary': 'ライブラリから選択',
  'ownMusic.choose': '音楽を選択',
  'ownMusic.empty': 'ライブラリにまだ音楽がありません。先に曲をアップロードしてください。',
  'ownMusic.part': '曲の使用部分',
  'ownMusic.plays': '{from}から{to}',
  'ownMusic.playsOf': '{from}から{to}まで（全体{length}）',
  'ownMusic.repeats': '曲が動画より短いため、動画が終わるまで繰り返します。',
  'ownMusic.start': '開始（秒）',
  'ownMusic.fadeIn': 'フェードイン（秒）',
  'ownMusic.fadeOut': 'フェードアウト（秒）',
  'ownMusic.listen': '動画と聴く',
  'ownMusic.stop': '停止',
  'ownMusic.remove': '削除',
};
