import type { savingMessages } from '../../../editor/saving';
import type { Translation } from '../../../message';

export const messages: Translation<typeof savingMessages> = {
  'saving.offlineKept': 'オフライン – 変更はこの端末に保存されています',
  'saving.offlineOpen': 'オフライン – 変更はまだ保存されていません。このタブを開いたままにしてください',
  'saving.tooLong': '長すぎて保存できないテキストがあります',
  'saving.tooLongText':
    '上限を超えたテキストが{count}件あります。最初はシーン{number} · {name}です。短くすると保存できます。ほかはすべて保存されています。',
  'saving.tooLongTextOfOnly':
    '上限を超えたテキストが{count}件あります。最初は{name}です。短くすると保存できます。ほかはすべて保存されています。',
  'saving.show': '表示',
  'saving.decide': '解決する',
  'saving.missingName': '見つからないシーン',
  'editor.saved': '保存済み',
  'editor.saving': '保存中…',
  'editor.unsaved': '未保存',
  'editor.saveError': '保存できていません',
  'editor.conflict': '変更が競合しています',
};
