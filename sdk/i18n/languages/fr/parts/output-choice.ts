import type { Translation } from '../../../message';
import type { outputChoiceMessages } from '../../../parts/output-choice';

export const messages: Translation<typeof outputChoiceMessages> = {
  'output.resolution': 'Résolution',
  'output.720p': '720p',
  'output.1080p': '1080p',
  'output.4k': '4K',
  'output.quality': 'Qualité',
  'output.small': 'Basse',
  'output.standard': 'Standard',
  'output.high': 'Haute',
  'output.frameRate': 'Fréquence d’images',
  'output.fps': '{count} i/s',
  'output.estimate': 'Environ {size}',
  'output.slow4k': 'Un export en 4K prend environ quatre fois plus de temps.',
  'output.text': '{format}, {width} × {height}, {fps} images par seconde, {seconds}\u00a0s.',
  'output.otherChoice': 'Vous n’avez pas encore exporté cette version avec ces réglages.',
  'output.webmNote': 'Se lit dans les navigateurs.',
  'output.movNote': 'Un fichier volumineux pour le montage vidéo. Les navigateurs ne peuvent pas le lire.',
  'output.gifNote': 'Un GIF n’a pas de son.',
  'output.transparentNote': 'Les images et vidéos d’arrière-plan restent.',
  'output.gifLength':
    'Un GIF peut durer jusqu’à 60 secondes. Choisissez un autre type de fichier ou raccourcissez la vidéo.',
  'output.movLength':
    'Un fichier ProRes peut durer jusqu’à 5 minutes. Choisissez un autre type de fichier ou raccourcissez la vidéo.',
  'output.noPreview':
    'Les navigateurs ne peuvent pas lire ProRes. Téléchargez le fichier pour l’utiliser dans un logiciel de montage.',
};
