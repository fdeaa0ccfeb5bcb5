import type { productMessages } from '../../../account/products';
import type { Translation } from '../../../message';

export const messages: Translation<typeof productMessages> = {
  'products.title': 'Productos',
  'products.text': 'Añade los productos de tu tienda y muéstralos en tus videos.',
  'products.add': 'Añadir productos',
  'products.none': 'Aún no hay productos. Añade una tienda Shopify, un feed de productos o un archivo.',
  'products.count': { one: '{count} producto', other: '{count} productos' },
  'products.updated': 'Actualizado el {when}',
  'products.delete': 'Eliminar',
  'products.deleteName': 'Eliminar {name}',
  'products.deleteTitle': '¿Eliminar “{name}”?',
  'products.deleteText':
    'Sus productos se eliminan de forma permanente. Los videos conservan los productos que muestran.',
  'products.from': 'Origen',
  'products.shopify': 'Tienda Shopify',
  'products.address': 'Enlace de feed',
  'products.file': 'Archivo',
  'products.shopUrl': 'Dirección de la tienda',
  'products.shopHint': 'Por ejemplo, mi-tienda.com. Leemos la lista pública de productos.',
  'products.feedUrl': 'Enlace al feed',
  'products.feedHint':
    'Un feed para Google Merchant Center (XML), un archivo CSV o el products.json de una tienda Shopify',
  'products.chooseFile': 'Elegir archivo',
  'products.fileHint':
    'Un feed para Google Merchant Center (XML) o un archivo CSV o Excel con una columna “title” o “name”.',
  'products.fileTooLarge': 'Este archivo supera los 900 KB. Publícalo en línea y añade su enlace.',
  'products.preview': 'Vista previa',
  'products.understood': {
    one: 'Encontramos {count} producto.',
    other: 'Encontramos {count} productos. Los primeros:',
  },
  'products.unreadable': { one: 'No se puede usar {count} entrada:', other: 'No se pueden usar {count} entradas:' },
  'products.row': 'Entrada {row}: {message}',
  'products.addCount': { one: 'Añadir {count} producto', other: 'Añadir {count} productos' },
};
