import type { Translation } from '../../../message';
import type { generatedTextMessages } from '../../../parts/generated-texts';

export const messages: Translation<typeof generatedTextMessages> = {
  'generated.title': { one: 'Revisar {count} texto generado', other: 'Revisar {count} textos generados' },
  'generated.hint': 'El asistente escribió estos textos. Edítalos o confirma que son correctos.',
  'generated.next': 'Siguiente',
  'generated.previous': 'Anterior',
  'generated.at': '{number} de {count}: {name}',
  'generated.allChecked': 'Todos son correctos',
  'generated.mark': 'Escrito por el asistente',
  'generated.checked': 'Es correcto',
  'generated.checkedField': 'Es correcto: {name}',
  'generated.reminder': {
    one: '{count} texto escrito por el asistente aún no está revisado.',
    other: '{count} textos escritos por el asistente aún no están revisados.',
  },
};
