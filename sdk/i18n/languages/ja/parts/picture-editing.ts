import type { Translation } from '../../../message';
import type { pictureEditingMessages } from '../../../parts/picture-editing';

export const messages: Translation<typeof pictureEditingMessages> = {
  'picture.group': '画像上で編集',
  'picture.help': '矢印キーで項目を移動し、Enterで編集します。',
  'picture.dropBackground': 'ドロップして背景に使用',
  'picture.dropField': 'ドロップして{name}を置き換え',
  'picture.dropped': '{name}を追加しました',
  'picture.kept': 'ほか{count}個のファイルは「アップロード済み」にあります',
  'picture.dropRefused': 'この種類のファイルはここに表示できません。',
  'picture.discarded': '「{name}」の変更を破棄しました',
  'picture.restore': '元に戻す',
  'picture.cleared': '「{name}」を空にしました',
  'picture.editText': 'テキストを編集：{name}',
  'picture.editImage': '画像を変更：{name}',
  'picture.background': '背景',
  'picture.done': '完了',
  'picture.reset': 'リセット',
  'picture.replace': '置き換え',
  'picture.textHint': 'Enterで保存、Escでキャンセル',
  'picture.areaHint': 'Ctrl+Enterで保存、Escでキャンセル',
  'picture.place': '背景の位置を調整',
  'picture.placeHelp':
    'ドラッグで移動、スクロールまたはピンチで拡大縮小します。キーボードでは矢印キーで移動し、プラスとマイナスで拡大縮小します。',
  'picture.zoomIn': '拡大',
  'picture.zoomOut': '縮小',
  'picture.center': '中央揃え',
  'picture.cropTitle': '{name}を切り抜き',
  'picture.cropText':
    'ドラッグで移動、スクロールまたはピンチで拡大縮小します。キーボードでは矢印キーで移動し、プラスとマイナスで拡大縮小します。',
  'picture.cropTouch': 'ドラッグで移動、ピンチで拡大縮小します。',
  'picture.cropArea': '切り抜き範囲',
  'picture.cropSave': '切り抜きを適用',
  'picture.cropFailed': '画像を切り抜けませんでした',
  'picture.cropBlocked': '元のサイトが切り抜きを許可していません。画像をアップロードして、もう一度お試しください。',
  'picture.fullPicture': '切り抜きをリセット',
};
