import type { Translation } from '../../../message';
import type { deviceExportMessages } from '../../../parts/device-export';

export const messages: Translation<typeof deviceExportMessages> = {
  'deviceExport.place': '書き出す場所',
  'deviceExport.onServer': 'クラウドで書き出す',
  'deviceExport.onDevice': 'このブラウザで書き出す',
  'deviceExport.text': '{width} × {height}、30フレーム/秒、{seconds}秒',
  'deviceExport.intro': 'お使いのコンピューターで作成します。外部に送信されず、書き出し回数にも数えられません。',
  'deviceExport.counted': 'お使いのコンピューターで作成されるので安心です。プランでは書き出し1回として数えられます。',
  'deviceExport.needsConnection':
    'お使いのプランではこのデバイスでの書き出しも数えられるため、接続が必要です。接続を確認して、もう一度お試しください。',
  'deviceExport.unsupported':
    'このブラウザはこのデバイスで動画ファイルを作成できません。クラウドで書き出してください。',
  'deviceExport.image': '画像はクラウドで書き出されます。',
  'deviceExport.format': 'ファイル形式',
  'deviceExport.mp4': 'MP4動画',
  'deviceExport.webm': 'WebM動画',
  'deviceExport.gif': 'アニメーションGIF（640 px、毎秒15フレーム）',
  'deviceExport.png': '全フレームのPNG画像（ZIP）',
  'deviceExport.transparent': '色の代わりに透明な背景',
  'deviceExport.silentFormat': 'このファイル形式には音がありません。',
  'deviceExport.silentBrowser': 'このブラウザは音を書き込めません。音が必要な場合はクラウドで書き出してください。',
  'deviceExport.opus': 'iPhoneやQuickTimeでは音が出ないことがあります。その場合はクラウドで書き出してください。',
  'deviceExport.stay': 'このタブを開いたままにしてください。',
  'deviceExport.saved': 'ファイルをこのデバイスに保存しました。',
  'deviceExport.saveAgain': 'もう一度保存',
  'deviceExport.cancelled': '書き出しをキャンセルしました。',
  'deviceExport.failedTitle': '書き出しに失敗しました',
  'deviceExport.workerRefused':
    'このページではこのデバイスでの書き出しが許可されていません。クラウドで書き出してください。',
  'deviceExport.workerLost': 'このデバイスのメモリが足りません。クラウドで書き出してください。',
  'deviceExport.codecUnsupported':
    'このブラウザはこのサイズでこのファイル形式を書き込めません。別の形式を選ぶか、クラウドで書き出してください。',
  'deviceExport.storageFull': 'このデバイスの空き容量が足りません。空きを増やしてからもう一度お試しください。',
  'deviceExport.mediaUnreadable':
    'メディアファイルの1つを読み込めませんでした。接続を確認して、もう一度お試しください。',
  'deviceExport.mediaUndecodable': 'このブラウザはメディアファイルの1つを開けません。クラウドで書き出してください。',
  'deviceExport.sceneUnpaintable': 'このブラウザはシーンの1つを表示できません。クラウドで書き出してください。',
  'deviceExport.failed': '問題が発生しました。もう一度お試しいただくか、クラウドで書き出してください。',
};
