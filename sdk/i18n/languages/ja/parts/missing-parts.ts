import type { Translation } from '../../../message';
import type { missingPartMessages } from '../../../parts/missing-parts';

export const messages: Translation<typeof missingPartMessages> = {
  'saving.missingTitle': '{count}件が見つかりません',
  'saving.missingText': 'この動画は編集できますが、解決するまで書き出せません。',
  'saving.missingDetails': '詳細',
  'saving.repairAll': 'すべて修正',
  'saving.missingScene': 'シーン{number}はライブラリにありません。',
  'saving.missingPicture': 'シーン{number} · {name}：画像が削除されました。',
  'saving.missingBackground': 'シーン{number}：背景が削除されました。',
  'saving.missingKit': '音楽がライブラリにありません。',
  'saving.missingSamples': '音楽の一部のセクションがライブラリにありません。',
  'saving.missingTrack': '自分の音楽が削除されました。',
  'saving.replaceScene': '置き換え',
  'saving.removeScene': '削除',
  'saving.choosePicture': '別のものを選ぶ',
  'saving.ownPicture': 'デフォルトを使う',
  'saving.chooseKit': '別の音楽を選ぶ',
  'saving.ownMusic': 'デフォルトの音楽を使う',
  'saving.arrangeAnew': 'もう一度合わせる',
  'saving.repairOf': '{action}：{what}',
};
