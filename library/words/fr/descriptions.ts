/** Descriptions of goals, recipes, styles, animations and music, in French. */
import type { Words } from '../words';

export const descriptions: Words = {
  'Show what it is and why people want it.': 'Montrez ce que c’est et pourquoi on le veut.',
  'The date, the place and a reason to come.': 'La date, le lieu et une raison de venir.',
  'Let your customers speak for you.': 'Laissez vos clients parler pour vous.',
  'Teach something useful in a minute.': 'Apprenez quelque chose d’utile en une minute.',
  'Who you are and what matters to you.': 'Qui vous êtes et ce qui compte pour vous.',
  'The offer, the deadline and how to get it.': 'L’offre, la date limite et comment en profiter.',
  'Step by step, from the parts to the result.': 'Pas à pas, des pièces au résultat.',
  'Make people hungry and tell them where to go.': 'Donnez faim et dites où aller.',
  'Get people to join and keep going.': 'Donnez envie de participer et de tenir bon.',
  'Results, milestones and what comes next.': 'Résultats, étapes clés et suite.',
  'The place, the facts and the viewing date.': 'Le lieu, les informations et la date de visite.',
  'The job, the team and how to apply.': 'Le poste, l’équipe et comment postuler.',
  'Upbeat pop with claps, driving guitars and a glockenspiel hook.':
    'Pop joyeuse avec claquements de mains, guitares entraînantes et glockenspiel.',
  'Warm piano that opens into strings, unhurried and close.':
    'Un piano chaleureux qui s’ouvre sur des cordes, tranquille et intime.',
  'A synthesizer groove with a growling bass, wide pads and a neon lead.':
    'Un groove de synthé avec basse grondante, nappes amples et mélodie néon.',
  'Ukulele, guitar, claps and a whistled tune: friendly and handmade.':
    'Ukulélé, guitare, claquements de mains et air sifflé : amical et artisanal.',
  'Laid-back soul with an electric piano, a round bass and a vibraphone.':
    'Soul décontractée avec piano électrique, basse ronde et vibraphone.',
  'Stadium rock: stomps and claps, two driven guitars, a riff to run to.':
    'Rock de stade : pas et mains frappés, deux guitares saturées, un riff pour courir.',
  'A toy orchestra on tiptoe: plucked strings, marimba, clarinet and a grumbling bassoon.':
    'Un orchestre de jouets sur la pointe des pieds : cordes pincées, marimba, clarinette et basson grognon.',
  'Show what’s new, why people want it and where to get it, bold as a poster or soft as a wave.':
    'Montrez la nouveauté, pourquoi on la veut et où la trouver, forte comme une affiche ou douce comme une vague.',
  'Let a customer tell their story, as a calm magazine page or a lively chat.':
    'Laissez un client raconter son histoire, en page de magazine calme ou en conversation animée.',
  'Invite people to a night out with neon that flashes to the beat, or with gold lines and a curtain.':
    'Invitez à une soirée avec des néons qui pulsent au rythme, ou des lignes dorées et un rideau.',
  'Teach something useful in half a minute, in cut paper and stickers or in a risograph print look.':
    'Apprenez quelque chose d’utile en trente secondes, en papier découpé et autocollants ou en risographie.',
  'Present a house as an architect’s drawing, with key facts and the viewing date.':
    'Présentez une maison en dessin d’architecte, avec les informations clés et la date de visite.',
  'Find new colleagues: show the job, the team and the benefits in bold blocks that turn on the beat.':
    'Trouvez de nouveaux collègues : le poste, l’équipe et les avantages en blocs qui tournent au rythme.',
  'Announce the offer, deadline and code with huge capitals, swinging tags and running tape.':
    'Annoncez l’offre, la date limite et le code avec d’énormes capitales, des étiquettes et du ruban.',
  'Tell your story as a short film with wide titles, slow images and light leaks.':
    'Racontez votre histoire en court métrage, avec titres larges, images lentes et fuites de lumière.',
  'Explain how to make something with an animated blueprint, numbered markers and notes.':
    'Expliquez comment fabriquer quelque chose avec un plan animé, des repères numérotés et des notes.',
  'Make people hungry with cut paper, checkered cloth, handwritten prices and a striped awning.':
    'Donnez faim avec du papier découpé, une nappe à carreaux, des prix manuscrits et un auvent rayé.',
  'Get people moving with bold type that hits on the beat, or with calm shapes that breathe.':
    'Faites bouger avec une typographie forte au rythme, ou des formes calmes qui respirent.',
  'Share results and plans with clean cards, animated charts and large numbers.':
    'Partagez résultats et projets avec des cartes nettes, des graphiques animés et de grands chiffres.',
  'Show one product of your shop like a piece in a gallery: doorways, a rising sun and a slender serif.':
    'Montrez un produit comme une pièce de galerie : arches, soleil levant et fines sérifs.',
  'Lead through your products like a catalog: strict grids, hairlines, large images and clear prices.':
    'Présentez vos produits comme un catalogue : grilles strictes, filets, grandes images et prix clairs.',
  'Say loudly that it costs less: old and new prices, discounts, jagged stickers and a dial that runs out.':
    'Criez que c’est moins cher : anciens et nouveaux prix, remises, autocollants dentelés et cadran qui s’épuise.',
  'Welcome a new product with flowers that open, soft cards, its details and its price.':
    'Accueillez un nouveau produit avec des fleurs qui s’ouvrent, des cartes douces, ses détails et son prix.',
  'A Swiss poster in motion: huge sans-serif type on a tight grid.':
    'Une affiche suisse animée : d’énormes lettres sans empattement sur une grille serrée.',
  'Everything flows: a bold serif with drops and waves in blush, coral and plum.':
    'Tout coule : sérifs fortes, gouttes et vagues rose, corail et prune.',
  'A magazine page: a warm serif on cream with slow reveals.':
    'Une page de magazine : sérifs chaleureuses sur crème, révélées lentement.',
  'A chat that tells the story with pop-up bubbles, typing dots and hearts.':
    'Une conversation qui raconte l’histoire avec bulles, points de saisie et cœurs.',
  'A dark hall with neon tubes, condensed capitals and sweeping lights.':
    'Une salle sombre avec néons, capitales étroites et faisceaux de lumière.',
  'A 1920s theater: gold art deco lines, a wide serif and a curtain.':
    'Un théâtre des années 1920 : lignes art déco dorées, sérifs larges et rideau.',
  'Cut paper and stickers: round, friendly and bouncy.': 'Papier découpé et autocollants : rond, amical et bondissant.',
  'A risograph print: three overlapping inks, halftone dots and simple shapes that turn on the beat.':
    'Une impression riso : trois encres superposées, trames et formes simples qui tournent au rythme.',
  'An architect’s drawing: a fine serif, thin animated lines, stone and deep green.':
    'Un dessin d’architecte : sérifs fines, lignes animées, pierre et vert profond.',
  'Quarter circles on a strict grid, a geometric sans serif and five bold colors.':
    'Quarts de cercle sur grille stricte, lettres géométriques et cinq couleurs vives.',
  'A shop window: condensed capitals, tags, tickets and receipts in bright colors.':
    'Une vitrine : capitales étroites, étiquettes, tickets et reçus aux couleurs vives.',
  'Cinematic: wide capitals, letterbox bars, hazy hills and warm light.':
    'Cinématographique : capitales larges, bandes noires, collines brumeuses et lumière chaude.',
  'Blue and white grid paper, even lines and numbered markers.':
    'Papier quadrillé bleu et blanc, lignes régulières et repères numérotés.',
  'A kitchen under a striped awning: cut paper, checkered cloth and a warm serif.':
    'Une cuisine sous un auvent rayé : papier découpé, nappe à carreaux et sérifs chaleureuses.',
  'Black, white and one bright color. Everything leans forward and lands on the beat.':
    'Noir, blanc et une couleur vive. Tout penche vers l’avant et tombe sur le rythme.',
  'A calm morning: breathing circles, soft hills, a fine serif and misty transitions.':
    'Un matin calme : cercles qui respirent, collines douces, sérifs fines et transitions brumeuses.',
  'Clear and modern: cards with soft shadows, charts in indigo, mint and apricot.':
    'Clair et moderne : cartes aux ombres douces, graphiques indigo, menthe et abricot.',
  'A quiet gallery: doorways in plaster, a sun on the wall and a slender serif.':
    'Une galerie calme : arches de plâtre, soleil au mur et sérifs fines.',
  'A printed catalog: strict grids, hairlines, one grotesk, cobalt and butter.':
    'Un catalogue imprimé : grilles strictes, filets, une grotesque, cobalt et beurre.',
  'A market stall: turning rays, jagged stickers and fat figures in yellow, red and black.':
    'Un étal de marché : rayons tournants, autocollants dentelés et gros chiffres jaune, rouge et noir.',
  'Spring air: flowers that turn, soft cards and pills in lilac, mint and peach.':
    'Air de printemps : fleurs qui tournent, cartes douces et pastilles lilas, menthe et pêche.',
  'Tiles of cut paper fill the screen, turn and make room for your logo.':
    'Des carreaux de papier remplissent l’écran, tournent et laissent place à votre logo.',
  'A ring of light closes in the dark, day breaks and your logo appears.':
    'Un anneau de lumière se ferme dans le noir, le jour se lève et votre logo apparaît.',
  'A name, role and logo at the bottom of your image or video.':
    'Un nom, un rôle et un logo au bas de votre image ou vidéo.',
  'A full-screen countdown from five, then your announcement.':
    'Un compte à rebours de cinq en plein écran, puis votre annonce.',
  'A quote in large serif letters among paper flowers.': 'Une citation en grandes sérifs parmi des fleurs de papier.',
  'Five stars and a customer review with a photo, on a card over soft light.':
    'Cinq étoiles et un avis client avec photo, sur une carte dans une lumière douce.',
  'A huge number between tapes with running arrows, for a sale no one can miss.':
    'Un chiffre énorme entre des rubans fléchés, pour des soldes impossibles à manquer.',
  'Three tall images slide past each other beside a quiet headline.':
    'Trois images hautes glissent les unes devant les autres près d’un titre discret.',
  'A slowly turning plate, the dish in tall letters and its price on a star.':
    'Une assiette qui tourne lentement, le plat en grandes lettres et son prix sur une étoile.',
  'A flip board counts down the days to your event.': 'Un panneau à volets compte les jours avant votre événement.',
  'Three handwritten job notes pinned beside a big invitation.':
    'Trois notes d’emploi manuscrites épinglées près d’une grande invitation.',
  'Your logo bounces in like a ball and rolls out a name over an image or video.':
    'Votre logo rebondit comme une balle et déroule un nom sur une image ou une vidéo.',
  'Your product in a round window and its new price on a tag.':
    'Votre produit dans une fenêtre ronde et son nouveau prix sur une étiquette.',
  'A quote in large letters, a huge ball of color and your logo.':
    'Une citation en grandes lettres, une énorme boule de couleur et votre logo.',
  'An invitation with sun rays, your image in an arch, a date and a place.':
    'Une invitation avec rayons de soleil, votre image dans une arche, une date et un lieu.',
  'Your product on the cover of your own magazine.': 'Votre produit en couverture de votre propre magazine.',
  'A guest review under a striped awning, beside your best image.':
    'Un avis de client sous un auvent rayé, à côté de votre plus belle image.',
  'A milestone beside a seal that rolls in with an animation. Keep ours or use your own.':
    'Une étape clé près d’un sceau qui arrive avec une animation. Gardez la nôtre ou utilisez la vôtre.',
  'Your product turns on a stone pedestal in the sun, in 3D.':
    'Votre produit tourne sur un socle de pierre au soleil, en 3D.',
};
