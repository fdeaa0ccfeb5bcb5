import type { integrationsMessages } from '../../../account/integrations';
import type { Translation } from '../../../message';

export const messages: Translation<typeof integrationsMessages> = {
  'integrations.title': '連携',
  'integrations.howToLink':
    'まだ連携していません。一度ログアウトして{names}でログインすると、同じメールアドレスのこのアカウントと連携します。',
  'integrations.developersText': '自分のサーバーやウェブサイトをつなぎます。',
  'integrations.keys': 'APIキー{count}個',
  'integrations.origins': 'サイト{count}件',
  'integrations.webhooks': 'Webhook{count}個',
  'integrations.none': 'まだありません',
  'integrations.manage': '管理',
  'integrations.manageName': '管理：{name}',
};
