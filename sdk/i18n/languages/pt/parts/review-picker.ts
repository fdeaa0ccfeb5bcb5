import type { Translation } from '../../../message';
import type { reviewPickerMessages } from '../../../parts/review-picker';

export const messages: Translation<typeof reviewPickerMessages> = {
  'reviewPicker.open': 'Escolher uma avaliação',
  'reviewPicker.title': 'Escolher uma avaliação',
  'reviewPicker.list': 'Avaliações',
  'reviewPicker.source': 'Fonte',
  'reviewPicker.allSources': 'Todas as fontes',
  'reviewPicker.rating': 'Nota',
  'reviewPicker.anyRating': 'Todas as avaliações',
  'reviewPicker.minStars': { one: 'Qualquer nota', other: 'Pelo menos {count} estrelas' },
  'reviewPicker.stars': '{score} de 5 estrelas',
  'reviewPicker.noAuthor': 'Sem autor',
  'reviewPicker.tooLong': {
    one: '{count} caractere acima do limite. Você pode encurtar no formulário.',
    other: '{count} caracteres acima do limite. Você pode encurtar no formulário.',
  },
  'reviewPicker.more': 'Mostrar mais',
  'reviewPicker.emptyTitle': 'Ainda não há avaliações',
  'reviewPicker.noMatchTitle': 'Nenhuma avaliação corresponde',
  'reviewPicker.noMatchText': 'Escolha outra nota ou fonte.',
  'reviewPicker.add': 'Adicionar avaliações',
};
