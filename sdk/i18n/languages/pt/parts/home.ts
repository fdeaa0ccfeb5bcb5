import type { Translation } from '../../../message';
import type { homeMessages } from '../../../parts/home';

export const messages: Translation<typeof homeMessages> = {
  'home.title': 'O que você quer divulgar hoje?',
  'home.text': 'Comece com uma receita ou animação. Edite texto, imagens e música e exporte.',
  'home.start': 'Criar um vídeo',
  'home.search': 'Buscar templates',
  'home.recents': 'Continue de onde parou',
  'home.edited': 'Editado em {date}',
  'guide.title': 'Seu primeiro vídeo em três passos',
  'guide.skip': 'Pular',
  'guide.done': 'Concluído',
  'guide.choose': 'Escolha uma receita',
  'guide.chooseText': 'Encontre uma para o seu objetivo na biblioteca.',
  'guide.change': 'Deixe com a sua cara',
  'guide.changeText': 'Edite texto, imagens e música.',
  'guide.export': 'Exporte',
  'guide.exportText': 'Baixe o vídeo pronto e compartilhe.',
  'guide.open': 'Abrir seu vídeo',
  'home.goals': 'Escolha um objetivo',
  'home.seeAll': 'Ver tudo',
  'home.seeAllOf': 'Ver tudo: {name}',
  'home.seeAllVideos': 'Ver todos os vídeos',
  'home.errorTitle': 'Não foi possível carregar a página inicial',
  'home.emptyTitle': 'Ainda não há nada aqui',
  'home.emptyText': 'Receitas e animações aparecem aqui assim que a biblioteca tiver alguma.',
};
