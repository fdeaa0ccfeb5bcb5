/** Encodings of texts that spreadsheets and shops write, and how likely a text in one of them looks. */

/** An encoding, by the label that `TextDecoder` knows. */
export interface TextEncoding {
  readonly label: string;
  /** Its name, with languages that are written in it. */
  readonly name: string;
  /** ISO 639 codes of languages whose computers write it. Of several encodings the first that is listed is the more common one. */
  readonly languages: readonly string[];
  /** Letters beyond ASCII that texts in it have often. */
  readonly frequent: string;
  /** Letters beyond ASCII that its languages have, besides. */
  readonly known: string;
  /** Most words of three letters and more have one of these. Default: no letter is as sure. */
  readonly sure?: string;
}

const WESTERN = { frequent: 'äöüßéèàçñáíóúãõâêôîåøæ', known: 'ÄÖÜÉÈÀÇÑÁÍÓÚÃÕÂÊÔÎÅØÆëïùûÿœŒìòðþýÐÞÝËÏÙÛÌÒ' };
const CENTRAL = {
  frequent: 'ąćęłńóśżáčéěířšúůýžöüőűä',
  known: 'ĄĆĘŁŃÓŚŹŻźÁČĎÉĚÍŇŘŠŤÚŮÝŽďňťÖÜŐŰÄĐđăâîşţĂÂÎŞŢșțľĺŕôß',
};
const CYRILLIC = {
  frequent: 'оеаинтсрвлкмдпуяызбігОЕАИНТСРВЛКМДПУ',
  known: 'бчйхжшюцщэфъьёєїґЁЄІЇҐБГЗЧЙХЖШЮЦЩЭФЯЫўЎ',
  sure: 'аеиоуыэюяёєіїАЕИОУЫЭЮЯІ',
};
/** Letters that texts of east Asia have most often. */
const SIMPLIFIED =
  '的一是不了人在有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里产品名称价格描述标题颜色图片新';
const TRADITIONAL =
  '的一是不了人在有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡產品名稱價格描述標題顏色圖片新';
const JAPANESE = '日本人大年出中会国生時分上東行前者地学高方間部商品名価格説明画像色新円税込版無料限定送';

/** Encodings that are guessed and offered, by frequency. */
export const TEXT_ENCODINGS: readonly TextEncoding[] = [
  { label: 'utf-8', name: 'UTF-8', languages: [], frequent: '', known: '' },
  { label: 'utf-16le', name: 'UTF-16 LE', languages: [], frequent: '', known: '' },
  { label: 'utf-16be', name: 'UTF-16 BE', languages: [], frequent: '', known: '' },
  {
    label: 'windows-1252',
    name: 'Windows-1252 (English, Deutsch, Français, Español)',
    languages: ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'da', 'sv', 'nb', 'fi'],
    ...WESTERN,
  },
  {
    label: 'macintosh',
    name: 'Mac Roman (English, Deutsch, Français, Español)',
    languages: ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'da', 'sv', 'nb', 'fi'],
    ...WESTERN,
  },
  {
    label: 'windows-1250',
    name: 'Windows-1250 (Polski, Čeština, Magyar)',
    languages: ['pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'ro'],
    ...CENTRAL,
  },
  {
    label: 'iso-8859-2',
    name: 'ISO-8859-2 (Polski, Čeština, Magyar)',
    languages: ['pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'ro'],
    ...CENTRAL,
  },
  {
    label: 'windows-1251',
    name: 'Windows-1251 (Русский, Українська, Български)',
    languages: ['ru', 'uk', 'bg', 'sr', 'mk', 'be'],
    ...CYRILLIC,
  },
  {
    label: 'x-mac-cyrillic',
    name: 'Mac Cyrillic (Русский, Українська)',
    languages: ['ru', 'uk', 'bg'],
    ...CYRILLIC,
  },
  { label: 'koi8-u', name: 'KOI8 (Русский, Українська)', languages: ['ru', 'uk'], ...CYRILLIC },
  { label: 'ibm866', name: 'DOS 866 (Русский)', languages: ['ru'], ...CYRILLIC },
  {
    label: 'windows-1253',
    name: 'Windows-1253 (Ελληνικά)',
    languages: ['el'],
    frequent: 'αοιετσνηυρπκμλςάόίέήΑΟΙΕΤΣΝΡΠΚΜΛ',
    sure: 'άέήίόύώΐΰΑΕΗΙΟΥΩ',
    known: 'δγωχθβφξζψύώϊϋΐΒΓΔΖΗΘΞΥΦΧΨΩΆΈΉΊΌΎΏ',
  },
  {
    label: 'windows-1254',
    name: 'Windows-1254 (Türkçe)',
    languages: ['tr', 'az'],
    frequent: 'ığşüöç',
    known: 'İĞŞÜÖÇâîû',
  },
  {
    label: 'windows-1255',
    name: 'Windows-1255 (עברית)',
    languages: ['he', 'yi'],
    frequent: 'יוהלאתרבשםמנ',
    known: 'גדזחטךכןסעףפץצק',
  },
  {
    label: 'windows-1256',
    name: 'Windows-1256 (العربية, فارسی)',
    languages: ['ar', 'fa', 'ur'],
    frequent: 'اليمنرتوبةدسعكفق',
    known: 'أإآىءئؤثجحخذزشصضطظغهپچژگ',
  },
  {
    label: 'windows-1257',
    name: 'Windows-1257 (Lietuvių, Latviešu, Eesti)',
    languages: ['lt', 'lv', 'et'],
    frequent: 'āēīšūžčėųąęįõäöüģķļņ',
    known: 'ŗōĀĒĪŠŪŽČĖŲĄĘĮĢĶĻŅÕÄÖÜ',
  },
  {
    label: 'windows-1258',
    name: 'Windows-1258 (Tiếng Việt)',
    languages: ['vi'],
    frequent: 'đăâêôơưáàéèíóú\u0300\u0301\u0303\u0309\u0323',
    known: 'ĐĂÂÊÔƠƯÁÀÉÈÍÓÚùÙ',
  },
  {
    label: 'windows-874',
    name: 'Windows-874 (ไทย)',
    languages: ['th'],
    frequent: 'กานรอเงยลมวสดตทคปใไพบหจแขชะัิีืุู่้็์',
    known: 'ซผฝฟภถธณญศษฮฉฆฐฎฏฌฑฒฬโๆฯำึ๊๋',
  },
  { label: 'shift_jis', name: 'Shift_JIS (日本語)', languages: ['ja'], frequent: JAPANESE, known: '' },
  { label: 'euc-jp', name: 'EUC-JP (日本語)', languages: ['ja'], frequent: JAPANESE, known: '' },
  { label: 'gb18030', name: 'GB18030 (简体中文)', languages: ['zh'], frequent: SIMPLIFIED, known: '' },
  { label: 'big5', name: 'Big5 (繁體中文)', languages: ['zh'], frequent: TRADITIONAL, known: '' },
  { label: 'euc-kr', name: 'EUC-KR (한국어)', languages: ['ko'], frequent: '', known: '' },
];
