import type { Translation } from '../../../message';
import type { outputChoiceMessages } from '../../../parts/output-choice';

export const messages: Translation<typeof outputChoiceMessages> = {
  'output.resolution': '解像度',
  'output.720p': '720p',
  'output.1080p': '1080p',
  'output.4k': '4K',
  'output.quality': '画質',
  'output.small': '低',
  'output.standard': '標準',
  'output.high': '高',
  'output.frameRate': 'フレームレート',
  'output.fps': '{count} fps',
  'output.estimate': '約{size}',
  'output.slow4k': '4Kの書き出しには約4倍の時間がかかります。',
  'output.text': '{format}、{width} × {height}、{fps}フレーム/秒、{seconds}秒',
  'output.otherChoice': 'このバージョンは、まだこの設定で書き出していません。',
  'output.webmNote': 'ブラウザで再生できます。',
  'output.movNote': '動画編集用の大きなファイルです。ブラウザでは再生できません。',
  'output.gifNote': 'GIFには音声がありません。',
  'output.transparentNote': '背景の画像と動画は残ります。',
  'output.gifLength': 'GIFは60秒までです。別のファイル形式を選ぶか、動画を短くしてください。',
  'output.movLength': 'ProResファイルは5分までです。別のファイル形式を選ぶか、動画を短くしてください。',
  'output.noPreview':
    'ブラウザではProResを再生できません。ファイルをダウンロードして、動画編集ソフトで使ってください。',
};
