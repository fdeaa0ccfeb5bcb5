/**
 * Names and descriptions of the plans that a server begins with, in the languages of their readers. They are translated in
 * answers to those who are offered or hold a plan, by their English text. All other texts are an operator's own, and stay.
 */
import type { RequestContext } from '../../platform/http/request-context';
import { askedLanguage } from '../asked-language';

/** A text of a plan in one language; the text itself where it is not one of the first plans. */
export type SayPlan = (text: string) => string;

const NAMES = ['Free', 'Pro for life'] as const;
const DESCRIPTIONS = [
  'Make your first videos.',
  'For regular posts. Cancel any time.',
  'Two months free.',
  'Pay once, use it for good.',
] as const;

type PlanText = (typeof NAMES)[number] | (typeof DESCRIPTIONS)[number];

/** `Pro` is the same word in all languages. */
const WORDS: Readonly<Record<string, Readonly<Record<PlanText, string>>>> = {
  de: {
    Free: 'Kostenlos',
    'Pro for life': 'Pro auf Lebenszeit',
    'Make your first videos.': 'Mache deine ersten Videos.',
    'For regular posts. Cancel any time.': 'Für regelmäßige Beiträge. Jederzeit kündbar.',
    'Two months free.': 'Zwei Monate kostenlos.',
    'Pay once, use it for good.': 'Einmal zahlen, für immer nutzen.',
  },
  fr: {
    Free: 'Gratuit',
    'Pro for life': 'Pro à vie',
    'Make your first videos.': 'Créez vos premières vidéos.',
    'For regular posts. Cancel any time.': 'Pour publier régulièrement. Résiliable à tout moment.',
    'Two months free.': 'Deux mois offerts.',
    'Pay once, use it for good.': 'Payez une fois, utilisez-le pour toujours.',
  },
  es: {
    Free: 'Gratis',
    'Pro for life': 'Pro de por vida',
    'Make your first videos.': 'Haz tus primeros vídeos.',
    'For regular posts. Cancel any time.': 'Para publicar con regularidad. Cancela cuando quieras.',
    'Two months free.': 'Dos meses gratis.',
    'Pay once, use it for good.': 'Paga una vez y úsalo para siempre.',
  },
  pt: {
    Free: 'Grátis',
    'Pro for life': 'Pro vitalício',
    'Make your first videos.': 'Crie seus primeiros vídeos.',
    'For regular posts. Cancel any time.': 'Para publicar com frequência. Cancele quando quiser.',
    'Two months free.': 'Dois meses grátis.',
    'Pay once, use it for good.': 'Pague uma vez e use para sempre.',
  },
  ar: {
    Free: 'مجانية',
    'Pro for life': 'Pro مدى الحياة',
    'Make your first videos.': 'أنشئ مقاطع الفيديو الأولى لك.',
    'For regular posts. Cancel any time.': 'للنشر المنتظم. يمكنك الإلغاء في أي وقت.',
    'Two months free.': 'شهران مجانًا.',
    'Pay once, use it for good.': 'ادفع مرة واحدة واستخدمها دائمًا.',
  },
  ja: {
    Free: '無料',
    'Pro for life': 'Pro 買い切り',
    'Make your first videos.': '最初の動画を作りましょう。',
    'For regular posts. Cancel any time.': '定期的に投稿する方に。いつでも解約できます。',
    'Two months free.': '2か月分無料。',
    'Pay once, use it for good.': '一度の支払いでずっと使えます。',
  },
};

export const planInEnglish: SayPlan = (text) => text;

/** In the language that a request asks for. */
export function planWordsFor(context: Pick<RequestContext, 'raw'>): SayPlan {
  const words = new Map(Object.entries(WORDS[askedLanguage(context) ?? 'en'] ?? {}));
  return (text) => words.get(text) ?? text;
}
