import type { tableMessages } from '../../../account/tables';
import type { Translation } from '../../../message';

export const messages: Translation<typeof tableMessages> = {
  'table.preview': 'Votre tableau',
  'table.reading': 'Lecture du tableau',
  'table.facts': { one: '{count} ligne, {columns} colonnes', other: '{count} lignes, {columns} colonnes' },
  'table.firstRows': 'Les premières lignes',
  'table.separator': 'Colonnes séparées par',
  'table.comma': 'Virgule ,',
  'table.semicolon': 'Point-virgule ;',
  'table.tab': 'Tabulation',
  'table.bar': 'Barre verticale |',
  'table.oneColumn': 'Rien : une seule colonne',
  'table.otherSign': 'Un autre caractère : {sign}',
  'table.encoding': 'Encodage',
  'table.encodingFound': 'Automatique',
  'table.encodingGuess':
    'Ce fichier n’indique pas son encodage. Si des lettres semblent fausses, choisissez-en un autre.',
  'table.sheet': 'Feuille',
  'table.unnamed': 'Colonne {number}',
  'table.openQuote': 'Ligne {row} : un guillemet n’est jamais fermé. Nous le lisons comme une partie du texte.',
  'table.moreCells': 'La ligne {row} a plus de cellules que d’en-têtes. Elles sont dans des colonnes sans nom.',
  'table.unknownLetter': 'La ligne {row} contient un caractère inconnu de cet encodage.',
  'table.errorCell': 'La ligne {row} a une cellule en erreur, comme #N/A.',
  'table.cut': {
    one: 'Ce fichier est très long. Nous avons lu la première ligne.',
    other: 'Ce fichier est très long. Nous avons lu les {count} premières lignes.',
  },
  'table.leftOut': {
    one: '{count} ligne à la fin est laissée de côté : le tableau est trop grand.',
    other: '{count} lignes à la fin sont laissées de côté : le tableau est trop grand.',
  },
  'table.empty': 'Ce tableau n’a pas de lignes. La première ligne nomme les colonnes.',
  'table.tooManyColumns': 'Ce tableau a trop de colonnes. Retirez-en quelques-unes et réessayez.',
  'table.tooLarge': 'Ce fichier dépasse 25 Mo. Divisez-le en fichiers plus petits.',
  'table.unreadable': 'Impossible de lire ce fichier. Choisissez un fichier CSV, TSV ou Excel (.xlsx).',
  'table.damaged': 'Ce fichier Excel est endommagé. Enregistrez-le à nouveau, ou au format CSV.',
  'table.oldWorkbook':
    'Ce fichier Excel date d’avant 2007 ou a un mot de passe. Enregistrez-le en .xlsx sans mot de passe.',
  'table.webPage': 'C’est une page web, pas un tableau. Enregistrez le tableau en CSV ou Excel (.xlsx).',
  'table.upload': 'Importer un tableau',
  'table.link': 'Lien vers un tableau',
  'table.linkHint': 'Une feuille Google ouverte à tous ceux qui ont le lien, ou un fichier CSV ou Excel',
  'table.loadLink': 'Charger le tableau',
};
