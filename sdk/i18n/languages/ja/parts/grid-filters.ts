import type { Translation } from '../../../message';
import type { gridFilterMessages } from '../../../parts/grid-filters';

export const messages: Translation<typeof gridFilterMessages> = {
  'library.goals': '目的',
  'library.allGoals': 'すべての目的',
  'library.moods': '雰囲気',
  'library.allMoods': 'すべての雰囲気',
  'library.filters': 'フィルター',
  'library.bestMatch': '関連度順',
  'library.recommended': 'おすすめ',
  'library.anyGoal': 'すべての目的',
  'library.categories': 'カテゴリ',
  'library.allCategories': 'すべてのカテゴリ',
  'library.orientation': 'サイズ',
  'library.anyOrientation': 'すべてのサイズ',
  'library.sort': '並べ替え',
  'library.newest': '新しい順',
  'library.oldest': '古い順',
  'library.favourites': 'お気に入り',
  'library.showPremium': 'プレミアムを含める',
};
