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
  { script: 'Gujarati', family: 'Montserrat', text: 'અમારી નવી દુકાનમાં સ્વાગત છે' },
  { script: 'Gurmukhi', family: 'Inter', text: 'ਸਾਡੀ ਨਵੀਂ ਦੁਕਾਨ ਵਿੱਚ ਜੀ ਆਇਆਂ ਨੂੰ' },
  { script: 'Kannada', family: 'Poppins', text: 'ನಮ್ಮ ಹೊಸ ಅಂಗಡಿಗೆ ಸುಸ್ವಾಗತ' },
  { script: 'Malayalam', family: 'Sora', text: 'ഞങ്ങളുടെ പുതിയ കടയിലേക്ക് സ്വാഗതം' },
  { script: 'Odia', family: 'Lora', text: 'ଆମ ନୂଆ ଦୋକାନକୁ ସ୍ୱାଗତ' },
  { script: 'Sinhala', family: 'Manrope', text: 'අපගේ නව වෙළඳසැලට සාදරයෙන් පිළිගනිමු' },
  { script: 'Khmer', family: 'Oswald', text: 'សូមស្វាគមន៍មកកាន់ហាងថ្មីរបស់យើង' },
  { script: 'Lao', family: 'Bebas Neue', text: 'ຍິນດີຕ້ອນຮັບສູ່ຮ້ານໃໝ່ຂອງພວກເຮົາ' },
  { script: 'Burmese', family: 'Fraunces', text: 'ကျွန်ုပ်တို့၏ ဆိုင်သစ်မှ ကြိုဆိုပါသည်' },
  { script: 'Tibetan', family: 'Caveat', text: 'ང་ཚོའི་ཚོང་ཁང་གསར་པར་དགའ་བསུ་ཞུ།' },
  { script: 'Amharic', family: 'Archivo Black', text: 'ወደ አዲሱ ሱቃችን እንኳን ደህና መጡ' },
  { script: 'Cherokee', family: 'Inter', text: 'ᎣᏏᏲ, ᎢᏤ ᎠᏓᎾᏅ ᎤᎵᎮᎵᏍᏗ' },
  { script: 'Dhivehi', family: 'Poppins', text: 'އަޅުގަނޑުމެންގެ އައު ފިހާރައަށް މަރުޙަބާ' },
  { script: 'Syriac', family: 'Lora', text: 'ܒܫܝܢܐ ܠܚܢܘܬܐ ܚܕܬܐ ܕܝܠܢ' },
  { script: 'N’Ko', family: 'Inter', text: 'ߌ ߣߌ߫ ߛߐ߰ߡߊ߫ ߒ ߠߊ߫ ߝߎߙߎ߲' },
  { script: 'Tifinagh', family: 'Sora', text: 'ⴰⵏⵙⵓⴼ ⵖⵔ ⵜⵃⴰⵏⵓⵜ ⵏⵏⵖ ⵜⴰⵎⴰⵢⵏⵓⵜ' },
  { script: 'Inuktitut', family: 'Manrope', text: 'ᑐᙵᓱᒋᑦ ᓂᐅᕕᕐᕕᑦᑎᓐᓄᑦ ᓄᑖᒧᑦ' },
  { script: 'Mongolian', family: 'Inter', text: 'ᠮᠠᠨ ᠤ ᠱᠢᠨᠡ ᠳᠡᠯᠭᠡᠭᠦᠷ' },
  { script: 'Javanese', family: 'Inter', text: 'ꦱꦸꦒꦼꦁ ꦫꦮꦸꦃ ꦲꦶꦁ ꦠꦺꦴꦏꦺꦴ ꦲꦚꦂ ꦏꦭꦶꦪꦤ꧀ ꦢꦶꦤꦠꦼꦤ꧀' },
  { script: 'Japanese', family: 'DM Serif Display', text: '新しいお店で、コーヒーを一杯どうぞ。' },
  { script: 'Chinese', family: 'Inter', text: '欢迎来到我们的新店,今天全场八折。' },
  { script: 'Korean', family: 'Caveat', text: '새로운 가게에 오신 것을 환영합니다' },
  { script: 'Emoji', family: 'Inter', text: 'Sale 🎉 today ☕ only 👩‍🍳 until 🕖 👍🏽 🇩🇪' },
  { script: 'Symbols', family: 'Bebas Neue', text: 'From → to ✓ ★★★★☆ ● ▲ ½ × ≥ ±' },
  { script: 'Math letters', family: 'Poppins', text: '𝗕𝗶𝗴 𝗦𝗮𝗹𝗲 𝓉ℴ𝒹𝒶𝓎 𝔸𝕃𝕃 𝙙𝙖𝙮' },
  { script: 'Mixed', family: 'Inter', text: 'Halo ランプ في 24 שעות по-русски' },
];
