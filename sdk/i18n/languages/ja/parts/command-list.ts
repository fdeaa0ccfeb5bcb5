import type { Translation } from '../../../message';
import type { commandListMessages } from '../../../parts/command-list';

export const messages: Translation<typeof commandListMessages> = {
  'commands.groupEdit': '編集',
  'commands.groupPlayback': '再生',
  'commands.groupScenes': 'シーン',
  'commands.groupVideo': '動画',
  'commands.groupView': '表示',
  'commands.groupRecent': '最近使ったもの',
  'commands.groupFields': '項目',
  'commands.goToScene': 'シーンへ移動：{name}',
  'commands.editField': '編集：{name}',
  'commands.ofScene': 'シーン{number}：{name}',
  'commands.search': 'コマンド、シーン、項目を検索',
  'commands.searchPlaceholder': '何をしますか？',
  'commands.none': '「{query}」の結果はありません。',
  'commands.found': '結果{count}件',
  'commands.or': 'または',
  'commands.sheetHint': 'ショートカットは、入力中でないときに使えます。',
  'commands.singleKeys': '1キーのショートカット',
  'commands.singleKeysHint':
    'CtrlやAltを使わないショートカットです。音声入力を使う場合はオフにしてください。この一覧はコマンドメニューからいつでも開けます。',
};
