import type { Translation } from '../../../message';
import type { homeMessages } from '../../../parts/home';

export const messages: Translation<typeof homeMessages> = {
  'home.title': 'Que souhaitez-vous promouvoir aujourd’hui ?',
  'home.text': 'Partez d’une recette ou d’une animation. Modifiez le texte, les images et la musique, puis exportez.',
  'home.start': 'Créer une vidéo',
  'home.search': 'Rechercher un modèle',
  'home.recents': 'Reprendre où vous en étiez',
  'home.edited': 'Modifié le {date}',
  'guide.title': 'Votre première vidéo en trois étapes',
  'guide.skip': 'Passer',
  'guide.done': 'Terminé',
  'guide.choose': 'Choisissez une recette',
  'guide.chooseText': 'Trouvez dans la bibliothèque celle qui répond à votre objectif.',
  'guide.change': 'Personnalisez-la',
  'guide.changeText': 'Modifiez le texte, les images et la musique.',
  'guide.export': 'Exportez-la',
  'guide.exportText': 'Téléchargez la vidéo terminée et partagez-la.',
  'guide.open': 'Ouvrir votre vidéo',
  'home.goals': 'Choisissez un objectif',
  'home.seeAll': 'Tout voir',
  'home.seeAllOf': 'Tout voir : {name}',
  'home.seeAllVideos': 'Voir toutes les vidéos',
  'home.errorTitle': 'Impossible de charger la page d’accueil',
  'home.emptyTitle': 'Rien ici pour l’instant',
  'home.emptyText': 'Les recettes et les animations apparaîtront ici dès que la bibliothèque en contiendra.',
};
