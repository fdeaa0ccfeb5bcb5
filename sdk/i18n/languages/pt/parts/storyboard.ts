import type { Translation } from '../../../message';
import type { storyboardMessages } from '../../../parts/storyboard';

export const messages: Translation<typeof storyboardMessages> = {
  'storyboard.title': 'Storyboard',
  'storyboard.text': 'Uma imagem de prévia de cada cena, exatamente como será exportada.',
  'storyboard.update': 'Atualizar imagens',
  'storyboard.outdated': 'Estas imagens foram feitas antes das suas últimas alterações.',
  'storyboard.requesting': 'Salvando…',
  'storyboard.progress': '{count} de {total} imagens',
  'storyboard.unreachable': 'Não conseguimos acessar o servidor. As imagens aparecem quando ele voltar.',
  'storyboard.goTo': 'Ir para a cena {number}: {name}',
  'storyboard.old': 'Desatualizada',
  'storyboard.none': 'Ainda sem imagem',
  'storyboard.enlarge': 'Abrir a imagem da cena {number} em nova aba',
  'storyboard.download': 'Baixar a imagem da cena {number}',
  'storyboard.emptyTitle': 'Ainda não há cenas',
  'storyboard.emptyText': 'Adicione uma cena para ver a imagem dela aqui.',
};
