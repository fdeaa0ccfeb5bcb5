import {
  BadgePercent,
  BookOpen,
  CalendarDays,
  Captions,
  Flame,
  House,
  Image,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageCircleHeart,
  Newspaper,
  Quote,
  Shapes,
  Smartphone,
  Sparkles,
  Timer,
  UserPlus,
  UtensilsCrossed,
} from 'lucide-react';
import { classNames } from '../../foundation/styles/class-names';

type Tint = 'blue' | 'red' | 'green' | 'amber';

/** Icons of the goals and categories that come with the product; what an operator adds gets the general one. */
const PICTURES: Readonly<Record<string, readonly [LucideIcon, Tint]>> = {
  'promote-product': [Megaphone, 'blue'],
  'announce-event': [CalendarDays, 'red'],
  'share-review': [MessageCircleHeart, 'green'],
  'give-tips': [Lightbulb, 'amber'],
  'tell-story': [BookOpen, 'blue'],
  'seasonal-sale': [BadgePercent, 'red'],
  'how-to': [ListChecks, 'green'],
  'food-and-drink': [UtensilsCrossed, 'amber'],
  challenge: [Flame, 'red'],
  'company-news': [Newspaper, 'blue'],
  'property-listing': [House, 'green'],
  hire: [UserPlus, 'amber'],
  'logo-stings': [Sparkles, 'amber'],
  'lower-thirds': [Captions, 'blue'],
  countdowns: [Timer, 'red'],
  'quotes-reviews': [Quote, 'green'],
  'sale-banners': [BadgePercent, 'red'],
  'social-posts': [Smartphone, 'blue'],
  'image-posts': [Image, 'green'],
};
const GENERAL: readonly [LucideIcon, Tint] = [Shapes, 'blue'];

export interface LibraryPictureProps {
  /** Slug of a goal or a category. */
  slug: string;
  /** `tile`: on a colored surface, for a place beside a heading. Default `plain`. */
  look?: 'plain' | 'tile';
}

/** The picture of a goal or a category. The name is beside it. */
export function LibraryPicture({ slug, look = 'plain' }: LibraryPictureProps) {
  const [Icon, tint] = PICTURES[slug] ?? GENERAL;
  if (look === 'plain') return <Icon aria-hidden className="sr-library-icon" />;
  return (
    <span aria-hidden className={classNames('sr-library-tile', `sr-library-tile--${tint}`)}>
      <Icon />
    </span>
  );
}
