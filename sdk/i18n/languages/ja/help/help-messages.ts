import type { helpMessages } from '../../../help/help-messages';
import type { Translation } from '../../../message';
import { messages as learning } from './learning-messages';

export const messages: Translation<typeof helpMessages> = {
  ...learning,
  'help.title': '何をお探しですか？',
  'help.search': 'ヘルプを検索',
  'help.searchHint': '例：書き出し、切り抜き、2段階ログイン',
  'help.results': '{count}件の記事が見つかりました',
  'help.noneTitle': '記事が見つかりません',
  'help.noneText': '「{search}」に合う記事がありません。つづりを確認するか、別の言葉をお試しください。',
  'help.clear': 'すべての記事を表示',
  'help.emptyTitle': '記事はまだありません',
  'help.emptyText': 'このサーバーの管理者はまだヘルプ記事を追加していません。',
  'help.errorTitle': 'ヘルプ記事を読み込めませんでした',
  'help.articleErrorTitle': 'この記事を読み込めませんでした',
  'help.notFoundTitle': '記事が見つかりません',
  'help.notFoundText': 'リンクを確認するか、すべての記事を検索してください。',
  'help.all': 'すべてのヘルプ記事',
  'help.onThisPage': 'このページの内容',
  'help.related': '{topic}の他の記事',
  'help.otherLanguage': 'このページの文章は{language}です。',
  'help.tip': 'ヒント',
};
