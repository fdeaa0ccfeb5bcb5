import type { Translation } from '../../../message';
import type { generatedTextMessages } from '../../../parts/generated-texts';

export const messages: Translation<typeof generatedTextMessages> = {
  'generated.title': { one: 'Revisar {count} texto de IA', other: 'Revisar {count} textos de IA' },
  'generated.brief': 'De tu brief',
  'generated.hint': 'El asistente escribió estos textos. Edítalos o confirma que son correctos.',
  'generated.next': 'Siguiente',
  'generated.previous': 'Anterior',
  'generated.at': '{number} de {count}: {name}',
  'generated.allChecked': 'Aprobar todo',
  'generated.mark': 'Escrito por el asistente',
  'generated.checked': 'Aprobar',
  'generated.checkedField': 'Aprobar: {name}',
  'generated.reminder': {
    one: '{count} texto escrito por el asistente aún no está revisado.',
    other: '{count} textos escritos por el asistente aún no están revisados.',
  },
};
