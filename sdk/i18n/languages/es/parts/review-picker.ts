import type { Translation } from '../../../message';
import type { reviewPickerMessages } from '../../../parts/review-picker';

export const messages: Translation<typeof reviewPickerMessages> = {
  'reviewPicker.open': 'Elegir una reseña',
  'reviewPicker.title': 'Elegir una reseña',
  'reviewPicker.list': 'Reseñas',
  'reviewPicker.source': 'Origen',
  'reviewPicker.allSources': 'Todos los orígenes',
  'reviewPicker.rating': 'Valoración',
  'reviewPicker.anyRating': 'Todas las reseñas',
  'reviewPicker.minStars': { one: 'Cualquier valoración', other: 'Al menos {count} estrellas' },
  'reviewPicker.stars': '{score} de 5 estrellas',
  'reviewPicker.noAuthor': 'Sin autor',
  'reviewPicker.tooLong': {
    one: '{count} carácter de más. Puedes acortar el texto en el formulario.',
    other: '{count} caracteres de más. Puedes acortar el texto en el formulario.',
  },
  'reviewPicker.more': 'Ver más',
  'reviewPicker.emptyTitle': 'Aún no hay reseñas',
  'reviewPicker.noMatchTitle': 'Ninguna reseña coincide',
  'reviewPicker.noMatchText': 'Elige otra valoración u otro origen.',
  'reviewPicker.add': 'Añadir reseñas',
};
