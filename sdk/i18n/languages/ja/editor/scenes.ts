import type { sceneMessages } from '../../../editor/scenes';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneMessages> = {
  'scenes.overflow': '「{name}」が収まりません。短くしないと途中で切れます。',
  'scenes.collides': '「{name}」が画像や飾りに重なっています。短くしてください。',
  'scenes.imageMissing': '「{name}」の画像がありません。',
  'scenes.backgroundMissing': '背景のファイルがありません。',
  'scenes.templateMissing': 'テンプレートがライブラリにありません。',
  'scenes.sampleTexts': 'サンプルのテキスト{count}件',
  'scenes.sampleImages': 'サンプルの画像{count}件',
  'scenes.noticeCount': '確認事項{count}件',
  'scenes.limitScenes':
    '現在のプランでレシピに追加できるシーンは{count}個までです。シーンを削除するか、アップグレードしてください。',
  'scenes.noExtraScenes': '現在のプランではレシピにシーンを追加できません。',
  'scenes.limitDuration': 'このシーンを追加すると、プランの上限の{count}秒を超えます。',
  'scenes.noStyle': 'このテンプレートのシーンは1つだけです。複製するか、レシピから始めるとほかのシーンを追加できます。',
  'scenes.lastScene': '動画にはシーンが1つ以上必要です。先に別のシーンを追加してください。',
  'scenes.upgrade': 'プランをアップグレード',
  'scenes.removed': 'シーン{number}を削除しました：{name}',
};
