import type { Translation } from '../../../message';
import type { generatedTextMessages } from '../../../parts/generated-texts';

export const messages: Translation<typeof generatedTextMessages> = {
  'generated.title': { one: 'Vérifier {count} texte généré', other: 'Vérifier {count} textes générés' },
  'generated.hint': 'L’assistant a rédigé ces textes. Modifiez-les ou confirmez qu’ils conviennent.',
  'generated.next': 'Suivant',
  'generated.previous': 'Précédent',
  'generated.at': '{number} sur {count} : {name}',
  'generated.allChecked': 'Tout est correct',
  'generated.mark': 'Rédigé par l’assistant',
  'generated.checked': 'C’est correct',
  'generated.checkedField': 'C’est correct : {name}',
  'generated.reminder': {
    one: '{count} texte rédigé par l’assistant n’est pas encore vérifié.',
    other: '{count} textes rédigés par l’assistant ne sont pas encore vérifiés.',
  },
};
