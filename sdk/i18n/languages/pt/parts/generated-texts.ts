import type { Translation } from '../../../message';
import type { generatedTextMessages } from '../../../parts/generated-texts';

export const messages: Translation<typeof generatedTextMessages> = {
  'generated.title': { one: 'Revisar {count} texto de IA', other: 'Revisar {count} textos de IA' },
  'generated.brief': 'Do seu briefing',
  'generated.hint': 'O assistente escreveu estes textos. Edite-os ou confirme que estão certos.',
  'generated.next': 'Próximo',
  'generated.previous': 'Anterior',
  'generated.at': '{number} de {count}: {name}',
  'generated.allChecked': 'Aprovar tudo',
  'generated.mark': 'Escrito pelo assistente',
  'generated.checked': 'Aprovar',
  'generated.checkedField': 'Aprovar: {name}',
  'generated.reminder': {
    one: '{count} texto foi escrito pelo assistente e ainda não foi conferido.',
    other: '{count} textos foram escritos pelo assistente e ainda não foram conferidos.',
  },
};
