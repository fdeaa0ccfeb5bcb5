import type { Translation } from '../../../message';
import type { surveyTranslationMessages } from '../../../operator/survey-translations';

export const messages: Translation<typeof surveyTranslationMessages> = {
  'translations.title': 'Langues',
  'translations.text':
    'L’enquête s’affiche dans la langue de votre page. Ce que vous n’avez pas traduit apparaît dans la langue d’origine. Les résultats utilisent toujours la langue d’origine.',
  'translations.add': 'Ajouter une langue',
  'translations.addHint': 'Saisissez une langue, comme allemand, ou un code, comme pt-BR',
  'translations.addButton': 'Ajouter',
  'translations.noTag': 'Choisissez une langue de la liste ou saisissez un code, comme de ou pt-BR.',
  'translations.taken': 'Vous avez déjà ajouté cette langue.',
  'translations.choose': 'Choisissez une langue de traduction',
  'translations.progress': '{done} textes sur {total}',
  'translations.complete': 'Terminé',
  'translations.missingOnly': 'Afficher seulement ce qui manque',
  'translations.remove': 'Retirer la langue ({language})',
  'translations.preview': 'Langue de l’aperçu',
  'translations.own': 'Langue d’origine',
  'translations.ownHint':
    'Langue des textes d’origine, comme islandais ou is. Sans traduction, les visiteurs voient ces textes.',
  'translations.words': 'Boutons et messages en {language}',
  'translations.wordsHint': 'Laissez un champ vide pour garder le texte du widget.',
};
