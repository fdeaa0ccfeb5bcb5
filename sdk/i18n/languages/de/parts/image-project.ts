import type { Translation } from '../../../message';
import type { imageProjectMessages } from '../../../parts/image-project';

export const messages: Translation<typeof imageProjectMessages> = {
  'imageProject.editor.projectName': 'Name des Bilds',
  'imageProject.editor.panelScene': 'Inhalt',
  'imageProject.editor.palette': 'Farben des Bilds',
  'imageProject.editor.paletteHint': 'Änderungen gelten für das ganze Bild.',
  'imageProject.commands.rename': 'Bild umbenennen',
  'imageProject.commands.render': 'Bild exportieren',
  'imageProject.commands.copyLink': 'Link zum Bild kopieren',
  'imageProject.commands.showScene': 'Inhalt anzeigen',
  'imageProject.commands.groupVideo': 'Bild',
  'imageProject.commands.search': 'Befehle und Felder suchen',
  'imageProject.editor.missingTemplate': 'Die Vorlage dieses Bilds ist nicht mehr in der Bibliothek.',
  'imageProject.emptyVideo.lostScene':
    'Dieses Bild lässt sich nicht anzeigen, weil seine Vorlage nicht mehr in der Bibliothek ist.',
  'imageProject.preview.empty': 'Dieses Bild ist leer',
  'imageProject.feedback.industry': 'Wofür ist das Bild?',
  'imageProject.brands.sectionHint':
    'Überträgt Logo, Farben, Schrift und Angaben auf das Bild. Du kannst es jederzeit rückgängig machen.',
  'imageProject.projects.renameTitle': 'Bild umbenennen',
  'imageProject.projects.deleteText': 'Das Bild und alle seine Exporte werden endgültig gelöscht.',
  'imageProject.projects.deleteConfirm': 'Bild löschen',
  'imageProject.saving.copied': 'Deine Version ist als neues Bild gespeichert',
  'imageProject.saving.openCopy': 'Bild öffnen',
  'imageProject.saving.partField': '{name}',
  'imageProject.saving.missingName': 'Fehlende Vorlage',
  'imageProject.saving.missingScene': 'Die Vorlage ist nicht mehr in der Bibliothek.',
  'imageProject.saving.missingPicture': '{name}: Das Bild wurde gelöscht.',
  'imageProject.saving.missingBackground': 'Der Hintergrund wurde gelöscht.',
  'imageProject.saving.conflictTitle': 'Dieses Bild wurde auch an anderer Stelle geändert',
  'imageProject.saving.keepBoth': 'Beide als getrennte Bilder behalten',
  'imageProject.saving.partName': 'Name des Bilds',
  'imageProject.saving.partPalette': 'Farben des Bilds',
  'imageProject.saving.missingText': 'Du kannst dieses Bild bearbeiten, aber erst exportieren, wenn das behoben ist.',
};
