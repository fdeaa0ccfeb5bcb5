import type { Translation } from '../../../message';
import type { missingPartMessages } from '../../../parts/missing-parts';

export const messages: Translation<typeof missingPartMessages> = {
  'saving.missingTitle': { one: '{count} Element fehlt', other: '{count} Elemente fehlen' },
  'saving.missingText': 'Du kannst dieses Video bearbeiten, aber erst exportieren, wenn das behoben ist.',
  'saving.missingDetails': 'Details',
  'saving.repairAll': 'Alle beheben',
  'saving.missingScene': 'Szene {number} ist nicht mehr in der Bibliothek.',
  'saving.missingPicture': 'Szene {number} · {name}: Das Bild wurde gelöscht.',
  'saving.missingBackground': 'Szene {number}: Der Hintergrund wurde gelöscht.',
  'saving.missingKit': 'Die Musik ist nicht mehr in der Bibliothek.',
  'saving.missingSamples': 'Einige Abschnitte der Musik sind nicht mehr in der Bibliothek.',
  'saving.missingTrack': 'Deine Musik wurde gelöscht.',
  'saving.replaceScene': 'Ersetzen',
  'saving.removeScene': 'Entfernen',
  'saving.choosePicture': 'Anderes wählen',
  'saving.ownPicture': 'Standard verwenden',
  'saving.chooseKit': 'Andere Musik wählen',
  'saving.ownMusic': 'Standardmusik verwenden',
  'saving.arrangeAnew': 'Neu anpassen',
  'saving.repairOf': '{action}: {what}',
};
