import type { Translation } from '../../../message';
import type { musicMessages } from '../../../parts/music';

export const messages: Translation<typeof musicMessages> = {
  'music.title': 'Música',
  'music.kitTempo': '{count} bpm',
  'music.default': 'Recomendada',
  'music.playKit': 'Ouvir {name}',
  'music.stopKit': 'Parar {name}',
  'music.inUse': 'Selecionada',
  'music.none': 'Sem música',
  'music.arrangementHint': 'Combinada automaticamente com suas cenas.',
  'music.noFit': 'Esta música não pode ser cortada para um vídeo tão curto. Adicione uma cena ou escolha outra música.',
  'music.outdated': 'Suas cenas mudaram. Combinar a música de novo?',
  'music.refit': 'Combinar de novo',
  'repair.chooseKit': 'Escolha outra música abaixo. Até lá, o vídeo fica sem som.',
  'music.tracks': 'Música',
  'music.tracksHint': 'Uma faixa toca durante todo o vídeo.',
  'music.noTracks': 'Não há música para este template.',
};
