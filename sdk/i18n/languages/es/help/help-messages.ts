import type { helpMessages } from '../../../help/help-messages';
import type { Translation } from '../../../message';
import { messages as learning } from './learning-messages';

export const messages: Translation<typeof helpMessages> = {
  ...learning,
  'help.title': '¿Cómo podemos ayudarte?',
  'help.search': 'Buscar en la ayuda',
  'help.searchHint': 'Por ejemplo: exportar, recortar, verificación en dos pasos',
  'help.results': { one: '{count} artículo encontrado', other: '{count} artículos encontrados' },
  'help.noneTitle': 'No se encontraron artículos',
  'help.noneText': 'Nada coincide con “{search}”. Revisa la ortografía o prueba otra palabra.',
  'help.clear': 'Mostrar todos los artículos',
  'help.emptyTitle': 'Aún no hay artículos',
  'help.emptyText': 'Los responsables de este servidor no han añadido artículos de ayuda.',
  'help.errorTitle': 'No se pudieron cargar los artículos de ayuda',
  'help.articleErrorTitle': 'No se pudo cargar este artículo',
  'help.notFoundTitle': 'Artículo no encontrado',
  'help.notFoundText': 'Revisa el enlace o busca en todos los artículos.',
  'help.all': 'Todos los artículos de ayuda',
  'help.onThisPage': 'En esta página',
  'help.related': 'Más sobre {topic}',
  'help.otherLanguage': 'Este texto está en {language}.',
  'help.tip': 'Consejo',
};
