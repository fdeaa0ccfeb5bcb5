import type { Translation } from '../../../message';
import type { feedbackMessages } from '../../../parts/feedback';

export const messages: Translation<typeof feedbackMessages> = {
  'feedback.title': '仕上がりはいかがでしたか？',
  'feedback.score': '評価',
  'feedback.stars': '星{count}個',
  'feedback.industry': '何のための動画ですか？',
  'feedback.industryHint': '選ぶか、自由に入力してください。',
  'feedback.comment': '改善してほしい点はありますか？',
  'feedback.send': 'フィードバックを送信',
  'feedback.skip': '後で',
  'feedback.thanksTitle': 'ありがとうございます！',
  'feedback.thanksText': 'いただいた声をもとに、テンプレートを改善します。',
  'feedback.industryFood': '飲食店・カフェ',
  'feedback.industryShop': '小売・オンラインショップ',
  'feedback.industryBeauty': '美容・フィットネス',
  'feedback.industryProperty': '不動産',
  'feedback.industryEducation': '教育',
  'feedback.industryHealth': '健康・医療',
  'feedback.industryTravel': '旅行・イベント',
  'feedback.industrySoftware': 'ソフトウェア',
  'feedback.industryAgency': '代理店・コンサルティング',
  'feedback.industryCharity': '非営利団体',
};
