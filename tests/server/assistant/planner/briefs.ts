/** Briefs as people write them, with the recipes that fit and what the video must say. */
export interface SampleBrief {
  readonly text: string;
  /** Slugs of recipes that an editor would accept. */
  readonly recipes: readonly string[];
  /** Texts that some scene must contain, in any case. */
  readonly says: readonly string[];
}

export const BRIEFS: readonly SampleBrief[] = [
  {
    text: 'Make a video for our new espresso machine Bruno, which makes coffee in 30 seconds and costs €249.',
    recipes: ['product-launch'],
    says: ['espresso machine', '€249'],
  },
  {
    text: 'A short video about our spring sale: 30% off all garden furniture until Sunday, code SPRING30.',
    recipes: ['seasonal-sale'],
    says: ['spring sale', '30%', 'SPRING30', 'until Sunday'],
  },
  {
    text: 'We are hiring a nurse for our practice in Leeds, full-time, with 30 days of holiday, a friendly team and free parking.',
    recipes: ['we-are-hiring'],
    says: ['nurse', 'Leeds', 'free parking'],
  },
  {
    text: 'Invite people to our summer party on Saturday 14 June at 8 pm in Harbor Hall, tickets are €15.',
    recipes: ['event-night'],
    says: ['summer party', '14 June', '8 pm', 'Harbor Hall'],
  },
  {
    text: '3 tips for better sleep: keep the bedroom cool, put the phone in the kitchen, go to bed at the same time every day.',
    recipes: ['handy-tips'],
    says: ['better sleep', 'keep the bedroom cool', 'phone in the kitchen'],
  },
  {
    text: 'How to repot a houseplant: take a larger pot, add fresh soil, place the plant in the middle, water it well.',
    recipes: ['step-by-step', 'handy-tips'],
    says: ['repot a houseplant', 'add fresh soil'],
  },
  {
    text: 'Apartment for sale in Hamburg: 3 rooms, 84 m², a balcony and a garden, €420,000, viewing on Sunday 3 May at 11 am.',
    recipes: ['property-listing'],
    says: ['Hamburg', '420,000', '3 May'],
  },
  {
    text: 'Our customer Anna Weber says: "They built our kitchen in two weeks and left no dust behind." Make a video of it for Holz & Co, our carpentry.',
    recipes: ['customer-story'],
    says: ['left no dust behind', 'Anna Weber'],
  },
  {
    text: 'We are a family bakery in Lyon, founded in 1968, three generations, everything is made by hand.',
    recipes: ['brand-story', 'food-and-drink'],
    says: ['family bakery', '1968', 'made by hand'],
  },
  {
    text: "Pizza night every Thursday at Luigi's: Margherita €9, Diavola €11, Quattro Formaggi €12, Tiramisu €6.",
    recipes: ['food-and-drink'],
    says: ['pizza night', 'Diavola', '€11'],
  },
  {
    text: 'Join our 30 day plank challenge starting Monday, two minutes a day, no equipment, free for members of FitBox.',
    recipes: ['fitness-challenge'],
    says: ['plank challenge', 'Monday', 'no equipment'],
  },
  {
    text: 'Our third quarter: revenue grew by 38%, 1,240 new customers, and 4.9 of 5 stars on average.',
    recipes: ['company-update'],
    says: ['38%', '1,240', 'new customers'],
  },
  {
    text: 'Calm yoga classes for beginners every Tuesday at 6 pm at Studio Lotus, first class free, book at lotus.example',
    recipes: ['fitness-challenge', 'event-night'],
    says: ['yoga', 'Tuesday', 'lotus.example'],
  },
  {
    text: 'Grand opening of our flower shop Fleur on 5 March, with free roses for the first 50 guests.',
    recipes: ['event-night'],
    says: ['grand opening', '5 March'],
  },
  {
    text: 'An elegant video for our winter gala on 12 December at the Old Opera, black tie, dinner and dancing.',
    recipes: ['event-night'],
    says: ['winter gala', '12 December', 'Old Opera'],
  },
  {
    text: 'Black Friday at Nordlicht: up to 50% off lamps, chairs and rugs, only on 28 November.',
    recipes: ['seasonal-sale'],
    says: ['black friday', '50%', '28 November'],
  },
  {
    text: 'Promote our app Packlist: it plans what to pack, shares lists with friends and works offline. Download it for free.',
    recipes: ['product-launch'],
    says: ['Packlist', 'works offline', 'Download it for free'],
  },
  { text: 'video for my dog grooming salon', recipes: ['product-launch', 'brand-story'], says: ['dog grooming salon'] },
  {
    text: 'We need a new ad for our bike repair shop. We fix your bike in 24 hours, pick it up at home and give 2 years of warranty. Call 030 1234567.',
    recipes: ['product-launch'],
    says: ['bike repair shop', '24 h', '030 1234567'],
  },
  {
    text: 'Bottle Kork keeps drinks cold for 24 hours, weighs only 200 g, is made of recycled steel, and costs €29.',
    recipes: ['product-launch'],
    says: ['Kork', 'recycled steel', '€29'],
  },
  {
    text: "Charity run on Sunday 20 September in Hyde Park, 5 km, all money goes to the children's hospital. Sign up at run.example",
    recipes: ['event-night', 'fitness-challenge'],
    says: ['charity run', '20 September', 'Hyde Park', 'run.example'],
  },
  {
    text: 'Tell people that our restaurant Olive has a new lunch menu from Monday to Friday: soup, pasta and salad from €8.',
    recipes: ['food-and-drink'],
    says: ['lunch menu', '€8'],
  },
  {
    text: 'Five mistakes people make with their taxes: no receipts, late filing, wrong form, missed deductions, no advice.',
    recipes: ['handy-tips'],
    says: ['mistakes', 'late filing', 'no receipts'],
  },
  {
    text: 'Our software company Taskly won the Innovation Award and opened a new office in Austin with 40 people.',
    recipes: ['company-update'],
    says: ['Austin', 'Award'],
  },
  {
    text: 'Lakeside cottage for rent, 4 bedrooms, private dock, 20 minutes from town, $320 per night.',
    recipes: ['property-listing'],
    says: ['lakeside cottage', 'private dock', '$320'],
  },
  {
    text: 'Winter jackets €99 instead of €149, this weekend only, at Alpin Store.',
    recipes: ['seasonal-sale'],
    says: ['winter jackets', '€99', '€149'],
  },
  {
    text: 'Live jazz with the Mira Solberg Trio on Friday at 9 pm, Blue Note Bar, free entry.',
    recipes: ['event-night'],
    says: ['jazz', 'Friday', '9 pm'],
  },
  {
    text: 'How to make cold brew: grind 100 g of coffee, add a liter of cold water, wait for 12 hours, filter it.',
    recipes: ['step-by-step', 'food-and-drink'],
    says: ['cold brew', 'filter it'],
  },
  {
    text: 'Jane from Acme said "The onboarding took ten minutes and support answered at once." Please turn this review into a playful clip.',
    recipes: ['customer-story'],
    says: ['onboarding took ten minutes', 'Jane'],
  },
  {
    text: 'Webinar about heat pumps on 8 October at 7 pm, online and free, with time for questions. Register at warm.example/webinar',
    recipes: ['event-night'],
    says: ['heat pumps', '8 October', 'warm.example/webinar'],
  },
  {
    text: 'We are looking for a pastry chef and two waiters in Bristol. Four-day week, fair pay, staff meals. Apply until 30 April.',
    recipes: ['we-are-hiring'],
    says: ['pastry chef', 'staff meals'],
  },
  {
    text: 'Wir suchen eine Pflegekraft (m/w/d) in Köln, Vollzeit, mit 30 Tagen Urlaub, Jobticket und einem netten Team.',
    recipes: ['we-are-hiring'],
    says: ['Pflegekraft', 'Köln', 'Jobticket'],
  },
  {
    text: 'Video für unser Hoffest am Samstag, 12. September ab 14 Uhr mit Livemusik, Flohmarkt und Kuchen.',
    recipes: ['event-night'],
    says: ['Hoffest', '12. September', 'Livemusik'],
  },
  {
    text: 'Sommerschlussverkauf: 40 % Rabatt auf alle Schuhe bis Samstag im Schuhhaus Brandt.',
    recipes: ['seasonal-sale'],
    says: ['Sommerschlussverkauf', '40%'],
  },
  {
    text: 'Unsere neue Trinkflasche Isla hält 24 Stunden kalt, ist aus Edelstahl und kostet 29 €.',
    recipes: ['product-launch'],
    says: ['Isla', 'Edelstahl', '29 €'],
  },
  {
    text: '3 Tipps für mehr Ordnung im Büro: jeden Abend aufräumen, Kabel beschriften, Papier sofort ablegen.',
    recipes: ['handy-tips'],
    says: ['Ordnung', 'Kabel beschriften'],
  },
  {
    text: 'Nous recrutons un boulanger à Nantes, CDI, deux jours de repos, une équipe jeune et des horaires fixes.',
    recipes: ['we-are-hiring'],
    says: ['boulanger', 'Nantes'],
  },
  {
    text: 'Une vidéo pour notre marché de Noël le samedi 6 décembre à 16h, place Bellecour, avec vin chaud et artisans.',
    recipes: ['event-night'],
    says: ['marché de Noël', '6 décembre', '16h'],
  },
  {
    text: "Soldes d'hiver : -50 % sur tous les manteaux jusqu'au 31 janvier.",
    recipes: ['seasonal-sale'],
    says: ['Soldes', '50%'],
  },
  {
    text: "Présentez notre nouveau vélo Lume : léger, pliable, 60 km d'autonomie, 1 290 €.",
    recipes: ['product-launch'],
    says: ['Lume', 'pliable', '1 290 €'],
  },
];
