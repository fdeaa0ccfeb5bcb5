/** The words of the toolbar's languages that the product does not have itself. */
import { createTranslator, type MessageKey, type MessageOverrides } from '@spotreel/sdk/i18n';

export type StoryLocale = 'en' | 'de' | 'en-XA' | 'long' | 'ar';

/** What the account is asked to speak. */
export function localeOf(locale: StoryLocale): string {
  return locale === 'long' ? 'en' : locale;
}

export function wordsOf(locale: StoryLocale): MessageOverrides {
  if (locale === 'long') return longWords;
  return locale === 'ar' ? arabic : {};
}

const english = createTranslator();
/** By word, so that a name that begins with a button's text still does. */
const LONGER: Readonly<Record<string, string>> = { a: 'åå', e: 'éé', i: 'ïï', o: 'öö', u: 'üü', n: 'ñ', s: 'š' };

/** Every text by a third longer, with accents: what a screen does with languages that need more room. */
const longWords = new Proxy<MessageOverrides>({}, { get: (_none, key) => lengthened(english(key as MessageKey)) });

function lengthened(text: string): string {
  return text.replace(/\{\w+\}|[aeiouns]/g, (letter) => LONGER[letter] ?? letter);
}

/** What the first look falls on; all else stays English, in a page from right to left. */
const arabic: MessageOverrides = {
  'app.close': 'إغلاق',
  'app.cancel': 'إلغاء',
  'app.retry': 'أعد المحاولة',
  'app.dismiss': 'تجاهل',
  'signIn.title': 'تسجيل الدخول',
  'signIn.email': 'البريد الإلكتروني',
  'signIn.password': 'كلمة المرور',
  'signIn.submit': 'دخول',
  'home.browse': 'تصفح المكتبة',
  'library.create': 'إنشاء فيديو',
  'library.chooseStyle': 'اختر النمط',
  'library.chooseRatio': 'اختر المقاس',
  'library.landscape': 'أفقي',
  'library.portrait': 'عمودي',
  'library.square': 'مربع',
  'projects.title': 'مقاطعي',
  'projects.search': 'ابحث في مقاطعك',
  'projects.favouritesOnly': 'المفضلة فقط',
  'brands.title': 'العلامات التجارية',
  'brands.create': 'علامة جديدة',
  'editor.scenes': 'المشاهد',
  'editor.addScene': 'أضف مشهدًا',
  'editor.words': 'النصوص',
  'editor.pictures': 'الصور',
  'editor.colors': 'الألوان',
  'editor.background': 'الخلفية',
  'editor.play': 'تشغيل',
  'editor.pause': 'إيقاف مؤقت',
  'editor.replacePicture': 'استبدل',
  'music.title': 'الموسيقى',
  'music.none': 'بلا موسيقى',
};
