import type { Translation } from '../../../message';
import type { missingPartMessages } from '../../../parts/missing-parts';

export const messages: Translation<typeof missingPartMessages> = {
  'saving.missingTitle': { one: 'Falta {count} elemento', other: 'Faltan {count} elementos' },
  'saving.missingText': 'Puedes editar este video, pero no exportarlo hasta que esto se corrija.',
  'saving.missingDetails': 'Detalles',
  'saving.repairAll': 'Corregir todo',
  'saving.missingScene': 'La escena {number} ya no está en la biblioteca.',
  'saving.missingPicture': 'Escena {number} · {name}: la imagen se eliminó.',
  'saving.missingBackground': 'Escena {number}: el fondo se eliminó.',
  'saving.missingKit': 'La música ya no está en la biblioteca.',
  'saving.missingSamples': 'Algunas secciones de la música ya no están en la biblioteca.',
  'saving.missingTrack': 'Tu música se eliminó.',
  'saving.replaceScene': 'Cambiar',
  'saving.removeScene': 'Quitar',
  'saving.choosePicture': 'Elegir otra',
  'saving.ownPicture': 'Usar predeterminado',
  'saving.chooseKit': 'Elegir otra música',
  'saving.ownMusic': 'Usar música predeterminada',
  'saving.arrangeAnew': 'Ajustar de nuevo',
  'saving.repairOf': '{action}: {what}',
};
