import type { Translation } from '../../../message';
import type { generatedTextMessages } from '../../../parts/generated-texts';

export const messages: Translation<typeof generatedTextMessages> = {
  'generated.title': 'AIのテキスト{count}件を確認',
  'generated.brief': '説明文から作成',
  'generated.hint': 'アシスタントが書いたテキストです。編集するか、問題ないことを確認してください。',
  'generated.next': '次へ',
  'generated.previous': '前へ',
  'generated.at': '{count}件中{number}件目：{name}',
  'generated.allChecked': 'すべて承認',
  'generated.mark': 'アシスタントが作成',
  'generated.checked': '承認',
  'generated.checkedField': '承認：{name}',
  'generated.reminder': 'アシスタントが書いた未確認のテキストが{count}件あります。',
};
