import type { Translation } from '../../../message';
import type { pictureExportMessages } from '../../../parts/picture-export';

export const messages: Translation<typeof pictureExportMessages> = {
  'pictureExport.title': '画像を書き出す',
  'pictureExport.doneTitle': '画像ができました',
  'pictureExport.text': '{width} × {height}、PNG・JPEG・WebP',
  'pictureExport.intro': '原寸で書き出します。',
  'pictureExport.edited': '前回の書き出しの後に画像を変更しています。反映するにはもう一度書き出してください。',
  'pictureExport.format': 'ファイル形式',
  'pictureExport.again': 'もう一度書き出す',
  'pictureExport.download': '{format}をダウンロード',
  'pictureExport.facts': '{format} · {width} × {height}',
  'pictureExport.silent': '画像に音声はありません',
  'pictureExport.silentText': '音楽を選ぶには、レシピかアニメーションから動画を作成してください。',
};
