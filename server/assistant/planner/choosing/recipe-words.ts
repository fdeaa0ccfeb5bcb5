/**
 * Words of briefs by the recipe that they ask for, in English, German and French; `further-recipe-words` has those of other languages.
 * `strong` words decide almost alone, `weak` ones support. A word counts with its beginning, so that `hiring` is found by `hir` and plurals need no entry.
 */

export interface RecipeWords {
  readonly strong: string;
  readonly weak: string;
}

/** By the slug of the goal that a recipe is made for first. */
export const RECIPE_WORDS: Readonly<Record<string, RecipeWords>> = {
  'promote-product': {
    strong:
      'launch|product|introduc|machine|device|new app|our app|gadget|collection|prototype|produkt|neues modell|app|software|produit|nouvelle gamme|lancement',
    weak: 'new|our new|costs|kostet|coûte|service|repair|feature|available|design|order|shop|keeps|charge|battery|neu|verfügbar|nouveau|disponible|gamme|bottle|lamp|shoe|watch|subscription|service|course',
  },
  'share-review': {
    strong:
      'review|testimonial|customer story|case study|what our customers say|success story|kundenstimme|bewertung|erfahrungsbericht|avis client|témoignage',
    weak: 'customer|client|said|says|wrote|stars|kunde|sagt|sterne|dit|étoiles|happy with',
  },
  'announce-event': {
    strong:
      'event|concert|party|festival|conference|workshop|webinar|gala|exhibition|opening night|grand opening|opening|wedding|meetup|open day|open mic|fundraiser|market|fair|veranstaltung|konzert|fest|eröffnung|ausstellung|flohmarkt|weihnachtsmarkt|messe|tag der offenen tür|concert|soirée|fête|exposition|charity run|fun run|inauguration|vernissage|marché de noël|anniversary|jubiläum|quiz night|screening|premiere|lesung|tournament',
    weak: 'ticket|doors|live|invite|join us|pm|tonight|eintritt|uhr|einladen|entrée|billet|invitons|stage|dj|band|speaker|rsvp',
  },
  'give-tips': {
    strong: 'tips|tipps|tricks|advice|mistakes|ways to|hacks|conseils|astuces|habits|did you know|myths',
    weak: 'better|avoid|easy|help|save time|besser|einfach|mieux|facile|reasons',
  },
  'tell-story': {
    strong:
      'our story|who we are|founded|since 19|since 18|family business|brand film|history|generation|tradition|unsere geschichte|gegründet|seit 19|seit 18|familienbetrieb|notre histoire|fondé|depuis 19|depuis 18|maison familiale|about us|imagefilm|handmade',
    weak: 'charity|foundation|mission|craft|values|believe|passion|grandfather|grandmother|by hand|handwerk|werte|savoir-faire|valeurs|team|people|years',
  },
  'seasonal-sale': {
    strong:
      'sale|discount|% off|percent off|black friday|cyber monday|clearance|half price|coupon|voucher|rabatt|schlussverkauf|ausverkauf|reduziert|soldes|remise|réduction|promotion|2 for 1|buy one|deal|prozent|angebot',
    weak: 'save|off|code|until|only|cheap|sparen|statt|bis|jusqu|offer|price',
  },
  'how-to': {
    strong:
      'how to|step by step|steps|tutorial|diy|guide|recipe for|instructions|assemble|anleitung|schritt|so geht|selber|comment|étape|tuto|recette|set up|onboarding',
    weak: 'first|then|finally|build|make your own|mix|cut|zuerst|dann|ensuite|puis|bake',
  },
  'food-and-drink': {
    strong:
      'restaurant|pizza|burger|sushi|menu|lunch|brunch|breakfast|bakery|café|cafe|coffee|cocktail|beer|wine|dish|ice cream|bistro|food truck|bäckerei|brot|speisekarte|mittagstisch|eis|bier|wein|kuchen|boulangerie|pain|croissant|pâtisserie|crêpe|vin|glace|déjeuner|ramen|taco|pasta|bagel|cake|tasting|kitchen',
    weak: 'fresh|taste|delicious|eat|drink|chef|table|lecker|frisch|essen|manger|frais|homemade|vegan|served|serve',
  },
  challenge: {
    strong:
      'challenge|workout|fitness|bootcamp|training plan|gym|yoga|pilates|running|marathon|meditation|breath|30 days|21 days|sport|laufen|entraînement|défi|musculation|crossfit|steps a day|mindfulness',
    weak: 'days|train|move|join|strong|healthy|tage|jours|stärker|forme|class|coach',
  },
  'company-news': {
    strong:
      "quarter|revenue|annual report|results|milestone|growth|turnover|company update|investor|merger|acquisition|new ceo|quartal|umsatz|jahresbericht|ergebnis|meilenstein|wachstum|trimestre|chiffre d’affaires|chiffre d'affaires|résultats|croissance|rapport annuel|all hands|new office|award|won ",
    weak: 'grew|customers|million|team|percent|year|gewachsen|kunden|clients|record|update|markets',
  },
  'property-listing': {
    strong:
      'apartment|flat for|house for|for sale|for rent|property|real estate|bedroom|villa|open house|listing|penthouse|wohnung|haus zu|immobilie|zimmer|zu verkaufen|zu vermieten|appartement|maison à|à vendre|à louer|immobilier|m²|sqm|square meters|square feet|chambre|condo|loft|cottage|studio flat',
    weak: 'garden|kitchen|balcony|terrace|viewing|garten|balkon|besichtigung|jardin|terrasse|visite|floor|lake|garage',
  },
  hire: {
    strong:
      'hiring|we are looking for|looking for a|job|vacancy|vacancies|career|recruit|join our team|apply|apprentice|internship|wir suchen|sucht|stelle|mitarbeiter|azubi|ausbildung|bewerb|recrut|emploi|poste|cdi|alternance|stage|cherchons|cherche|m/w/d|trainee|wanted',
    weak: 'full-time|full time|part-time|salary|team|colleague|vollzeit|teilzeit|gehalt|salaire|remote|experience|nurse|engineer|driver|developer',
  },
};

/** Words of briefs by mood. */
export const MOOD_WORDS: Readonly<Record<string, string>> = {
  energetic: 'energetic|upbeat|dynamic|fast|power|high energy|mitreißend|dynamisch|énergique|dynamique|loud',
  calm: 'calm|quiet|relax|peaceful|gentle|soft|yoga|meditation|breath|spa|ruhig|sanft|entspann|calme|doux|douce|zen|mindful|wellness|serene',
  elegant:
    'elegant|luxur|premium|gala|wedding|sophisticated|classy|black tie|jewel|champagne|wine tasting|elegan|edel|festlich|hochzeit|élégan|luxe|mariage|exclusive',
  playful:
    'playful|fun|funny|kids|children|cheerful|colorful|colourful|happy|cute|kinder|verspielt|fröhlich|bunt|enfants|ludique|joyeux|puppy|dog|pets|quirky',
  bold: 'bold|loud|strong|brave|striking|punk|rock|black friday|clearance|techno|rave|kräftig|mutig|audacieux|percutant',
  warm: 'warm|cozy|cosy|friendly|family|homemade|handmade|heart|welcome|gemütlich|herzlich|familie|hausgemacht|chaleureu|famille|maison|bakery|autumn',
  focused: 'focused|clear|precise|serious|professional|sachlich|klar|précis|sérieux|technical',
  confident: 'confident|proud|growth|record|business|selbstbewusst|stolz|confiant|fier',
  cinematic: 'cinematic|film|epic|documentary|atmospheric|emotional|kinoreif|cinéma',
};
