import type { Translation } from '../../../message';
import type { productPickerMessages } from '../../../parts/product-picker';

export const messages: Translation<typeof productPickerMessages> = {
  'productPicker.open': '商品を選択',
  'productPicker.title': '商品を選択',
  'productPicker.search': '商品を検索',
  'productPicker.list': '商品',
  'productPicker.more': 'もっと見る',
  'productPicker.tooLong': '上限を{count}文字超えています。フォームで短くできます。',
  'productPicker.emptyTitle': '商品はまだありません',
  'productPicker.noMatchTitle': '該当する商品がありません',
  'productPicker.noMatchText': '別の言葉で検索してください。',
  'productPicker.add': '商品を追加',
  'productPicker.noPicture': 'この商品の画像を取り込めませんでした。自分で選んでください。',
};
