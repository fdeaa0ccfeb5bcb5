import type { integrationsMessages } from '../../../account/integrations';
import type { Translation } from '../../../message';

export const messages: Translation<typeof integrationsMessages> = {
  'integrations.title': 'عمليات الدمج',
  'integrations.howToLink':
    'لم يُربط بعد. سجّل الخروج ثم ادخل مرة عبر {names}: البريد الإلكتروني نفسه يربطه بهذا الحساب.',
  'integrations.developersText': 'اربط خادمك ومواقعك.',
  'integrations.keys': {
    zero: 'لا مفاتيح API',
    one: 'مفتاح API واحد',
    two: 'مفتاحا API',
    few: '{count} مفاتيح API',
    many: '{count} مفتاح API',
    other: '{count} مفتاح API',
  },
  'integrations.origins': {
    zero: 'لا مواقع',
    one: 'موقع واحد',
    two: 'موقعان',
    few: '{count} مواقع',
    many: '{count} موقعًا',
    other: '{count} موقع',
  },
  'integrations.webhooks': {
    zero: 'لا خطاطيف ويب',
    one: 'خطاف ويب واحد',
    two: 'خطافا ويب',
    few: '{count} خطاطيف ويب',
    many: '{count} خطاف ويب',
    other: '{count} خطاف ويب',
  },
  'integrations.none': 'لا شيء بعد',
  'integrations.manage': 'إدارة',
  'integrations.manageName': 'إدارة: {name}',
};
