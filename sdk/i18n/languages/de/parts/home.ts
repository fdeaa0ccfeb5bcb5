import type { Translation } from '../../../message';
import type { homeMessages } from '../../../parts/home';

export const messages: Translation<typeof homeMessages> = {
  'home.title': 'In wenigen Minuten von der Idee zum fertigen Video',
  'home.text':
    'Beginne mit einem Rezept oder einer Animation. Bearbeite Text, Bilder und Musik, dann exportiere dein Video.',
  'home.browse': 'Bibliothek durchstöbern',
  'home.recents': 'Weiter, wo du aufgehört hast',
  'home.edited': 'Bearbeitet am {date}',
  'guide.title': 'Dein erstes Video in drei Schritten',
  'guide.skip': 'Überspringen',
  'guide.done': 'Erledigt',
  'guide.choose': 'Rezept wählen',
  'guide.chooseText': 'Finde in der Bibliothek eins, das zu deinem Ziel passt.',
  'guide.chooseAction': 'Bibliothek öffnen',
  'guide.change': 'Mach es zu deinem',
  'guide.changeText': 'Bearbeite Text, Bilder und Musik.',
  'guide.export': 'Exportieren',
  'guide.exportText': 'Lade das fertige Video herunter und teile es.',
  'guide.open': 'Dein Video öffnen',
  'home.goals': 'Wähle ein Ziel',
  'home.seeAll': 'Alle ansehen',
  'home.seeAllOf': 'Alle ansehen: {name}',
  'home.errorTitle': 'Die Startseite konnte nicht geladen werden',
  'home.emptyTitle': 'Hier ist noch nichts',
  'home.emptyText': 'Rezepte und Animationen erscheinen hier, sobald die Bibliothek welche enthält.',
};
