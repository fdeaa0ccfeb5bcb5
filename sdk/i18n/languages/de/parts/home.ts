import type { Translation } from '../../../message';
import type { homeMessages } from '../../../parts/home';

export const messages: Translation<typeof homeMessages> = {
  'home.title': 'Was möchtest du heute bewerben?',
  'home.text':
    'Beginne mit einem Rezept oder einer Animation. Bearbeite Text, Bilder und Musik, dann exportiere dein Video.',
  'home.start': 'Video starten',
  'home.search': 'Vorlagen suchen',
  'home.recents': 'Weiter, wo du aufgehört hast',
  'home.edited': 'Bearbeitet am {date}',
  'guide.title': 'Dein erstes Video in drei Schritten',
  'guide.skip': 'Überspringen',
  'guide.done': 'Erledigt',
  'guide.choose': 'Rezept wählen',
  'guide.chooseText': 'Finde in der Bibliothek eins, das zu deinem Ziel passt.',
  'guide.change': 'Mach es zu deinem',
  'guide.changeText': 'Bearbeite Text, Bilder und Musik.',
  'guide.export': 'Exportieren',
  'guide.exportText': 'Lade das fertige Video herunter und teile es.',
  'guide.open': 'Dein Video öffnen',
  'home.goals': 'Wähle ein Ziel',
  'home.seeAll': 'Alle ansehen',
  'home.seeAllOf': 'Alle ansehen: {name}',
  'home.seeAllVideos': 'Alle Videos ansehen',
  'home.errorTitle': 'Die Startseite konnte nicht geladen werden',
  'home.emptyTitle': 'Hier ist noch nichts',
  'home.emptyText': 'Rezepte und Animationen erscheinen hier, sobald die Bibliothek welche enthält.',
};
