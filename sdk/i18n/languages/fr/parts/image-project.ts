import type { Translation } from '../../../message';
import type { imageProjectMessages } from '../../../parts/image-project';

export const messages: Translation<typeof imageProjectMessages> = {
  'imageProject.editor.projectName': 'Nom de l’image',
  'imageProject.editor.panelScene': 'Contenu',
  'imageProject.editor.palette': 'Couleurs de l’image',
  'imageProject.editor.paletteHint': 'Les modifications s’appliquent à toute l’image.',
  'imageProject.commands.rename': 'Renommer l’image',
  'imageProject.commands.render': 'Exporter l’image',
  'imageProject.commands.copyLink': 'Copier le lien vers l’image',
  'imageProject.commands.showScene': 'Afficher le volet Contenu',
  'imageProject.commands.groupVideo': 'Image',
  'imageProject.commands.search': 'Rechercher des commandes et des champs',
  'imageProject.editor.missingTemplate': 'Le modèle de cette image n’est plus dans la bibliothèque.',
  'imageProject.emptyVideo.lostScene':
    'Impossible d’afficher cette image : son modèle n’est plus dans la bibliothèque.',
  'imageProject.preview.empty': 'Cette image est vide',
  'imageProject.feedback.industry': 'À quoi sert l’image ?',
  'imageProject.brands.sectionHint':
    'Applique votre logo, vos couleurs, votre police et vos informations à l’image. Vous pouvez annuler à tout moment.',
  'imageProject.projects.renameTitle': 'Renommer l’image',
  'imageProject.projects.deleteText': 'L’image et tous ses exports seront supprimés définitivement.',
  'imageProject.projects.deleteConfirm': 'Supprimer l’image',
  'imageProject.saving.copied': 'Votre version est enregistrée comme nouvelle image',
  'imageProject.saving.openCopy': 'Ouvrir l’image',
  'imageProject.saving.partField': '{name}',
  'imageProject.saving.missingName': 'Modèle manquant',
  'imageProject.saving.missingScene': 'Le modèle n’est plus dans la bibliothèque.',
  'imageProject.saving.missingPicture': '{name} : l’image a été supprimée.',
  'imageProject.saving.missingBackground': 'L’arrière-plan a été supprimé.',
  'imageProject.saving.conflictTitle': 'Cette image a aussi été modifiée ailleurs',
  'imageProject.saving.keepBoth': 'Garder les deux comme images distinctes',
  'imageProject.saving.partName': 'Nom de l’image',
  'imageProject.saving.partPalette': 'Couleurs de l’image',
  'imageProject.saving.missingText':
    'Vous pouvez modifier cette image, mais pas l’exporter tant que ce n’est pas corrigé.',
};
