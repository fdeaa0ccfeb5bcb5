import type { Translation } from '../../../message';
import type { nothingFoundMessages } from '../../../parts/nothing-found';

export const messages: Translation<typeof nothingFoundMessages> = {
  'library.emptyTitle': 'レシピが見つかりません',
  'library.emptyText': 'フィルターを減らすか、別の言葉をお試しください。',
  'library.nothingFoundRecipes': '「{search}」に合うレシピが見つかりません',
  'library.nothingFoundAnimations': '「{search}」に合うアニメーションや画像が見つかりません',
  'library.otherWord': 'つづりを確認するか、別の言葉をお試しください。',
  'library.otherRecipes': 'レシピ{count}件を見る',
  'library.otherAnimations': 'アニメーションと画像{count}件を見る',
  'library.clearSearch': '検索をクリア',
  'library.nearWords': 'もしかして',
  'library.popularRecipes': '人気のレシピ',
  'library.popularAnimations': '人気のアニメーションと画像',
  'library.noTemplates': 'アニメーションや画像が見つかりません',
  'library.noFavouriteRecipes': 'お気に入りのレシピはまだありません',
  'library.noFavouriteAnimations': 'お気に入りのアニメーションや画像はまだありません',
  'library.noFavouritesText': 'テンプレートの星を選ぶと、ここに保存されます。',
};
