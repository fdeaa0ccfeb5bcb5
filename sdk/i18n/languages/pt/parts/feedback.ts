import type { Translation } from '../../../message';
import type { feedbackMessages } from '../../../parts/feedback';

export const messages: Translation<typeof feedbackMessages> = {
  'feedback.title': 'Como ficou?',
  'feedback.score': 'Sua nota',
  'feedback.stars': { one: '{count} estrela', other: '{count} estrelas' },
  'feedback.industry': 'Para que é o vídeo?',
  'feedback.industryHint': 'Escolha uma opção ou digite a sua.',
  'feedback.comment': 'O que podemos melhorar?',
  'feedback.send': 'Enviar feedback',
  'feedback.skip': 'Agora não',
  'feedback.thanksTitle': 'Obrigado!',
  'feedback.thanksText': 'Seu feedback nos ajuda a fazer templates melhores.',
  'feedback.industryFood': 'Restaurante ou café',
  'feedback.industryShop': 'Loja física ou on-line',
  'feedback.industryBeauty': 'Beleza ou fitness',
  'feedback.industryProperty': 'Imóveis',
  'feedback.industryEducation': 'Educação',
  'feedback.industryHealth': 'Saúde',
  'feedback.industryTravel': 'Viagens ou eventos',
  'feedback.industrySoftware': 'Software',
  'feedback.industryAgency': 'Agência ou consultoria',
  'feedback.industryCharity': 'Organização sem fins lucrativos',
};
