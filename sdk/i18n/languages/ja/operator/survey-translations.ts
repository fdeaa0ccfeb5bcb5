import type { Translation } from '../../../message';
import type { surveyTranslationMessages } from '../../../operator/survey-translations';

export const messages: Translation<typeof surveyTranslationMessages> = {
  'translations.title': '言語',
  'translations.text':
    'アンケートはページの言語で表示されます。翻訳していない部分は元の言語で表示されます。結果には常に元の言語が使われます。',
  'translations.add': '言語を追加',
  'translations.addHint': 'ドイツ語のような言語名か、pt-BRのようなタグを入力してください',
  'translations.addButton': '追加',
  'translations.noTag': '一覧から言語を選ぶか、deやpt-BRのようなタグを入力してください。',
  'translations.taken': 'この言語はすでに追加されています。',
  'translations.choose': '翻訳先の言語を選択',
  'translations.progress': 'テキスト{total}件中{done}件',
  'translations.complete': '完了',
  'translations.missingOnly': '未翻訳だけ表示',
  'translations.remove': '{language}を削除',
  'translations.preview': '言語をプレビュー',
  'translations.own': '元の言語',
  'translations.ownHint': '元のテキストの言語（例：アイスランド語、is）。翻訳がない場合はこのテキストが表示されます。',
  'translations.words': 'ボタンとメッセージ（{language}）',
  'translations.wordsHint': '空欄にすると、ウィジェットのテキストを使います。',
};
