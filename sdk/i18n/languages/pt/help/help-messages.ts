import type { helpMessages } from '../../../help/help-messages';
import type { Translation } from '../../../message';
import { messages as learning } from './learning-messages';

export const messages: Translation<typeof helpMessages> = {
  ...learning,
  'help.title': 'Como podemos ajudar?',
  'help.search': 'Buscar na ajuda',
  'help.searchHint': 'Por exemplo: exportar, cortar, login em duas etapas',
  'help.results': { one: '{count} artigo encontrado', other: '{count} artigos encontrados' },
  'help.noneTitle': 'Nenhum artigo encontrado',
  'help.noneText': 'Nada corresponde a “{search}”. Confira a grafia ou tente outra palavra.',
  'help.clear': 'Mostrar todos os artigos',
  'help.emptyTitle': 'Ainda não há artigos',
  'help.emptyText': 'Quem administra este servidor ainda não adicionou artigos de ajuda.',
  'help.errorTitle': 'Não foi possível carregar os artigos de ajuda',
  'help.articleErrorTitle': 'Não foi possível carregar este artigo',
  'help.notFoundTitle': 'Artigo não encontrado',
  'help.notFoundText': 'Confira o link ou busque em todos os artigos.',
  'help.all': 'Todos os artigos de ajuda',
  'help.onThisPage': 'Nesta página',
  'help.related': 'Mais em {topic}',
  'help.otherLanguage': 'Este texto está em {language}.',
  'help.tip': 'Dica',
};
