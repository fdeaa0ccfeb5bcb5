import type { Translation } from '../../../message';
import type { storyboardMessages } from '../../../parts/storyboard';

export const messages: Translation<typeof storyboardMessages> = {
  'storyboard.title': 'ストーリーボード',
  'storyboard.text': 'すべてのシーンのプレビュー画像です。書き出しと同じ見た目です。',
  'storyboard.update': '画像を更新',
  'storyboard.outdated': '最後の変更より前に作られた画像です。',
  'storyboard.requesting': '保存中…',
  'storyboard.progress': '画像 {count} / {total}',
  'storyboard.unreachable': 'サーバーに接続できません。接続が戻ると画像が表示されます。',
  'storyboard.goTo': 'シーン{number}へ移動：{name}',
  'storyboard.old': '古い画像',
  'storyboard.none': '画像はまだありません',
  'storyboard.enlarge': 'シーン{number}の画像を新しいタブで開く',
  'storyboard.download': 'シーン{number}の画像をダウンロード',
  'storyboard.emptyTitle': 'シーンはまだありません',
  'storyboard.emptyText': 'シーンを追加すると、画像がここに表示されます。',
};
