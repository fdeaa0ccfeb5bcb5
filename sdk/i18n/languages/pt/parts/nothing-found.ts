import type { Translation } from '../../../message';
import type { nothingFoundMessages } from '../../../parts/nothing-found';

export const messages: Translation<typeof nothingFoundMessages> = {
  'library.emptyTitle': 'Nenhuma receita encontrada',
  'library.emptyText': 'Tente menos filtros ou outra palavra.',
  'library.nothingFoundRecipes': 'Nenhuma receita encontrada para “{search}”',
  'library.nothingFoundAnimations': 'Nenhuma animação ou imagem encontrada para “{search}”',
  'library.otherWord': 'Confira a grafia ou tente outra palavra.',
  'library.otherRecipes': { one: 'Ver {count} receita', other: 'Ver {count} receitas' },
  'library.otherAnimations': { one: 'Ver {count} animação ou imagem', other: 'Ver {count} animações e imagens' },
  'library.clearSearch': 'Limpar busca',
  'library.nearWords': 'Você quis dizer',
  'library.popularRecipes': 'Receitas populares',
  'library.popularAnimations': 'Animações e imagens populares',
  'library.noTemplates': 'Nenhuma animação ou imagem encontrada',
  'library.noFavouriteRecipes': 'Ainda não há receitas favoritas',
  'library.noFavouriteAnimations': 'Ainda não há animações nem imagens favoritas',
  'library.noFavouritesText': 'Selecione a estrela de um template para salvá-lo aqui.',
};
