import type { Translation } from '../../../message';
import type { exportRatioMessages } from '../../../parts/export-ratios';

export const messages: Translation<typeof exportRatioMessages> = {
  'exportRatios.legend': 'サイズ',
  'exportRatios.videos': '{count}ファイル：{format}、毎秒{fps}フレーム、{seconds}\u00a0秒。',
  'exportRatios.images': '{count}ファイル、サイズごとに1つ。',
  'exportRatios.startVideos': '{count}本の動画を書き出す',
  'exportRatios.startImages': '{count}枚の画像を書き出す',
  'exportRatios.videosReady': '動画の準備ができました',
  'exportRatios.imagesReady': '画像の準備ができました',
  'exportRatios.files': 'ファイル',
  'exportRatios.play': '{ratio}を再生',
  'exportRatios.show': '{ratio}を表示',
  'exportRatios.download': '{ratio}をダウンロード',
  'exportRatios.downloadAll': 'すべてダウンロード（ZIP）',
  'exportRatios.done': '完了',
  'exportRatios.stay': '最後の書き出しが始まるまで、このページを開いたままにしてください。',
  'exportRatios.refused': '書き出していないサイズ：{refused}。書き出し中：{started}。',
};
