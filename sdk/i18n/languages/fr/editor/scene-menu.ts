import type { sceneMenuMessages } from '../../../editor/scene-menu';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneMenuMessages> = {
  'sceneMenu.title': 'Choisissez une scène',
  'sceneMenu.text': 'Sélectionnez une scène pour modifier son texte, ses images et ses couleurs.',
  'sceneMenu.scene': '{number}. {name}',
  'emptyVideo.title': 'Rien à prévisualiser pour l’instant',
  'emptyVideo.text': 'Votre première scène apparaîtra ici.',
  'emptyVideo.renderText': 'Ajoutez une scène à cette vidéo avant de l’exporter.',
  'emptyVideo.lostScene': 'Impossible d’afficher cette scène : son modèle n’est plus dans la bibliothèque.',
};
