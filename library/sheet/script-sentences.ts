/** One sentence in each script that text can be written in, set in families of which most lack it. */

export interface ScriptSentence {
  readonly script: string;
  /** A typeface that users can choose; missing letters fall back. */
  readonly family: string;
  readonly text: string;
}

const EXTENSIONS = 'Příliš žluťoučký kůň, Łódź, Ærø, ığüşç, Việt Nam: 1,234.50 €';

/** Latin with its extensions in each family of the library. */
export function latinSentences(families: readonly string[]): ScriptSentence[] {
  return families.map((family) => ({ script: family, family, text: EXTENSIONS }));
}

export const scriptSentences: readonly ScriptSentence[] = [
  { script: 'Cyrillic', family: 'Montserrat', text: 'Съешь ещё этих мягких французских булок, їжак ґедзь' },
  { script: 'Greek', family: 'Bebas Neue', text: 'Καλημέρα, ξεσκεπάζω την ψυχοφθόρα βδελυγμία' },
  { script: 'Arabic', family: 'Poppins', text: 'افتتاح متجرنا الجديد يوم الجمعة الساعة ٧ مساءً' },
  { script: 'Hebrew', family: 'Playfair Display', text: 'מבצע סוף העונה: עד 50% הנחה, רק היום!' },
  { script: 'Devanagari', family: 'Archivo Black', text: 'नई दुकान का उद्घाटन: क्षेत्र में सबसे अच्छी मिठाई' },
  { script: 'Bengali', family: 'Sora', text: 'আমাদের নতুন দোকানে স্বাগতম' },
  { script: 'Tamil', family: 'Lora', text: 'எங்கள் புதிய கடைக்கு வரவேற்கிறோம்' },
  { script: 'Telugu', family: 'Oswald', text: 'మా కొత్త దుకాణానికి స్వాగతం' },
  { script: 'Thai', family: 'Space Grotesk', text: 'ยินดีต้อนรับสู่ร้านใหม่ของเรา ลดราคา 30%' },
  { script: 'Georgian', family: 'Fraunces', text: 'მოგესალმებით ახალ მაღაზიაში' },
  { script: 'Armenian', family: 'Manrope', text: 'Բարի գալուստ մեր նոր խանութ' },
  { script: 'Japanese', family: 'DM Serif Display', text: '新しいお店で、コーヒーを一杯どうぞ。' },
  { script: 'Chinese', family: 'Inter', text: '欢迎来到我们的新店,今天全场八折。' },
  { script: 'Korean', family: 'Caveat', text: '새로운 가게에 오신 것을 환영합니다' },
  { script: 'Emoji', family: 'Inter', text: 'Sale 🎉 today ☕ only 👩‍🍳 until 🕖 👍🏽 🇩🇪' },
  { script: 'Symbols', family: 'Bebas Neue', text: 'From → to ✓ ★★★★☆ ● ▲ ½ × ≥ ±' },
  { script: 'Mixed', family: 'Inter', text: 'Halo ランプ في 24 שעות по-русски' },
];
