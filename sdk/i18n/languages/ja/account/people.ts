import type { peopleMessages } from '../../../account/people';
import type { Translation } from '../../../message';

export const messages: Translation<typeof peopleMessages> = {
  'people.title': 'メンバー',
  'people.text': 'メールで招待します。パスワードは招待された人が決めます。',
  'people.email': 'メールアドレス',
  'people.role': '役割',
  'people.invite': '招待を送信',
  'people.invited': '招待済み',
  'people.by': '招待した人：{name}',
  'people.open': '待機中',
  'people.accepted': '参加済み',
  'people.expired': '期限切れ',
  'people.remove': '{email}への招待を取り消す',
  'people.again': '{email}をもう一度招待',
  'people.emptyTitle': '招待はまだありません',
  'people.emptyText': '招待した人は、参加するまでここに表示されます。',
  'people.errorTitle': '招待を読み込めませんでした',
  'role.user': 'ユーザー',
  'role.client': 'クライアント',
  'role.reseller': 'リセラー',
  'role.agency_user': '代理店ユーザー',
  'role.agency_admin': '代理店管理者',
  'role.operator': 'オペレーター',
};
