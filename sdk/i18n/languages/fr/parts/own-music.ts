import type { Translation } from '../../../message';
import type { ownMusicMessages } from '../../../parts/own-music';

export const messages: Translation<typeof ownMusicMessages> = {
  'ownMusic.title': 'Votre musique',
  'ownMusic.hint': 'Importez un morceau dont vous détenez les droits (10 min max.).',
  'ownMusic.upload': 'Importer une musique',
  'ownMusic.fromLibrary': 'Choisir dans la bibliothèque',
  'ownMusic.choose': 'Choisissez votre musique',
  'ownMusic.empty': 'Votre bibliothèque ne contient pas encore de musique. Importez d’abord un morceau.',
  'ownMusic.part': 'Extrait du morceau',
  'ownMusic.plays': 'De {from} à {to}',
  'ownMusic.playsOf': 'De {from} à {to} sur {length}',
  'ownMusic.repeats': 'Le morceau est plus court que votre vidéo. Il reprend au début jusqu’à la fin de la vidéo.',
  'ownMusic.start': 'Début (s)',
  'ownMusic.fadeIn': 'Fondu d’entrée (s)',
  'ownMusic.fadeOut': 'Fondu de sortie (s)',
  'ownMusic.listen': 'Écouter avec la vidéo',
  'ownMusic.stop': 'Arrêter',
  'ownMusic.remove': 'Retirer',
};
