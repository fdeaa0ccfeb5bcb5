import type { Translation } from '../../../message';
import type { productPickerMessages } from '../../../parts/product-picker';

export const messages: Translation<typeof productPickerMessages> = {
  'productPicker.open': 'Elegir un producto',
  'productPicker.title': 'Elegir un producto',
  'productPicker.search': 'Buscar productos',
  'productPicker.list': 'Productos',
  'productPicker.more': 'Ver más',
  'productPicker.tooLong': {
    one: '{count} carácter de más. Puedes acortar el texto en el formulario.',
    other: '{count} caracteres de más. Puedes acortar el texto en el formulario.',
  },
  'productPicker.emptyTitle': 'Aún no hay productos',
  'productPicker.noMatchTitle': 'Ningún producto coincide',
  'productPicker.noMatchText': 'Prueba otra búsqueda.',
  'productPicker.add': 'Añadir productos',
  'productPicker.noPicture': 'No se pudo importar la imagen de este producto. Elige una tú.',
};
