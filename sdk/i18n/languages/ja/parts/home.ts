import type { Translation } from '../../../message';
import type { homeMessages } from '../../../parts/home';

export const messages: Translation<typeof homeMessages> = {
  'home.title': '今日は何を宣伝しますか？',
  'home.text': 'レシピかアニメーションから始めて、テキスト、画像、音楽を編集し、書き出します。',
  'home.start': '動画を作る',
  'home.search': 'テンプレートを検索',
  'home.recents': '前回の続きから',
  'home.edited': '{date}に編集',
  'guide.title': '3ステップで最初の動画',
  'guide.skip': 'スキップ',
  'guide.done': '完了',
  'guide.choose': 'レシピを選ぶ',
  'guide.chooseText': 'ライブラリで目的に合うものを見つけます。',
  'guide.change': '自分らしく仕上げる',
  'guide.changeText': 'テキスト、画像、音楽を編集します。',
  'guide.export': '書き出す',
  'guide.exportText': '完成した動画をダウンロードして共有します。',
  'guide.open': '動画を開く',
  'home.goals': '目的を選ぶ',
  'home.seeAll': 'すべて見る',
  'home.seeAllOf': 'すべて見る：{name}',
  'home.seeAllVideos': 'すべての動画を見る',
  'home.errorTitle': 'ホームを読み込めませんでした',
  'home.emptyTitle': 'まだ何もありません',
  'home.emptyText': 'ライブラリにレシピやアニメーションが追加されると、ここに表示されます。',
};
