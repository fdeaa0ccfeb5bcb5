/** Descriptions of scenes, in German. */
import type { Words } from '../words';

export const scenes: Words = {
  'A large headline beside the product.': 'Eine große Überschrift neben dem Produkt.',
  'One sentence that fills the screen, word by word.': 'Ein Satz, der das Bild Wort für Wort füllt.',
  'A large image, a headline and a few lines.': 'Ein großes Bild, eine Überschrift und ein paar Zeilen.',
  'A question and three numbered answers.': 'Eine Frage und drei nummerierte Antworten.',
  'One large number, a gauge and a caption.': 'Eine große Zahl, eine Anzeige und eine Unterschrift.',
  'Five stars, a customer’s words and name.': 'Fünf Sterne, Worte und Name eines Kunden.',
  'The offer, the address and your logo.': 'Das Angebot, die Adresse und dein Logo.',
  'Your image or video fills the screen, with a headline on it.':
    'Dein Bild oder Video füllt den Bildschirm, mit einer Überschrift darauf.',
  'The product in a drop, its name beside it, waves below.':
    'Das Produkt in einem Tropfen, der Name daneben, darunter Wellen.',
  'One sentence that wells up word by word.': 'Ein Satz, der Wort für Wort aufsteigt.',
  'An image in a drop and what makes it special.': 'Ein Bild in einem Tropfen und was es besonders macht.',
  'Three reasons, each with a drop.': 'Drei Gründe, jeder mit einem Tropfen.',
  'One large number, below it liquid that rises.': 'Eine große Zahl, darunter steigt Flüssigkeit.',
  'Five stars and a customer’s words in a large drop.':
    'Fünf Sterne und die Worte eines Kunden in einem großen Tropfen.',
  'The offer, the address and your logo in a drop.': 'Das Angebot, die Adresse und dein Logo in einem Tropfen.',
  'Your image or video fills the screen, with text in the waves.':
    'Dein Bild oder Video füllt den Bildschirm, mit Text in den Wellen.',
  'The name of the story beside an image in a doorway.': 'Der Name der Geschichte neben einem Bild im Türbogen.',
  'One sentence in the middle of the page.': 'Ein Satz in der Mitte der Seite.',
  'A framed image and the story behind it.': 'Ein gerahmtes Bild und die Geschichte dahinter.',
  'The customer’s own words with name and image.': 'Die Worte des Kunden mit Name und Bild.',
  'Three steps along a line that draws itself.': 'Drei Schritte entlang einer Linie, die sich selbst zeichnet.',
  'Two large numbers and what they mean.': 'Zwei große Zahlen und was sie bedeuten.',
  'An invitation, the address and your logo.': 'Eine Einladung, die Adresse und dein Logo.',
  'Your image or video fills the screen, with one line on it.':
    'Dein Bild oder Video füllt den Bildschirm, mit einer Zeile darauf.',
  'Your question, typing dots and the answer the story is about.':
    'Deine Frage, Tipp-Punkte und die Antwort, um die es geht.',
  'One sentence in a huge bubble, answered with a heart.':
    'Ein Satz in einer riesigen Sprechblase, beantwortet mit einem Herz.',
  'An image message that gets a heart and an answer.': 'Eine Bildnachricht, die ein Herz und eine Antwort bekommt.',
  'What happened when, in three messages.': 'Was wann geschah, in drei Nachrichten.',
  'Two large numbers in bubbles.': 'Zwei große Zahlen in Sprechblasen.',
  'A customer’s words, face and five stars.': 'Worte und Gesicht eines Kunden, fünf Sterne.',
  'An invitation, your logo and your website in an address bar.':
    'Eine Einladung, dein Logo und deine Website in einer Adressleiste.',
  'Your image or video fills the screen, with two messages over it.':
    'Dein Bild oder Video füllt den Bildschirm, mit zwei Nachrichten darüber.',
  'Name and date of the event over moving light.': 'Name und Datum der Veranstaltung über bewegtem Licht.',
  'The date as large as it goes, and three facts.': 'Das Datum so groß wie möglich und drei Fakten.',
  'A round image with running rings, a headline and a few lines.':
    'Ein rundes Bild mit laufenden Ringen, eine Überschrift und ein paar Zeilen.',
  'Four names and their times, lit one after another.': 'Vier Namen und ihre Zeiten, nacheinander beleuchtet.',
  'A few words that flash up one by one, framed by neon.':
    'Ein paar Wörter, die nacheinander aufblitzen, gerahmt von Neon.',
  'What people said, over your image or video.': 'Was Leute gesagt haben, über deinem Bild oder Video.',
  'A ticket with the address and your logo.': 'Ein Ticket mit der Adresse und deinem Logo.',
  'One number in a dial that fills up.': 'Eine Zahl in einer Anzeige, die sich füllt.',
  'Name and date in a frame of gold lines, before rays and fans.':
    'Name und Datum in einem Rahmen aus goldenen Linien, vor Strahlen und Fächern.',
  'Time, place and dress on three framed cards.': 'Zeit, Ort und Kleidung auf drei gerahmten Karten.',
  'Four times and what happens then, along one axis.': 'Vier Zeiten und was dann passiert, entlang einer Achse.',
  'An image that opens like a double door, and text.': 'Ein Bild, das sich wie eine Flügeltür öffnet, und Text.',
  'A few words in gold, between rays and fans.': 'Ein paar Wörter in Gold, zwischen Strahlen und Fächern.',
  'What a guest said, in a frame of gold lines.': 'Was ein Gast gesagt hat, in einem Rahmen aus goldenen Linien.',
  'Where to reply, with your logo on an invitation.': 'Wohin man antwortet, mit deinem Logo auf einer Einladung.',
  'One number in a rising sun of gold lines.': 'Eine Zahl in einer aufgehenden Sonne aus goldenen Linien.',
  'A cheerful headline with an image and a sticker.': 'Eine fröhliche Überschrift mit Bild und Sticker.',
  'A question or a thought in a speech bubble.': 'Eine Frage oder ein Gedanke in einer Sprechblase.',
  'A numbered tip with an image on the left.': 'Ein nummerierter Tipp mit Bild links.',
  'A numbered tip with an image on the right.': 'Ein nummerierter Tipp mit Bild rechts.',
  'Three things to do, ticked off on the beat.': 'Drei Aufgaben, im Takt abgehakt.',
  'Two cards: how not to do it, and how to do it.': 'Zwei Karten: wie man es nicht macht und wie man es macht.',
  'Where to find more, with your logo on a paper flower.': 'Wo es mehr gibt, mit deinem Logo auf einer Papierblume.',
  'A quote in a bubble beside a round image.': 'Ein Zitat in einer Sprechblase neben einem runden Bild.',
  'A headline printed slightly off, with a round image in three inks.':
    'Eine leicht versetzt gedruckte Überschrift mit rundem Bild in drei Farben.',
  'A question in large type under a moon that turns.': 'Eine Frage in großer Schrift unter einem Mond, der sich dreht.',
  'A numbered tip with an image printed in ink and color.': 'Ein nummerierter Tipp mit einem Bild in Tinte und Farbe.',
  'Three points, each stamped with a shape.': 'Drei Punkte, jeder mit einer Form gestempelt.',
  'One number on a disc with a screen of dots.': 'Eine Zahl auf einer Scheibe mit Rasterpunkten.',
  'What someone says for whom it worked.': 'Was jemand sagt, bei dem es geklappt hat.',
  'Where to find more, with your logo on a disc that shapes turn behind.':
    'Wo es mehr gibt, mit deinem Logo auf einer Scheibe, hinter der sich Formen drehen.',
  'The house, its name and its price on an architect’s sheet.':
    'Das Haus, sein Name und sein Preis auf einem Architektenblatt.',
  'One calm sentence under a rising sun.': 'Ein ruhiger Satz unter einer aufgehenden Sonne.',
  'A room with its size and what makes it special.': 'Ein Raum mit seiner Größe und was ihn besonders macht.',
  'Size, rooms, garden, distance to town: four towers in an elevation drawing.':
    'Größe, Räume, Garten, Weg in die Stadt: vier Türme in einem Aufriss.',
  'A plan that draws itself, and three rooms with their sizes.':
    'Ein Grundriss, der sich selbst zeichnet, und drei Räume mit Größen.',
  'A quote from people who found their home.': 'Ein Zitat von Menschen, die ihr Zuhause gefunden haben.',
  'Day and time of the viewing, the address and your logo.':
    'Tag und Uhrzeit der Besichtigung, die Adresse und dein Logo.',
  'Your image or video fills the screen, in a fine frame.':
    'Dein Bild oder Video füllt den Bildschirm, in einem feinen Rahmen.',
  'The news in large letters, your team among turning blocks.':
    'Die Neuigkeit in großen Buchstaben, dein Team zwischen drehenden Blöcken.',
  'One sentence, and two figures that roll on the beat.': 'Ein Satz und zwei Figuren, die im Takt rollen.',
  'An image in a leaf, the job, its location and what it’s about.':
    'Ein Bild in einem Blatt, die Stelle, der Ort und worum es geht.',
  'Three good reasons, each on a block.': 'Drei gute Gründe, jeder auf einem Block.',
  'One number that makes people apply, over a row of blocks.':
    'Eine Zahl, die zum Bewerben einlädt, über einer Reihe von Blöcken.',
  'Someone who works there says what it is like.': 'Jemand, der dort arbeitet, erzählt, wie es ist.',
  'How to apply, the address and your logo among blocks.':
    'Wie man sich bewirbt, die Adresse und dein Logo zwischen Blöcken.',
  'Your team fills the screen, a headline on a panel.':
    'Dein Team füllt den Bildschirm, eine Überschrift auf einer Fläche.',
  'The sale in huge capitals, with an image on a swinging tag.':
    'Die Aktion in riesigen Großbuchstaben, mit einem Bild auf einem schwingenden Schild.',
  'The discount as large as it goes, between running tapes.':
    'Der Rabatt so groß wie möglich, zwischen laufenden Bändern.',
  'One offer with its image, old price and new price.': 'Ein Angebot mit Bild, altem und neuem Preis.',
  'Four lines and their discounts on a receipt that is printed line by line.':
    'Vier Zeilen und ihre Rabatte auf einem Kassenzettel, Zeile für Zeile gedruckt.',
  'One sentence that slams down word by word, between two tapes.':
    'Ein Satz, der Wort für Wort aufschlägt, zwischen zwei Bändern.',
  'Five stars and a customer’s words on a ticket.': 'Fünf Sterne und die Worte eines Kunden auf einem Ticket.',
  'The deadline, a code to cut out, the address and your logo on a tag.':
    'Die Frist, ein Code zum Ausschneiden, die Adresse und dein Logo auf einem Schild.',
  'Your image or video fills the shop window behind a plate and a tape.':
    'Dein Bild oder Video füllt das Schaufenster hinter einer Tafel und einem Band.',
  'The title of the film, far apart, over your image.': 'Der Titel des Films, weit gesetzt, über deinem Bild.',
  'One sentence in the sky; hills pass below it, near ones faster.':
    'Ein Satz am Himmel; darunter ziehen Hügel vorbei, nahe schneller.',
  'An image that dissolves into the dark, and a chapter of the story.':
    'Ein Bild, das ins Dunkel übergeht, und ein Kapitel der Geschichte.',
  'Three convictions, lit one after another.': 'Drei Überzeugungen, nacheinander beleuchtet.',
  'A year or a number, on the leader of a reel of film.': 'Ein Jahr oder eine Zahl auf dem Vorspann einer Filmrolle.',
  'Someone explains why, beside a slow image.': 'Jemand erklärt, warum, neben einem langsamen Bild.',
  'The sun rises with your logo in it; an invitation and the address.':
    'Die Sonne geht mit deinem Logo auf; eine Einladung und die Adresse.',
  'Your image or video as a film shot, with a subtitle.': 'Dein Bild oder Video als Filmeinstellung, mit Untertitel.',
  'What you will make, measured and signed like a working drawing.':
    'Was du baust, vermessen und beschriftet wie eine Werkzeichnung.',
  'Four items with amounts, beside an image of them.': 'Vier Dinge mit Mengen, neben einem Bild davon.',
  'A numbered step with an image and a callout.': 'Ein nummerierter Schritt mit Bild und Hinweis.',
  'A few large words over a ruler that draws itself.':
    'Ein paar große Wörter über einem Lineal, das sich selbst zeichnet.',
  'Four numbered steps on a line that runs from one to the next.':
    'Vier nummerierte Schritte auf einer Linie von einem zum nächsten.',
  'One number, measured, beside a dial that runs.': 'Eine Zahl, vermessen, neben einer laufenden Anzeige.',
  'A quote from someone who has done it, in a frame drawn in one stroke.':
    'Ein Zitat von jemandem, der es gemacht hat, in einem Rahmen aus einem Strich.',
  'Where to get the plan, with your logo on a measured sheet.':
    'Wo es den Plan gibt, mit deinem Logo auf einem vermessenen Blatt.',
  'What there is, under an awning; the dish rolls in.': 'Was es gibt, unter einer Markise; das Gericht rollt herein.',
  'Four dishes and their prices on a sheet over a checked cloth.':
    'Vier Gerichte und ihre Preise auf einem Blatt über kariertem Tuch.',
  'A dish cut out of paper, with its price in handwriting.':
    'Ein ausgeschnittenes Gericht mit handgeschriebenem Preis.',
  'A few large words under the awning, between growing twigs.':
    'Ein paar große Wörter unter der Markise, zwischen wachsenden Zweigen.',
  'An offer as large as the paper, with a loop drawn around it.':
    'Ein Angebot so groß wie das Papier, mit einer Schleife umkreist.',
  'What a guest wrote, on a sheet over a checked cloth.':
    'Was ein Gast geschrieben hat, auf einem Blatt über kariertem Tuch.',
  'Where to book, and a board with your logo that hangs from the awning.':
    'Wo man reserviert, und ein Schild mit deinem Logo an der Markise.',
  'The challenge in two lines that slam down beside a slanted image.':
    'Die Challenge in zwei Zeilen, die neben einem schrägen Bild aufschlagen.',
  'A number counts up while a month of days fills.': 'Eine Zahl zählt hoch, während sich ein Monat füllt.',
  'Four moves and their repetitions, on blocks that shoot in from both sides.':
    'Vier Übungen und ihre Wiederholungen auf Blöcken, die von beiden Seiten hereinschießen.',
  'A move with a slanted image and one line on how to do it.':
    'Eine Übung mit schrägem Bild und einer Zeile zur Ausführung.',
  'A few words slammed down on the beat while light flashes through.':
    'Ein paar Wörter, im Takt aufgeschlagen, während Licht durchblitzt.',
  'A quote from someone who finished, on a slanted sheet.':
    'Ein Zitat von jemandem, der es geschafft hat, auf einem schrägen Blatt.',
  'Three lanes race, each getting further than the last.': 'Drei Bahnen im Rennen, jede kommt weiter als die vorige.',
  'Where to sign up, with running chevrons and your logo.':
    'Wo man sich anmeldet, mit laufenden Pfeilen und deinem Logo.',
  'The challenge over hills at sunrise.': 'Die Challenge über Hügeln bei Sonnenaufgang.',
  'One number on a disc that breathes in and out.': 'Eine Zahl auf einer Scheibe, die ein- und ausatmet.',
  'Four stages, each with a circle that breathes.': 'Vier Etappen, jede mit einem atmenden Kreis.',
  'An image in a capsule, a disc at its edge, and text.': 'Ein Bild in einer Kapsel, eine Scheibe am Rand und Text.',
  'A few words on a disc that breathes.': 'Ein paar Wörter auf einer Scheibe, die atmet.',
  'A quote from someone who has done it, over hills at dusk.':
    'Ein Zitat von jemandem, der es geschafft hat, über Hügeln in der Dämmerung.',
  'Where to join, with your logo on a disc that breathes.':
    'Wo man mitmacht, mit deinem Logo auf einer atmenden Scheibe.',
  'What the report is about, over a line that climbs across the image.':
    'Worum es im Bericht geht, über einer steigenden Linie im Bild.',
  'Three figures on cards, each with a level that fills.':
    'Drei Kennzahlen auf Karten, jede mit einem Pegel, der sich füllt.',
  'Five columns that grow, the last one highest.': 'Fünf Säulen, die wachsen, die letzte am höchsten.',
  'One number beside a line that climbs.': 'Eine Zahl neben einer steigenden Linie.',
  'Three shares of a whole, as a ring with its legend.': 'Drei Anteile eines Ganzen, als Ring mit Legende.',
  'An image with a figure floating over its edge, and text.': 'Ein Bild mit einer Kennzahl über dem Rand und Text.',
  'Three steps ahead, on cards along a rail.': 'Drei nächste Schritte auf Karten entlang einer Schiene.',
  'A quote from a leader beside an image.': 'Ein Zitat der Leitung neben einem Bild.',
  'A few large words over columns that rise along the foot.':
    'Ein paar große Wörter über Säulen, die unten aufsteigen.',
  'Thanks, where the report is, and your logo on a card.': 'Dank, wo der Bericht ist, und dein Logo auf einer Karte.',
  'One product in a lit doorway, with its name.': 'Ein Produkt in einem beleuchteten Türbogen, mit Namen.',
  'A product with its description and price beside the image.':
    'Ein Produkt mit Beschreibung und Preis neben dem Bild.',
  'A product with its old price, its discount and its new price.':
    'Ein Produkt mit altem Preis, Rabatt und neuem Preis.',
  'Three products in doorways, each with its name and price.': 'Drei Produkte in Türbögen, jedes mit Name und Preis.',
  'Your product beside three details that are worth knowing.': 'Dein Produkt neben drei wissenswerten Details.',
  'Five stars and a customer’s words beside your product.':
    'Fünf Sterne und die Worte eines Kunden neben deinem Produkt.',
  'Your address, a reason to order today and your logo.':
    'Deine Adresse, ein Grund, heute zu bestellen, und dein Logo.',
  'The name of the collection beside three products.': 'Der Name der Kollektion neben drei Produkten.',
  'A large image beside the name, description and price.': 'Ein großes Bild neben Name, Beschreibung und Preis.',
  'Three products side by side, each with its name and price.':
    'Drei Produkte nebeneinander, jedes mit Name und Preis.',
  'Two products share the screen, each with its name and price.':
    'Zwei Produkte teilen sich den Bildschirm, jedes mit Name und Preis.',
  'A huge headline over turning rays, with your product and a sticker.':
    'Eine riesige Überschrift über drehenden Strahlen, mit deinem Produkt und einem Sticker.',
  'One product with its old price crossed out and a huge new one.':
    'Ein Produkt mit durchgestrichenem alten und riesigem neuen Preis.',
  'The days that are left on a dial that runs out, and the price that ends with them.':
    'Die verbleibenden Tage auf einer ablaufenden Anzeige und der Preis, der mit ihnen endet.',
  'Three products on cards, each with its old and its new price.':
    'Drei Produkte auf Karten, jedes mit altem und neuem Preis.',
  'The discount of one product, as large as it goes.': 'Der Rabatt eines Produkts, so groß wie möglich.',
  'Your new product in a flower that opens, with its name.':
    'Dein neues Produkt in einer Blüte, die sich öffnet, mit Namen.',
  'A product with its description and its price in a pill.': 'Ein Produkt mit Beschreibung und Preis in einer Pille.',
  'Three products on soft cards, each with its name and price.':
    'Drei Produkte auf weichen Karten, jedes mit Name und Preis.',
};
