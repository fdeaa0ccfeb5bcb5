import type { Translation } from '../../../message';
import type { musicMessages } from '../../../parts/music';

export const messages: Translation<typeof musicMessages> = {
  'music.title': 'Música',
  'music.kitTempo': '{count} bpm',
  'music.default': 'Recomendada',
  'music.playKit': 'Escuchar {name}',
  'music.stopKit': 'Detener {name}',
  'music.inUse': 'Seleccionada',
  'music.none': 'Sin música',
  'music.arrangementHint': 'Se ajusta automáticamente a tus escenas.',
  'music.noFit': 'Esta música no se puede cortar para un video tan corto. Añade una escena o elige otra música.',
  'music.outdated': 'Tus escenas han cambiado. ¿Ajustar la música de nuevo?',
  'music.refit': 'Ajustar de nuevo',
  'repair.chooseKit': 'Elige otra música abajo. Hasta entonces, el video no tiene sonido.',
  'music.tracks': 'Música',
  'music.tracksHint': 'Una sola pista suena durante todo el video.',
  'music.noTracks': 'No hay música disponible para esta plantilla.',
};
