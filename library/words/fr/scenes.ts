/** Descriptions of scenes, in French. */
import type { Words } from '../words';

export const scenes: Words = {
  'A large headline beside the product.': 'Un grand titre à côté du produit.',
  'One sentence that fills the screen, word by word.': 'Une phrase qui remplit l’écran mot à mot.',
  'A large image, a headline and a few lines.': 'Une grande image, un titre et quelques lignes.',
  'A question and three numbered answers.': 'Une question et trois réponses numérotées.',
  'One large number, a gauge and a caption.': 'Un grand chiffre, une jauge et une légende.',
  'Five stars, a customer’s words and name.': 'Cinq étoiles, les mots et le nom d’un client.',
  'The offer, the address and your logo.': 'L’offre, l’adresse et votre logo.',
  'Your image or video fills the screen, with a headline on it.':
    'Votre image ou vidéo remplit l’écran, avec un titre.',
  'The product in a drop, its name beside it, waves below.':
    'Le produit dans une goutte, son nom à côté, des vagues dessous.',
  'One sentence that wells up word by word.': 'Une phrase qui monte mot à mot.',
  'An image in a drop and what makes it special.': 'Une image dans une goutte et ce qui la rend spéciale.',
  'Three reasons, each with a drop.': 'Trois raisons, chacune avec une goutte.',
  'One large number, below it liquid that rises.': 'Un grand chiffre, un liquide qui monte dessous.',
  'Five stars and a customer’s words in a large drop.': 'Cinq étoiles et les mots d’un client dans une grande goutte.',
  'The offer, the address and your logo in a drop.': 'L’offre, l’adresse et votre logo dans une goutte.',
  'Your image or video fills the screen, with text in the waves.':
    'Votre image ou vidéo remplit l’écran, avec du texte dans les vagues.',
  'The name of the story beside an image in a doorway.': 'Le nom de l’histoire près d’une image dans une arche.',
  'One sentence in the middle of the page.': 'Une phrase au milieu de la page.',
  'A framed image and the story behind it.': 'Une image encadrée et son histoire.',
  'The customer’s own words with name and image.': 'Les mots du client avec son nom et sa photo.',
  'Three steps along a line that draws itself.': 'Trois étapes le long d’une ligne qui se dessine.',
  'Two large numbers and what they mean.': 'Deux grands chiffres et leur signification.',
  'An invitation, the address and your logo.': 'Une invitation, l’adresse et votre logo.',
  'Your image or video fills the screen, with one line on it.':
    'Votre image ou vidéo remplit l’écran, avec une ligne de texte.',
  'Your question, typing dots and the answer the story is about.':
    'Votre question, des points de saisie et la réponse au cœur de l’histoire.',
  'One sentence in a huge bubble, answered with a heart.': 'Une phrase dans une énorme bulle, avec un cœur en réponse.',
  'An image message that gets a heart and an answer.': 'Un message image qui reçoit un cœur et une réponse.',
  'What happened when, in three messages.': 'Ce qui s’est passé et quand, en trois messages.',
  'Two large numbers in bubbles.': 'Deux grands chiffres dans des bulles.',
  'A customer’s words, face and five stars.': 'Les mots et le visage d’un client, cinq étoiles.',
  'An invitation, your logo and your website in an address bar.':
    'Une invitation, votre logo et votre site dans une barre d’adresse.',
  'Your image or video fills the screen, with two messages over it.':
    'Votre image ou vidéo remplit l’écran, avec deux messages.',
  'Name and date of the event over moving light.': 'Nom et date de l’événement sur une lumière mouvante.',
  'The date as large as it goes, and three facts.': 'La date en très grand et trois informations.',
  'A round image with running rings, a headline and a few lines.':
    'Une image ronde avec des anneaux, un titre et quelques lignes.',
  'Four names and their times, lit one after another.': 'Quatre noms et leurs horaires, éclairés tour à tour.',
  'A few words that flash up one by one, framed by neon.': 'Quelques mots qui s’allument un à un, encadrés de néon.',
  'What people said, over your image or video.': 'Ce que les gens ont dit, sur votre image ou vidéo.',
  'A ticket with the address and your logo.': 'Un billet avec l’adresse et votre logo.',
  'One number in a dial that fills up.': 'Un chiffre dans un cadran qui se remplit.',
  'Name and date in a frame of gold lines, before rays and fans.':
    'Nom et date dans un cadre de lignes dorées, devant rayons et éventails.',
  'Time, place and dress on three framed cards.': 'Heure, lieu et tenue sur trois cartes encadrées.',
  'Four times and what happens then, along one axis.': 'Quatre horaires et ce qui se passe, le long d’un axe.',
  'An image that opens like a double door, and text.': 'Une image qui s’ouvre comme une double porte, et du texte.',
  'A few words in gold, between rays and fans.': 'Quelques mots en or, entre rayons et éventails.',
  'What a guest said, in a frame of gold lines.': 'Ce qu’un invité a dit, dans un cadre de lignes dorées.',
  'Where to reply, with your logo on an invitation.': 'Où répondre, avec votre logo sur une invitation.',
  'One number in a rising sun of gold lines.': 'Un chiffre dans un soleil levant de lignes dorées.',
  'A cheerful headline with an image and a sticker.': 'Un titre joyeux avec une image et un autocollant.',
  'A question or a thought in a speech bubble.': 'Une question ou une idée dans une bulle.',
  'A numbered tip with an image on the left.': 'Un conseil numéroté avec une image à gauche.',
  'A numbered tip with an image on the right.': 'Un conseil numéroté avec une image à droite.',
  'Three things to do, ticked off on the beat.': 'Trois choses à faire, cochées au rythme.',
  'Two cards: how not to do it, and how to do it.': 'Deux cartes : à ne pas faire et à faire.',
  'Where to find more, with your logo on a paper flower.':
    'Où en savoir plus, avec votre logo sur une fleur de papier.',
  'A quote in a bubble beside a round image.': 'Une citation dans une bulle près d’une image ronde.',
  'A headline printed slightly off, with a round image in three inks.':
    'Un titre imprimé légèrement décalé, avec une image ronde en trois encres.',
  'A question in large type under a moon that turns.': 'Une question en grand sous une lune qui tourne.',
  'A numbered tip with an image printed in ink and color.':
    'Un conseil numéroté avec une image imprimée en encre et couleur.',
  'Three points, each stamped with a shape.': 'Trois points, chacun tamponné d’une forme.',
  'One number on a disc with a screen of dots.': 'Un chiffre sur un disque tramé de points.',
  'What someone says for whom it worked.': 'Ce qu’en dit quelqu’un pour qui ça a marché.',
  'Where to find more, with your logo on a disc that shapes turn behind.':
    'Où en savoir plus, avec votre logo sur un disque devant des formes qui tournent.',
  'The house, its name and its price on an architect’s sheet.':
    'La maison, son nom et son prix sur une planche d’architecte.',
  'One calm sentence under a rising sun.': 'Une phrase calme sous un soleil levant.',
  'A room with its size and what makes it special.': 'Une pièce, sa taille et ce qui la rend spéciale.',
  'Size, rooms, garden, distance to town: four towers in an elevation drawing.':
    'Surface, pièces, jardin, distance du centre : quatre tours en élévation.',
  'A plan that draws itself, and three rooms with their sizes.':
    'Un plan qui se dessine et trois pièces avec leurs tailles.',
  'A quote from people who found their home.': 'Une citation de personnes qui ont trouvé leur maison.',
  'Day and time of the viewing, the address and your logo.': 'Jour et heure de la visite, l’adresse et votre logo.',
  'Your image or video fills the screen, in a fine frame.': 'Votre image ou vidéo remplit l’écran, dans un cadre fin.',
  'The news in large letters, your team among turning blocks.':
    'La nouvelle en grandes lettres, votre équipe parmi des blocs tournants.',
  'One sentence, and two figures that roll on the beat.': 'Une phrase et deux figures qui roulent au rythme.',
  'An image in a leaf, the job, its location and what it’s about.':
    'Une image dans une feuille, le poste, le lieu et son contenu.',
  'Three good reasons, each on a block.': 'Trois bonnes raisons, chacune sur un bloc.',
  'One number that makes people apply, over a row of blocks.':
    'Un chiffre qui donne envie de postuler, sur une rangée de blocs.',
  'Someone who works there says what it is like.': 'Quelqu’un qui y travaille raconte.',
  'How to apply, the address and your logo among blocks.': 'Comment postuler, l’adresse et votre logo parmi des blocs.',
  'Your team fills the screen, a headline on a panel.': 'Votre équipe remplit l’écran, avec un titre sur un panneau.',
  'The sale in huge capitals, with an image on a swinging tag.':
    'Les soldes en énormes capitales, avec une image sur une étiquette.',
  'The discount as large as it goes, between running tapes.': 'La remise en très grand, entre des rubans qui défilent.',
  'One offer with its image, old price and new price.': 'Une offre avec son image, l’ancien et le nouveau prix.',
  'Four lines and their discounts on a receipt that is printed line by line.':
    'Quatre lignes et leurs remises sur un reçu imprimé ligne par ligne.',
  'One sentence that slams down word by word, between two tapes.':
    'Une phrase qui frappe mot à mot, entre deux rubans.',
  'Five stars and a customer’s words on a ticket.': 'Cinq étoiles et les mots d’un client sur un ticket.',
  'The deadline, a code to cut out, the address and your logo on a tag.':
    'La date limite, un code à découper, l’adresse et votre logo sur une étiquette.',
  'Your image or video fills the shop window behind a plate and a tape.':
    'Votre image ou vidéo remplit la vitrine derrière une plaque et un ruban.',
  'The title of the film, far apart, over your image.': 'Le titre du film, très espacé, sur votre image.',
  'One sentence in the sky; hills pass below it, near ones faster.':
    'Une phrase dans le ciel ; des collines défilent dessous, les plus proches plus vite.',
  'An image that dissolves into the dark, and a chapter of the story.':
    'Une image qui se fond dans le noir et un chapitre de l’histoire.',
  'Three convictions, lit one after another.': 'Trois convictions, éclairées tour à tour.',
  'A year or a number, on the leader of a reel of film.': 'Une année ou un chiffre, sur l’amorce d’une bobine.',
  'Someone explains why, beside a slow image.': 'Quelqu’un explique pourquoi, près d’une image lente.',
  'The sun rises with your logo in it; an invitation and the address.':
    'Le soleil se lève avec votre logo ; une invitation et l’adresse.',
  'Your image or video as a film shot, with a subtitle.':
    'Votre image ou vidéo comme un plan de film, avec un sous-titre.',
  'What you will make, measured and signed like a working drawing.':
    'Ce que vous fabriquerez, coté et signé comme un plan d’exécution.',
  'Four items with amounts, beside an image of them.': 'Quatre éléments avec leurs quantités, près de leur image.',
  'A numbered step with an image and a callout.': 'Une étape numérotée avec une image et une annotation.',
  'A few large words over a ruler that draws itself.': 'Quelques grands mots au-dessus d’une règle qui se dessine.',
  'Four numbered steps on a line that runs from one to the next.':
    'Quatre étapes numérotées sur une ligne qui les relie.',
  'One number, measured, beside a dial that runs.': 'Un chiffre, mesuré, près d’un cadran qui tourne.',
  'A quote from someone who has done it, in a frame drawn in one stroke.':
    'La citation de quelqu’un qui l’a fait, dans un cadre tracé d’un trait.',
  'Where to get the plan, with your logo on a measured sheet.':
    'Où obtenir le plan, avec votre logo sur une planche cotée.',
  'What there is, under an awning; the dish rolls in.': 'Ce qu’il y a, sous un auvent ; le plat arrive en roulant.',
  'Four dishes and their prices on a sheet over a checked cloth.':
    'Quatre plats et leurs prix sur une feuille, sur une nappe à carreaux.',
  'A dish cut out of paper, with its price in handwriting.': 'Un plat en papier découpé, avec son prix manuscrit.',
  'A few large words under the awning, between growing twigs.':
    'Quelques grands mots sous l’auvent, entre des rameaux qui poussent.',
  'An offer as large as the paper, with a loop drawn around it.':
    'Une offre aussi grande que le papier, entourée d’un trait.',
  'What a guest wrote, on a sheet over a checked cloth.':
    'Ce qu’un client a écrit, sur une feuille et une nappe à carreaux.',
  'Where to book, and a board with your logo that hangs from the awning.':
    'Où réserver, et un panneau avec votre logo suspendu à l’auvent.',
  'The challenge in two lines that slam down beside a slanted image.':
    'Le défi en deux lignes qui tombent près d’une image inclinée.',
  'A number counts up while a month of days fills.': 'Un chiffre augmente pendant qu’un mois se remplit.',
  'Four moves and their repetitions, on blocks that shoot in from both sides.':
    'Quatre exercices et leurs répétitions, sur des blocs lancés des deux côtés.',
  'A move with a slanted image and one line on how to do it.':
    'Un exercice avec une image inclinée et une ligne d’explication.',
  'A few words slammed down on the beat while light flashes through.':
    'Quelques mots qui frappent au rythme, avec des éclats de lumière.',
  'A quote from someone who finished, on a slanted sheet.':
    'La citation de quelqu’un qui a terminé, sur une feuille inclinée.',
  'Three lanes race, each getting further than the last.':
    'Trois couloirs font la course, chacun plus loin que le précédent.',
  'Where to sign up, with running chevrons and your logo.': 'Où s’inscrire, avec des chevrons animés et votre logo.',
  'The challenge over hills at sunrise.': 'Le défi sur des collines au lever du soleil.',
  'One number on a disc that breathes in and out.': 'Un chiffre sur un disque qui respire.',
  'Four stages, each with a circle that breathes.': 'Quatre étapes, chacune avec un cercle qui respire.',
  'An image in a capsule, a disc at its edge, and text.': 'Une image dans une capsule, un disque au bord, et du texte.',
  'A few words on a disc that breathes.': 'Quelques mots sur un disque qui respire.',
  'A quote from someone who has done it, over hills at dusk.':
    'La citation de quelqu’un qui l’a fait, sur des collines au crépuscule.',
  'Where to join, with your logo on a disc that breathes.': 'Où participer, avec votre logo sur un disque qui respire.',
  'What the report is about, over a line that climbs across the image.':
    'Le sujet du rapport, sur une ligne qui monte à travers l’image.',
  'Three figures on cards, each with a level that fills.':
    'Trois données sur des cartes, chacune avec un niveau qui se remplit.',
  'Five columns that grow, the last one highest.': 'Cinq colonnes qui montent, la dernière la plus haute.',
  'One number beside a line that climbs.': 'Un chiffre près d’une ligne qui monte.',
  'Three shares of a whole, as a ring with its legend.': 'Trois parts d’un tout, en anneau avec légende.',
  'An image with a figure floating over its edge, and text.':
    'Une image avec une donnée flottant sur son bord, et du texte.',
  'Three steps ahead, on cards along a rail.': 'Trois prochaines étapes, sur des cartes le long d’un rail.',
  'A quote from a leader beside an image.': 'La citation d’un dirigeant près d’une image.',
  'A few large words over columns that rise along the foot.':
    'Quelques grands mots sur des colonnes qui montent en bas.',
  'Thanks, where the report is, and your logo on a card.': 'Merci, où trouver le rapport, et votre logo sur une carte.',
  'One product in a lit doorway, with its name.': 'Un produit dans une arche éclairée, avec son nom.',
  'A product with its description and price beside the image.':
    'Un produit avec sa description et son prix près de l’image.',
  'A product with its old price, its discount and its new price.':
    'Un produit avec l’ancien prix, la remise et le nouveau prix.',
  'Three products in doorways, each with its name and price.':
    'Trois produits dans des arches, chacun avec son nom et son prix.',
  'Your product beside three details that are worth knowing.': 'Votre produit près de trois détails utiles.',
  'Five stars and a customer’s words beside your product.':
    'Cinq étoiles et les mots d’un client près de votre produit.',
  'Your address, a reason to order today and your logo.':
    'Votre adresse, une raison de commander aujourd’hui et votre logo.',
  'The name of the collection beside three products.': 'Le nom de la collection près de trois produits.',
  'A large image beside the name, description and price.':
    'Une grande image près du nom, de la description et du prix.',
  'Three products side by side, each with its name and price.':
    'Trois produits côte à côte, chacun avec son nom et son prix.',
  'Two products share the screen, each with its name and price.':
    'Deux produits partagent l’écran, chacun avec son nom et son prix.',
  'A huge headline over turning rays, with your product and a sticker.':
    'Un énorme titre sur des rayons tournants, avec votre produit et un autocollant.',
  'One product with its old price crossed out and a huge new one.':
    'Un produit avec l’ancien prix barré et un nouveau prix énorme.',
  'The days that are left on a dial that runs out, and the price that ends with them.':
    'Les jours restants sur un cadran qui s’épuise, et le prix qui finit avec eux.',
  'Three products on cards, each with its old and its new price.':
    'Trois produits sur des cartes, chacun avec l’ancien et le nouveau prix.',
  'The discount of one product, as large as it goes.': 'La remise d’un produit, en très grand.',
  'Your new product in a flower that opens, with its name.':
    'Votre nouveau produit dans une fleur qui s’ouvre, avec son nom.',
  'A product with its description and its price in a pill.':
    'Un produit avec sa description et son prix dans une pastille.',
  'Three products on soft cards, each with its name and price.':
    'Trois produits sur des cartes douces, chacun avec son nom et son prix.',
};
