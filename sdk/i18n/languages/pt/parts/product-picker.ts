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
  'productPicker.emptyTitle': 'Nenhum produto encontrado',
  'productPicker.emptyText': 'Tente outra busca ou adicione produtos: abra sua conta e vá a Integrações.',
  'productPicker.noPicture': 'Não foi possível importar a imagem deste produto. Escolha uma você mesmo.',
};
