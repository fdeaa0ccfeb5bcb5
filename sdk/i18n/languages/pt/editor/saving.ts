import type { savingMessages } from '../../../editor/saving';
import type { Translation } from '../../../message';

export const messages: Translation<typeof savingMessages> = {
  'saving.offlineKept': 'Offline – alterações salvas neste dispositivo',
  'saving.offlineOpen': 'Offline – mantenha esta aba aberta, suas alterações ainda não foram salvas',
  'saving.tooLong': 'Há texto longo demais para salvar',
  'saving.tooLongText': {
    one: 'Cena {number} · {name}: {length} caracteres, limite {max}. Encurte para salvar. Todo o resto está salvo.',
    other:
      '{count} textos passam do limite. O primeiro está na cena {number} · {name}. Encurte-os para salvar. Todo o resto está salvo.',
  },
  'saving.tooLongTextOfOnly': {
    one: '{name}: {length} caracteres, limite {max}. Encurte para salvar. Todo o resto está salvo.',
    other: '{count} textos passam do limite. O primeiro é {name}. Encurte-os para salvar. Todo o resto está salvo.',
  },
  'saving.show': 'Mostrar',
  'saving.decide': 'Resolver',
  'saving.missingName': 'Cena ausente',
  'editor.saved': 'Salvo',
  'editor.saving': 'Salvando…',
  'editor.unsaved': 'Ainda não salvo',
  'editor.saveError': 'Não salvo',
  'editor.conflict': 'Alterações em conflito',
};
