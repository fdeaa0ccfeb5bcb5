import type { Translation } from '../../../message';
import type { arrangementMessages } from '../../../parts/arrangement';

export const messages: Translation<typeof arrangementMessages> = {
  'arrangement.allMoods': 'Toutes les ambiances',
  'arrangement.allTempos': 'Tous les tempos',
  'arrangement.mood': 'Ambiance',
  'arrangement.tempo': 'Tempo',
  'arrangement.noKits': 'Aucune musique ne correspond à cette ambiance et à ce tempo.',
  'arrangement.cuts': 'Les coupes ne tombent pas sur le temps',
  'arrangement.proposals': 'Arrangements',
  'arrangement.onOutro': 'Fin naturelle',
  'arrangement.onFadeOut': 'Fondu de sortie',
  'arrangement.fadedOut': 'Fondu anticipé',
  'arrangement.withVideo': 'Fin avec la vidéo',
  'arrangement.proved': 'Meilleur résultat',
  'arrangement.gap':
    'Un meilleur résultat (jusqu’à {points} points) est possible, mais sa recherche prendrait trop de temps.',
  'arrangement.listen': 'Écouter l’arrangement {letter} avec la vidéo',
  'arrangement.stop': 'Arrêter l’arrangement {letter}',
  'arrangement.showAll': { one: 'Afficher {count}', other: 'Tout afficher ({count})' },
  'arrangement.showFewer': 'Afficher moins',
  'arrangement.noneLocked': 'Rien ne s’insère entre les sections verrouillées. Déverrouillez-en une.',
  'arrangement.unlockAll': 'Tout déverrouiller',
  'arrangement.pieces': 'Réorganiser',
  'arrangement.piecesHint': 'Cliquez sur une section pour la garder ou la remplacer.',
  'arrangement.piece': { one: '{name}, {count} mesure', other: '{name}, {count} mesures' },
  'arrangement.pieceSeconds': '{name}, {seconds} s',
  'arrangement.locked': '{piece}, verrouillée',
  'arrangement.lock': 'Garder ici',
  'arrangement.unlock': 'Déverrouiller',
  'arrangement.swap': 'Remplacer par {name} · {percent} %',
  'arrangement.noSwap': 'Aucune autre section ne convient ici',
};
