import type { Translation } from '../../../message';
import type { generatedTextMessages } from '../../../parts/generated-texts';

export const messages: Translation<typeof generatedTextMessages> = {
  'generated.title': { one: 'Confira {count} texto gerado', other: 'Confira {count} textos gerados' },
  'generated.hint': 'O assistente escreveu estes textos. Edite-os ou confirme que estão certos.',
  'generated.next': 'Próximo',
  'generated.previous': 'Anterior',
  'generated.at': '{number} de {count}: {name}',
  'generated.allChecked': 'Todos estão certos',
  'generated.mark': 'Escrito pelo assistente',
  'generated.checked': 'Está certo',
  'generated.checkedField': 'Está certo: {name}',
  'generated.reminder': {
    one: '{count} texto foi escrito pelo assistente e ainda não foi conferido.',
    other: '{count} textos foram escritos pelo assistente e ainda não foram conferidos.',
  },
};
