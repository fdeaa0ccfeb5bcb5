import type { Translation } from '../../../message';
import type { feedbackMessages } from '../../../parts/feedback';

export const messages: Translation<typeof feedbackMessages> = {
  'feedback.title': '¿Qué te parece el resultado?',
  'feedback.score': 'Tu valoración',
  'feedback.stars': { one: '{count} estrella', other: '{count} estrellas' },
  'feedback.industry': '¿Para qué es el video?',
  'feedback.industryHint': 'Elige una opción o escribe la tuya.',
  'feedback.comment': '¿Qué podríamos mejorar?',
  'feedback.send': 'Enviar opinión',
  'feedback.skip': 'Ahora no',
  'feedback.thanksTitle': '¡Gracias!',
  'feedback.thanksText': 'Tu opinión nos ayuda a crear mejores plantillas.',
  'feedback.industryFood': 'Restaurante o cafetería',
  'feedback.industryShop': 'Comercio o tienda en línea',
  'feedback.industryBeauty': 'Belleza o fitness',
  'feedback.industryProperty': 'Inmobiliaria',
  'feedback.industryEducation': 'Educación',
  'feedback.industryHealth': 'Salud',
  'feedback.industryTravel': 'Viajes o eventos',
  'feedback.industrySoftware': 'Software',
  'feedback.industryAgency': 'Agencia o consultoría',
  'feedback.industryCharity': 'ONG o asociación',
};
