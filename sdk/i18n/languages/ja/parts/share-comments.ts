import type { Translation } from '../../../message';
import type { shareCommentMessages } from '../../../parts/share-comments';

export const messages: Translation<typeof shareCommentMessages> = {
  'comments.title': 'コメント',
  'comments.none': 'コメントはまだありません',
  'comments.noneText': 'コメントしたいところで動画を一時停止してください。',
  'comments.jump': '{time}へ移動',
  'comments.mark': '{author}（{time}）：{text}',
  'comments.done': '完了',
  'comments.answer': 'オーナーの回答',
  'comments.name': 'お名前',
  'comments.text': 'コメント',
  'comments.send': '{time}にコメント',
  'comments.sent': 'コメントを送信しました。',
  'comments.allow': '閲覧者にコメントを求める',
  'comments.allowHint': 'タイムラインにコメントを集めます。メールでお知らせします。',
  'comments.noneYet': 'コメントはまだありません。',
  'comments.reply': '回答',
  'comments.change': '回答を変更',
  'comments.replyLabel': '{author}さんへの回答',
  'comments.save': '回答を保存',
  'comments.markDone': '完了にする',
  'comments.reopen': '未完了に戻す',
  'comments.delete': '削除',
  'comments.deleteTitle': 'このコメントを削除しますか？',
  'comments.deleteText': 'コメントと回答が完全に削除されます。',
};
