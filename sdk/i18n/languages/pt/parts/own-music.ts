import type { Translation } from '../../../message';
import type { ownMusicMessages } from '../../../parts/own-music';

export const messages: Translation<typeof ownMusicMessages> = {
  'ownMusic.title': 'Sua música',
  'ownMusic.hint': 'Envie uma música da qual você tem os direitos (máx. 10 min).',
  'ownMusic.upload': 'Enviar música',
  'ownMusic.fromLibrary': 'Escolher da biblioteca',
  'ownMusic.choose': 'Escolha sua música',
  'ownMusic.empty': 'Sua biblioteca ainda não tem música. Envie uma primeiro.',
  'ownMusic.part': 'Trecho da música',
  'ownMusic.plays': '{from} a {to}',
  'ownMusic.playsOf': 'De {from} a {to} de {length}',
  'ownMusic.repeats': 'A música é mais curta que o vídeo. Ela recomeça até o vídeo terminar.',
  'ownMusic.start': 'Início (s)',
  'ownMusic.fadeIn': 'Fade-in (s)',
  'ownMusic.fadeOut': 'Fade-out (s)',
  'ownMusic.listen': 'Ouvir com o vídeo',
  'ownMusic.stop': 'Parar',
  'ownMusic.remove': 'Remover',
};
