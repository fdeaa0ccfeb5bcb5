import type { Translation } from '../../../message';
import type { arrangementMessages } from '../../../parts/arrangement';

export const messages: Translation<typeof arrangementMessages> = {
  'arrangement.allMoods': 'Alle Stimmungen',
  'arrangement.allTempos': 'Alle Tempos',
  'arrangement.mood': 'Stimmung',
  'arrangement.tempo': 'Tempo',
  'arrangement.noKits': 'Keine Musik passt zu dieser Stimmung und diesem Tempo.',
  'arrangement.cuts': 'Die Schnitte treffen den Takt nicht',
  'arrangement.proposals': 'Arrangements',
  'arrangement.onOutro': 'Endet natürlich',
  'arrangement.onFadeOut': 'Blendet aus',
  'arrangement.fadedOut': 'Blendet früh aus',
  'arrangement.withVideo': 'Endet mit dem Video',
  'arrangement.proved': 'Beste Wahl',
  'arrangement.gap':
    'Vielleicht gibt es eine bessere Version (bis zu {points} Punkte), aber die Suche würde zu lange dauern.',
  'arrangement.listen': 'Arrangement {letter} mit dem Video abspielen',
  'arrangement.stop': 'Arrangement {letter} anhalten',
  'arrangement.showAll': { one: '{count} anzeigen', other: 'Alle {count} anzeigen' },
  'arrangement.showFewer': 'Weniger anzeigen',
  'arrangement.noneLocked': 'Zwischen die festgelegten Abschnitte passt nichts. Gib einen davon frei.',
  'arrangement.unlockAll': 'Alle freigeben',
  'arrangement.pieces': 'Neu anordnen',
  'arrangement.piecesHint': 'Klicke auf einen Abschnitt, um ihn festzulegen oder zu ersetzen.',
  'arrangement.piece': { one: '{name}, {count} Takt', other: '{name}, {count} Takte' },
  'arrangement.pieceSeconds': '{name}, {seconds} s',
  'arrangement.locked': '{piece}, festgelegt',
  'arrangement.lock': 'Hier festlegen',
  'arrangement.unlock': 'Freigeben',
  'arrangement.swap': 'Durch {name} ersetzen · {percent} %',
  'arrangement.noSwap': 'Kein anderer Abschnitt passt hierher',
};
