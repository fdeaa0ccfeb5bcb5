import type { Translation } from '../../../message';
import type { feedbackMessages } from '../../../parts/feedback';

export const messages: Translation<typeof feedbackMessages> = {
  'feedback.title': 'Que pensez-vous du résultat ?',
  'feedback.score': 'Votre note',
  'feedback.stars': { one: '{count} étoile', other: '{count} étoiles' },
  'feedback.industry': 'À quoi sert la vidéo ?',
  'feedback.industryHint': 'Choisissez une réponse ou saisissez la vôtre.',
  'feedback.comment': 'Que pourrions-nous améliorer ?',
  'feedback.send': 'Envoyer l’avis',
  'feedback.skip': 'Plus tard',
  'feedback.thanksTitle': 'Merci !',
  'feedback.thanksText': 'Votre avis nous aide à créer de meilleurs modèles.',
  'feedback.industryFood': 'Restaurant ou café',
  'feedback.industryShop': 'Commerce ou boutique en ligne',
  'feedback.industryBeauty': 'Beauté ou fitness',
  'feedback.industryProperty': 'Immobilier',
  'feedback.industryEducation': 'Éducation',
  'feedback.industryHealth': 'Santé',
  'feedback.industryTravel': 'Voyages ou événements',
  'feedback.industrySoftware': 'Logiciels',
  'feedback.industryAgency': 'Agence ou conseil',
  'feedback.industryCharity': 'Association',
};
