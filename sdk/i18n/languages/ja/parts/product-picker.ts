import type { Translation } from '../../../message';
import type { productPickerMessages } from '../../../parts/product-picker';

export const messages: Translation<typeof productPickerMessages> = {
  'productPicker.open': '商品を選択',
  'productPicker.title': '商品を選択',
  'productPicker.search': '商品を検索',
  'productPicker.list': '商品',
  'productPicker.more': 'もっと見る',
  'productPicker.tooLong': '上限を{count}文字超えています。フォームで短くできます。',
  'productPicker.emptyTitle': '商品が見つかりません',
  'productPicker.emptyText': '別の言葉で検索するか、アカウントの「連携」で商品を追加してください。',
  'productPicker.noPicture': 'この商品の画像を取り込めませんでした。自分で選んでください。',
};
