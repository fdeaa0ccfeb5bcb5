import type { Translation } from '../../../message';
import type { mediaPickerMessages } from '../../../parts/media-picker';

export const messages: Translation<typeof mediaPickerMessages> = {
  'editor.choosePicture': '画像を選択',
  'editor.chooseVideo': '動画を選択',
  'editor.uploadPicture': 'アップロード',
  'editor.uploadingPercent': 'アップロード中 {percent}%',
  'editor.converting': '{name}を変換中',
  'editor.convertingPercent': '変換中 {percent}%',
  'editor.processing': '処理中',
  'editor.uploadHint': '画像：JPEG、PNG、WebP、GIF、AVIF、HEIC（25 MBまで）。動画：MP4、MOV、WebM（500 MBまで）。',
  'editor.yourPictures': 'アップロード済み',
  'editor.libraryPictures': 'ライブラリ',
  'editor.stockPictures': 'ストック',
  'editor.noPictures': 'アップロードしたものはまだありません。',
  'editor.fetchUrl': '取り込む',
  'editor.urlLabel': '画像または動画のリンク',
  'animations.choose': 'アニメーションを選択',
  'animations.upload': 'アニメーションをアップロード',
  'animations.uploadHint': 'Lottie：JSONまたは.lottieファイル（5 MB、60秒まで）。',
  'animations.none': 'アニメーションはまだありません。',
};
