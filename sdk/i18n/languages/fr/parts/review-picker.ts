import type { Translation } from '../../../message';
import type { reviewPickerMessages } from '../../../parts/review-picker';

export const messages: Translation<typeof reviewPickerMessages> = {
  'reviewPicker.open': 'Choisir un avis',
  'reviewPicker.title': 'Choisir un avis',
  'reviewPicker.list': 'Avis',
  'reviewPicker.source': 'Source',
  'reviewPicker.allSources': 'Toutes les sources',
  'reviewPicker.rating': 'Note',
  'reviewPicker.anyRating': 'Tous les avis',
  'reviewPicker.minStars': { one: 'Toutes les notes', other: 'Au moins {count} étoiles' },
  'reviewPicker.stars': 'Note de {score} sur 5',
  'reviewPicker.noAuthor': 'Sans auteur',
  'reviewPicker.tooLong': {
    one: '{count} caractère de trop. Vous pourrez raccourcir le texte dans le formulaire.',
    other: '{count} caractères de trop. Vous pourrez raccourcir le texte dans le formulaire.',
  },
  'reviewPicker.more': 'Afficher plus',
  'reviewPicker.emptyTitle': 'Pas encore d’avis',
  'reviewPicker.noMatchTitle': 'Aucun avis ne correspond',
  'reviewPicker.noMatchText': 'Choisissez une autre note ou une autre source.',
  'reviewPicker.add': 'Ajouter des avis',
};
