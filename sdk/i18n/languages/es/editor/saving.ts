import type { savingMessages } from '../../../editor/saving';
import type { Translation } from '../../../message';

export const messages: Translation<typeof savingMessages> = {
  'saving.offlineKept': 'Sin conexión: los cambios están guardados en este dispositivo',
  'saving.offlineOpen': 'Sin conexión: no cierres esta pestaña, tus cambios aún no están guardados',
  'saving.tooLong': 'Hay un texto demasiado largo para guardarlo',
  'saving.tooLongText': {
    one: 'Escena {number} · {name}: {length} caracteres, límite {max}. Acorta el texto para guardarlo. Todo lo demás está guardado.',
    other:
      '{count} textos superan su límite. El primero está en la escena {number} · {name}. Acórtalos para guardarlos. Todo lo demás está guardado.',
  },
  'saving.tooLongTextOfOnly': {
    one: '{name}: {length} caracteres, límite {max}. Acorta el texto para guardarlo. Todo lo demás está guardado.',
    other:
      '{count} textos superan su límite. El primero es {name}. Acórtalos para guardarlos. Todo lo demás está guardado.',
  },
  'saving.show': 'Mostrar',
  'saving.decide': 'Resolver',
  'saving.missingName': 'Falta la escena',
  'editor.saved': 'Guardado',
  'editor.saving': 'Guardando…',
  'editor.unsaved': 'Aún sin guardar',
  'editor.saveError': 'No guardado',
  'editor.conflict': 'Cambios en conflicto',
};
