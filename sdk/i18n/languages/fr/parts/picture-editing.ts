import type { Translation } from '../../../message';
import type { pictureEditingMessages } from '../../../parts/picture-editing';

export const messages: Translation<typeof pictureEditingMessages> = {
  'picture.group': 'Modifier sur l’image',
  'picture.help': 'Utilisez les touches fléchées pour passer d’un élément à l’autre et Entrée pour modifier.',
  'picture.dropBackground': 'Déposez pour utiliser comme arrière-plan',
  'picture.dropField': 'Déposez pour remplacer {name}',
  'picture.dropped': '{name} ajouté',
  'picture.kept': {
    one: '{count} autre fichier se trouve dans Mes imports',
    other: '{count} autres fichiers se trouvent dans Mes imports',
  },
  'picture.dropRefused': 'Ce type de fichier ne peut pas être affiché ici.',
  'picture.discarded': 'Modifications de « {name} » abandonnées',
  'picture.restore': 'Restaurer',
  'picture.cleared': '« {name} » vidé',
  'picture.editText': 'Modifier le texte : {name}',
  'picture.editImage': 'Changer l’image : {name}',
  'picture.background': 'Arrière-plan',
  'picture.done': 'Terminé',
  'picture.reset': 'Réinitialiser',
  'picture.replace': 'Remplacer',
  'picture.textHint': 'Entrée pour enregistrer, Échap pour annuler',
  'picture.areaHint': 'Ctrl+Entrée pour enregistrer, Échap pour annuler',
  'picture.place': 'Positionner l’arrière-plan',
  'picture.placeHelp':
    'Faites glisser pour déplacer, faites défiler ou pincez pour zoomer. Au clavier, les touches fléchées déplacent, plus et moins zooment.',
  'picture.zoomIn': 'Zoom avant',
  'picture.zoomOut': 'Zoom arrière',
  'picture.center': 'Centrer',
  'picture.cropTitle': 'Recadrer {name}',
  'picture.cropText':
    'Faites glisser pour déplacer, faites défiler ou pincez pour zoomer. Au clavier, les touches fléchées déplacent, plus et moins zooment.',
  'picture.cropTouch': 'Faites glisser pour déplacer, pincez pour zoomer.',
  'picture.cropArea': 'Zone de recadrage',
  'picture.cropSave': 'Appliquer',
  'picture.cropFailed': 'Impossible de recadrer l’image',
  'picture.cropBlocked': 'Le site d’où vient l’image n’autorise pas le recadrage. Importez l’image et réessayez.',
  'picture.fullPicture': 'Annuler le recadrage',
};
