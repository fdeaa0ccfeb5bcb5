import type { tableMessages } from '../../../account/tables';
import type { Translation } from '../../../message';

export const messages: Translation<typeof tableMessages> = {
  'table.preview': '読み込んだ表',
  'table.reading': '表を読み込んでいます',
  'table.facts': '{count}行、{columns}列',
  'table.firstRows': '最初の行',
  'table.separator': '列の区切り',
  'table.comma': 'カンマ ,',
  'table.semicolon': 'セミコロン ;',
  'table.tab': 'タブ',
  'table.bar': '縦棒 |',
  'table.oneColumn': 'なし（1列のみ）',
  'table.otherSign': 'ほかの文字：{sign}',
  'table.encoding': '文字コード',
  'table.encodingGuess':
    'このファイルには文字コードの情報がありません。文字が正しく表示されないときは、別のものを選んでください。',
  'table.sheet': 'シート',
  'table.unnamed': '列{number}',
  'table.openQuote': '{row}行目：引用符が閉じていないため、文字として読み込みました。',
  'table.moreCells': '{row}行目のセルは見出しより多く、名前のない列に入っています。',
  'table.unknownLetter': '{row}行目に、この文字コードにない文字があります。',
  'table.errorCell': '{row}行目に、#N/Aなどのエラーのセルがあります。',
  'table.cut': 'このファイルはとても長いため、最初の{count}行を読み込みました。',
  'table.leftOut': '表が大きすぎるため、最後の{count}行は除かれます。',
  'table.empty': 'この表には行がありません。1行目が列の名前です。',
  'table.tooManyColumns': 'この表は列が多すぎます。列を減らして、もう一度お試しください。',
  'table.tooLarge': 'このファイルは25 MBを超えています。小さなファイルに分けてください。',
  'table.unreadable': 'このファイルを読み込めませんでした。CSV、TSV、Excel（.xlsx）のファイルを選んでください。',
  'table.damaged': 'このExcelファイルは壊れています。もう一度保存するか、CSVで保存してください。',
  'table.oldWorkbook':
    'このExcelファイルは2007より前のものか、パスワードが付いています。パスワードなしの.xlsxで保存してください。',
  'table.webPage': 'これは表ではなくウェブページです。表をCSVかExcel（.xlsx）で保存してください。',
  'table.upload': '表をアップロード',
  'table.link': '表へのリンク',
  'table.linkHint': 'リンクを知っている全員が開けるGoogleスプレッドシート、またはCSV・Excelのファイル',
  'table.loadLink': '表を読み込む',
};
