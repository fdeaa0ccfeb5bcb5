import type { helpMessages } from '../../../help/help-messages';
import type { Translation } from '../../../message';
import { messages as learning } from './learning-messages';

export const messages: Translation<typeof helpMessages> = {
  ...learning,
  'help.title': 'Comment pouvons-nous vous aider ?',
  'help.search': 'Rechercher dans l’aide',
  'help.searchHint': 'Par exemple : exporter, recadrer, connexion en deux étapes',
  'help.results': { one: '{count} article trouvé', other: '{count} articles trouvés' },
  'help.noneTitle': 'Aucun article trouvé',
  'help.noneText': 'Aucun résultat pour « {search} ». Vérifiez l’orthographe ou essayez un autre mot.',
  'help.clear': 'Afficher tous les articles',
  'help.emptyTitle': 'Aucun article pour l’instant',
  'help.emptyText': 'Les responsables de ce serveur n’ont ajouté aucun article d’aide.',
  'help.errorTitle': 'Impossible de charger les articles d’aide',
  'help.articleErrorTitle': 'Impossible de charger cet article',
  'help.notFoundTitle': 'Article introuvable',
  'help.notFoundText': 'Vérifiez le lien ou cherchez dans tous les articles.',
  'help.all': 'Tous les articles d’aide',
  'help.onThisPage': 'Sur cette page',
  'help.related': 'Plus sur {topic}',
  'help.otherLanguage': 'Ce texte est en {language}.',
  'help.tip': 'Conseil',
};
