import type { productMessages } from '../../../account/products';
import type { Translation } from '../../../message';

export const messages: Translation<typeof productMessages> = {
  'products.title': '商品',
  'products.text': 'ショップの商品を取り込んで、動画で見せましょう。',
  'products.add': '商品を追加',
  'products.none': '商品はまだありません。Shopifyのショップ、商品フィード、ファイルのいずれかを追加してください。',
  'products.count': '商品{count}件',
  'products.updated': '更新：{when}',
  'products.delete': '削除',
  'products.deleteName': '{name}を削除',
  'products.deleteTitle': '「{name}」を削除しますか？',
  'products.deleteText': '中の商品が完全に削除されます。動画に表示している商品は残ります。',
  'products.from': '取得元',
  'products.shopify': 'Shopifyのショップ',
  'products.address': 'フィードのリンク',
  'products.file': 'ファイル',
  'products.shopUrl': 'ショップのアドレス',
  'products.shopHint': '例：my-shop.com。公開されている商品一覧を読み込みます。',
  'products.feedUrl': 'フィードのリンク',
  'products.feedHint': 'Google Merchant Center用のフィード（XML）、CSVファイル、またはShopifyのproducts.json',
  'products.chooseFile': 'ファイルを選択',
  'products.fileHint':
    'Google Merchant Center用のフィード（XML）、または「title」か「name」の列があるCSV・Excelファイル。',
  'products.fileTooLarge': 'このファイルは900 KBを超えています。オンラインに置いて、リンクを追加してください。',
  'products.preview': 'プレビュー',
  'products.understood': '商品が{count}件見つかりました。最初の数件：',
  'products.unreadable': '使えない項目{count}件：',
  'products.row': '項目{row}：{message}',
  'products.addCount': '商品を{count}件追加',
};
