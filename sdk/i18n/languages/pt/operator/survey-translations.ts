import type { Translation } from '../../../message';
import type { surveyTranslationMessages } from '../../../operator/survey-translations';

export const messages: Translation<typeof surveyTranslationMessages> = {
  'translations.title': 'Idiomas',
  'translations.text':
    'As pessoas veem a pesquisa no idioma da sua página. O que você não traduziu aparece no idioma original. Os resultados sempre usam o idioma original.',
  'translations.add': 'Adicionar um idioma',
  'translations.addHint': 'Informe um idioma, como alemão, ou um código, como pt-BR',
  'translations.addButton': 'Adicionar',
  'translations.noTag': 'Escolha um idioma da lista ou informe um código, como de ou pt-BR.',
  'translations.taken': 'Você já adicionou este idioma.',
  'translations.choose': 'Escolha um idioma para traduzir',
  'translations.progress': '{done} de {total} textos',
  'translations.complete': 'Completo',
  'translations.missingOnly': 'Mostrar só o que falta',
  'translations.remove': 'Remover {language}',
  'translations.preview': 'Idioma da prévia',
  'translations.own': 'Idioma original',
  'translations.ownHint':
    'Idioma dos textos originais, como islandês ou is. Sem tradução, os visitantes veem estes textos.',
  'translations.words': 'Botões e mensagens em {language}',
  'translations.wordsHint': 'Deixe um campo vazio para usar o texto do widget.',
};
