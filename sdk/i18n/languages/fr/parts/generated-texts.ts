import type { Translation } from '../../../message';
import type { generatedTextMessages } from '../../../parts/generated-texts';

export const messages: Translation<typeof generatedTextMessages> = {
  'generated.title': { one: 'Relire {count} texte d’IA', other: 'Relire {count} textes d’IA' },
  'generated.brief': 'D’après votre brief',
  'generated.hint': 'L’assistant a rédigé ces textes. Modifiez-les ou confirmez qu’ils conviennent.',
  'generated.next': 'Suivant',
  'generated.previous': 'Précédent',
  'generated.at': '{number} sur {count} : {name}',
  'generated.allChecked': 'Tout approuver',
  'generated.mark': 'Rédigé par l’assistant',
  'generated.checked': 'Approuver',
  'generated.checkedField': 'Approuver : {name}',
  'generated.reminder': {
    one: '{count} texte rédigé par l’assistant n’est pas encore vérifié.',
    other: '{count} textes rédigés par l’assistant ne sont pas encore vérifiés.',
  },
};
