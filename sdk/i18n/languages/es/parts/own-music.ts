import type { Translation } from '../../../message';
import type { ownMusicMessages } from '../../../parts/own-music';

export const messages: Translation<typeof ownMusicMessages> = {
  'ownMusic.title': 'Tu música',
  'ownMusic.hint': 'Sube una canción cuyos derechos tengas (máx. 10 min).',
  'ownMusic.upload': 'Subir música',
  'ownMusic.fromLibrary': 'Elegir de la biblioteca',
  'ownMusic.choose': 'Elige tu música',
  'ownMusic.empty': 'Tu biblioteca aún no tiene música. Sube primero una canción.',
  'ownMusic.part': 'Parte de la canción',
  'ownMusic.plays': 'De {from} a {to}',
  'ownMusic.playsOf': 'De {from} a {to} de {length}',
  'ownMusic.repeats': 'La canción es más corta que tu video. Vuelve a empezar hasta que termine el video.',
  'ownMusic.start': 'Inicio (s)',
  'ownMusic.fadeIn': 'Fundido de entrada (s)',
  'ownMusic.fadeOut': 'Fundido de salida (s)',
  'ownMusic.listen': 'Escuchar con el video',
  'ownMusic.stop': 'Detener',
  'ownMusic.remove': 'Quitar',
};
