import type { Translation } from '../../../message';
import type { imageProjectMessages } from '../../../parts/image-project';

export const messages: Translation<typeof imageProjectMessages> = {
  'imageProject.editor.projectName': 'Nombre de la imagen',
  'imageProject.editor.panelScene': 'Contenido',
  'imageProject.editor.palette': 'Colores de la imagen',
  'imageProject.editor.paletteHint': 'Los cambios se aplican a toda la imagen.',
  'imageProject.commands.rename': 'Cambiar nombre de la imagen',
  'imageProject.commands.render': 'Exportar imagen',
  'imageProject.commands.copyLink': 'Copiar enlace a la imagen',
  'imageProject.commands.showScene': 'Mostrar panel de contenido',
  'imageProject.commands.groupVideo': 'Imagen',
  'imageProject.commands.search': 'Buscar comandos y campos',
  'imageProject.editor.missingTemplate': 'La plantilla de esta imagen ya no está en la biblioteca.',
  'imageProject.emptyVideo.lostScene':
    'No se puede mostrar esta imagen porque su plantilla ya no está en la biblioteca.',
  'imageProject.preview.empty': 'Esta imagen está vacía',
  'imageProject.feedback.industry': '¿Para qué es la imagen?',
  'imageProject.brands.sectionHint':
    'Aplica tu logo, tus colores, tu fuente y tus datos a la imagen. Puedes deshacerlo en cualquier momento.',
  'imageProject.projects.renameTitle': 'Cambiar nombre de la imagen',
  'imageProject.projects.deleteText': 'La imagen y todas sus exportaciones se eliminarán de forma permanente.',
  'imageProject.projects.deleteConfirm': 'Eliminar imagen',
  'imageProject.saving.copied': 'Tu versión está guardada como una imagen nueva',
  'imageProject.saving.openCopy': 'Abrir imagen',
  'imageProject.saving.partField': '{name}',
  'imageProject.saving.missingName': 'Falta la plantilla',
  'imageProject.saving.missingScene': 'La plantilla ya no está en la biblioteca.',
  'imageProject.saving.missingPicture': '{name}: la imagen se eliminó.',
  'imageProject.saving.missingBackground': 'El fondo se eliminó.',
  'imageProject.saving.conflictTitle': 'Esta imagen también se cambió en otro lugar',
  'imageProject.saving.keepBoth': 'Conservar ambas como imágenes separadas',
  'imageProject.saving.partName': 'Nombre de la imagen',
  'imageProject.saving.partPalette': 'Colores de la imagen',
  'imageProject.saving.missingText': 'Puedes editar esta imagen, pero no exportarla hasta que esto se corrija.',
};
