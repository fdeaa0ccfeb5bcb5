import type { productMessages } from '../../../account/products';
import type { Translation } from '../../../message';

export const messages: Translation<typeof productMessages> = {
  'products.title': 'Produtos',
  'products.text': 'Traga os produtos da sua loja e mostre-os nos seus vídeos.',
  'products.add': 'Adicionar produtos',
  'products.none': 'Ainda não há produtos. Adicione uma loja Shopify, um feed de produtos ou um arquivo.',
  'products.count': { one: '{count} produto', other: '{count} produtos' },
  'products.updated': 'Atualizado {when}',
  'products.delete': 'Excluir',
  'products.deleteName': 'Excluir {name}',
  'products.deleteTitle': 'Excluir “{name}”?',
  'products.deleteText': 'Os produtos serão excluídos permanentemente. Os vídeos mantêm os produtos que mostram.',
  'products.from': 'Fonte',
  'products.shopify': 'Loja Shopify',
  'products.address': 'Link do feed',
  'products.file': 'Arquivo',
  'products.shopUrl': 'Endereço da loja',
  'products.shopHint': 'Por exemplo, minha-loja.com. Lemos a lista pública de produtos.',
  'products.feedUrl': 'Link do feed',
  'products.feedHint':
    'Um feed para o Google Merchant Center (XML), um arquivo CSV ou products.json de uma loja Shopify',
  'products.chooseFile': 'Escolher arquivo',
  'products.fileHint':
    'Um feed para o Google Merchant Center (XML) ou um arquivo CSV ou Excel com uma coluna “title” ou “name”.',
  'products.fileTooLarge': 'Este arquivo tem mais de 900 KB. Coloque-o on-line e adicione o link.',
  'products.preview': 'Prévia',
  'products.understood': { one: 'Encontramos {count} produto.', other: 'Encontramos {count} produtos. Os primeiros:' },
  'products.unreadable': { one: 'Não podemos usar {count} item:', other: 'Não podemos usar {count} itens:' },
  'products.row': 'Item {row}: {message}',
  'products.addCount': { one: 'Adicionar {count} produto', other: 'Adicionar {count} produtos' },
};
