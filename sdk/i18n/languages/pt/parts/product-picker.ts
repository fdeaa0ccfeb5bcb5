import type { Translation } from '../../../message';
import type { productPickerMessages } from '../../../parts/product-picker';

export const messages: Translation<typeof productPickerMessages> = {
  'productPicker.open': 'Escolher um produto',
  'productPicker.title': 'Escolher um produto',
  'productPicker.search': 'Buscar produtos',
  'productPicker.list': 'Produtos',
  'productPicker.more': 'Mostrar mais',
  'productPicker.tooLong': {
    one: '{count} caractere acima do limite. Você pode encurtar no formulário.',
    other: '{count} caracteres acima do limite. Você pode encurtar no formulário.',
  },
  'productPicker.emptyTitle': 'Ainda não há produtos',
  'productPicker.noMatchTitle': 'Nenhum produto corresponde',
  'productPicker.noMatchText': 'Tente outra busca.',
  'productPicker.add': 'Adicionar produtos',
  'productPicker.noPicture': 'Não foi possível importar a imagem deste produto. Escolha uma você mesmo.',
};
