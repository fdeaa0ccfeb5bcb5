import type { Translation } from '../../../message';
import type { ownMusicMessages } from '../../../parts/own-music';

export const messages: Translation<typeof ownMusicMessages> = {
  'ownMusic.title': 'Votre musique',
  'ownMusic.hint':
    'Utilisez votre propre morceau : MP3, M4A, WAV, Ogg ou FLAC, jusqu’à 10 minutes. N’utilisez que de la musique dont vous détenez les droits.',
  'ownMusic.upload': 'Importer une musique',
  'ownMusic.fromLibrary': 'Choisir dans la bibliothèque',
  'ownMusic.choose': 'Choisissez votre musique',
  'ownMusic.empty': 'Votre bibliothèque ne contient pas encore de musique. Importez d’abord un morceau.',
  'ownMusic.part': 'Extrait du morceau',
  'ownMusic.plays': 'De {from} à {to}',
  'ownMusic.playsOf': 'Lecture de {from} à {to} sur {length}.',
  'ownMusic.repeats': 'Le morceau est plus court que votre vidéo. Il reprend au début jusqu’à la fin de la vidéo.',
  'ownMusic.start': 'Commence à (s)',
  'ownMusic.fadeIn': 'Fondu d’entrée (s)',
  'ownMusic.fadeOut': 'Fondu de sortie (s)',
  'ownMusic.listen': 'Écouter avec la vidéo',
  'ownMusic.stop': 'Arrêter',
  'ownMusic.remove': 'Retirer',
};
