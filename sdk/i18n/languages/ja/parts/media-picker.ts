import type { Translation } from '../../../message';
import type { mediaPickerMessages } from '../../../parts/media-picker';

export const messages: Translation<typeof mediaPickerMessages> = {
  'editor.choosePicture': '画像を選択',
  'editor.chooseVideo': '動画を選択',
  'editor.uploadPicture': 'アップロード',
  'editor.uploadHint': 'JPG、PNG、WebP、GIF、AVIF、HEIC（25 MBまで）',
  'editor.videoHint': 'MP4、MOV、WebM、GIF（2 GBまで）',
  'editor.yourPictures': 'アップロード済み',
  'editor.libraryPictures': 'ライブラリ',
  'editor.noPictures': 'アップロードしたものはまだありません。',
  'media.first_frame': '先頭フレームのみ',
  'media.first_frameText': 'この画像はアニメーションです。動画には先頭のフレームが表示されます。',
  'media.no_transparency': '透過なし',
  'media.no_transparencyText': 'この動画には透明な部分があります。透明な部分は黒になります。',
  'editor.fetchUrl': '取り込む',
  'editor.urlLabel': '画像または動画のリンク',
  'animations.choose': 'アニメーションを選択',
  'animations.upload': 'アニメーションをアップロード',
  'animations.uploadHint': 'Lottie：JSONまたは.lottieファイル（5 MB、60秒まで）。',
  'animations.none': 'アニメーションはまだありません。',
};
