import type { Translation } from '../../../message';
import type { feedbackMessages } from '../../../parts/feedback';

export const messages: Translation<typeof feedbackMessages> = {
  'feedback.title': 'Wie ist es geworden?',
  'feedback.score': 'Deine Bewertung',
  'feedback.stars': { one: '{count} Stern', other: '{count} Sterne' },
  'feedback.industry': 'Wofür ist das Video?',
  'feedback.industryHint': 'Wähle etwas aus oder schreib es selbst.',
  'feedback.comment': 'Was können wir besser machen?',
  'feedback.send': 'Feedback senden',
  'feedback.skip': 'Nicht jetzt',
  'feedback.thanksTitle': 'Danke!',
  'feedback.thanksText': 'Dein Feedback hilft uns, bessere Vorlagen zu machen.',
  'feedback.industryFood': 'Restaurant oder Café',
  'feedback.industryShop': 'Laden oder Onlineshop',
  'feedback.industryBeauty': 'Beauty oder Fitness',
  'feedback.industryProperty': 'Immobilien',
  'feedback.industryEducation': 'Bildung',
  'feedback.industryHealth': 'Gesundheit',
  'feedback.industryTravel': 'Reisen oder Events',
  'feedback.industrySoftware': 'Software',
  'feedback.industryAgency': 'Agentur oder Beratung',
  'feedback.industryCharity': 'Gemeinnützig',
};
