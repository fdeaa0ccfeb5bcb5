import type { Translation } from '../../../message';
import type { backgroundRemovalMessages } from '../../../parts/background-removal';

export const messages: Translation<typeof backgroundRemovalMessages> = {
  'cutOut.removeTitle': 'Remover o fundo de {name}',
  'cutOut.restoreTitle': 'Fundo de {name}',
  'cutOut.working': 'Removendo o fundo. Isso leva alguns segundos.',
  'cutOut.finding': 'Carregando a imagem original',
  'cutOut.text': 'Arraste o controle para comparar. Confira as bordas sobre um fundo claro e um escuro.',
  'cutOut.slider': 'Comparar antes e depois',
  'cutOut.share': '{percent}% com o fundo',
  'cutOut.before': 'Antes',
  'cutOut.after': 'Depois',
  'cutOut.behind': 'Mostrar sobre',
  'cutOut.behindCheckers': 'Quadriculado',
  'cutOut.behindLight': 'Claro',
  'cutOut.behindDark': 'Escuro',
  'cutOut.used': {
    one: 'Você usou {used} de {count} remoção de fundo neste mês.',
    other: 'Você usou {used} de {count} remoções de fundo neste mês.',
  },
  'cutOut.apply': 'Aplicar',
  'cutOut.restore': 'Recuperar o fundo',
  'cutOut.notFoundTitle': 'Não identificamos o que manter',
  'cutOut.limitTitle': 'Você usou todas as remoções de fundo deste mês',
  'cutOut.limitUntil':
    'Você poderá remover mais a partir de {date}. Também pode enviar uma imagem com fundo transparente.',
  'cutOut.limit': 'Em vez disso, envie uma imagem com fundo transparente.',
  'cutOut.offTitle': 'A remoção de fundo não está disponível',
  'cutOut.off': 'Este servidor não está configurado para isso. Envie uma imagem com fundo transparente.',
  'cutOut.failedTitle': 'Não foi possível remover o fundo',
  'cutOut.restoreFailed': 'Não foi possível recuperar o fundo',
  'cutOut.gone': 'A imagem original foi excluída. Envie-a de novo para usá-la.',
};
