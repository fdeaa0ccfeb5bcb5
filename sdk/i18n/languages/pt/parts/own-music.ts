import type { Translation } from '../../../message';
import type { ownMusicMessages } from '../../../parts/own-music';

export const messages: Translation<typeof ownMusicMessages> = {
  'ownMusic.title': 'Sua música',
  'ownMusic.hint':
    'Use uma música sua: MP3, M4A, WAV, Ogg ou FLAC, de até 10 minutos. Use só músicas sobre as quais você tem os direitos.',
  'ownMusic.upload': 'Enviar música',
  'ownMusic.fromLibrary': 'Escolher da biblioteca',
  'ownMusic.choose': 'Escolha sua música',
  'ownMusic.empty': 'Sua biblioteca ainda não tem música. Envie uma primeiro.',
  'ownMusic.part': 'Trecho da música',
  'ownMusic.plays': '{from} a {to}',
  'ownMusic.playsOf': 'Toca de {from} a {to} de {length}.',
  'ownMusic.repeats': 'A música é mais curta que o vídeo. Ela recomeça até o vídeo terminar.',
  'ownMusic.start': 'Começa em (s)',
  'ownMusic.fadeIn': 'Fade-in (s)',
  'ownMusic.fadeOut': 'Fade-out (s)',
  'ownMusic.listen': 'Ouvir com o vídeo',
  'ownMusic.stop': 'Parar',
  'ownMusic.remove': 'Remover',
};
