import type { Translation } from '../../../message';
import type { reviewPickerMessages } from '../../../parts/review-picker';

export const messages: Translation<typeof reviewPickerMessages> = {
  'reviewPicker.open': 'レビューを選択',
  'reviewPicker.title': 'レビューを選択',
  'reviewPicker.list': 'レビュー',
  'reviewPicker.source': '提供元',
  'reviewPicker.allSources': 'すべての提供元',
  'reviewPicker.rating': '評価',
  'reviewPicker.anyRating': 'すべてのレビュー',
  'reviewPicker.minStars': '星{count}個以上',
  'reviewPicker.stars': '5つ星のうち{score}',
  'reviewPicker.noAuthor': '投稿者名なし',
  'reviewPicker.tooLong': '上限を{count}文字超えています。フォームで短くできます。',
  'reviewPicker.more': 'もっと見る',
  'reviewPicker.emptyTitle': 'レビューはまだありません',
  'reviewPicker.noMatchTitle': '該当するレビューがありません',
  'reviewPicker.noMatchText': '別の評価か提供元を選んでください。',
  'reviewPicker.add': 'レビューを追加',
};
