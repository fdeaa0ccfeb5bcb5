/** Descriptions of goals, recipes, styles, animations and music, in German. */
import type { Words } from '../words';

export const descriptions: Words = {
  'Show what it is and why people want it.': 'Zeig, was es ist und warum man es haben will.',
  'The date, the place and a reason to come.': 'Das Datum, der Ort und ein Grund zu kommen.',
  'Let your customers speak for you.': 'Lass deine Kunden für dich sprechen.',
  'Teach something useful in a minute.': 'Erkläre in einer Minute etwas Nützliches.',
  'Who you are and what matters to you.': 'Wer du bist und was dir wichtig ist.',
  'The offer, the deadline and how to get it.': 'Das Angebot, die Frist und wie man es bekommt.',
  'Step by step, from the parts to the result.': 'Schritt für Schritt, von den Teilen bis zum Ergebnis.',
  'Make people hungry and tell them where to go.': 'Mach Appetit und zeig, wo es das gibt.',
  'Get people to join and keep going.': 'Motiviere zum Mitmachen und Dranbleiben.',
  'Results, milestones and what comes next.': 'Ergebnisse, Meilensteine und wie es weitergeht.',
  'The place, the facts and the viewing date.': 'Das Objekt, die Fakten und der Besichtigungstermin.',
  'The job, the team and how to apply.': 'Die Stelle, das Team und wie man sich bewirbt.',
  'Upbeat pop with claps, driving guitars and a glockenspiel hook.':
    'Fröhlicher Pop mit Klatschen, treibenden Gitarren und einem Glockenspiel.',
  'Warm piano that opens into strings, unhurried and close.':
    'Warmes Klavier, das sich zu Streichern öffnet, ruhig und nah.',
  'A synthesizer groove with a growling bass, wide pads and a neon lead.':
    'Ein Synthesizer-Groove mit knurrendem Bass, weiten Flächen und leuchtender Melodie.',
  'Ukulele, guitar, claps and a whistled tune: friendly and handmade.':
    'Ukulele, Gitarre, Klatschen und eine gepfiffene Melodie: freundlich und handgemacht.',
  'Laid-back soul with an electric piano, a round bass and a vibraphone.':
    'Entspannter Soul mit E-Piano, rundem Bass und Vibrafon.',
  'Stadium rock: stomps and claps, two driven guitars, a riff to run to.':
    'Stadionrock: Stampfen und Klatschen, zwei verzerrte Gitarren, ein Riff zum Laufen.',
  'A toy orchestra on tiptoe: plucked strings, marimba, clarinet and a grumbling bassoon.':
    'Ein Spielzeugorchester auf Zehenspitzen: gezupfte Saiten, Marimba, Klarinette und ein brummendes Fagott.',
  'Show what’s new, why people want it and where to get it, bold as a poster or soft as a wave.':
    'Zeig, was neu ist, warum man es haben will und wo es das gibt: kräftig wie ein Plakat oder weich wie eine Welle.',
  'Let a customer tell their story, as a calm magazine page or a lively chat.':
    'Lass einen Kunden erzählen, als ruhige Magazinseite oder lebhaften Chat.',
  'Invite people to a night out with neon that flashes to the beat, or with gold lines and a curtain.':
    'Lade zu einem Abend ein: mit Neon, das im Takt blitzt, oder mit goldenen Linien und Vorhang.',
  'Teach something useful in half a minute, in cut paper and stickers or in a risograph print look.':
    'Erkläre in einer halben Minute etwas Nützliches, mit Papier und Stickern oder im Riso-Druck.',
  'Present a house as an architect’s drawing, with key facts and the viewing date.':
    'Zeig ein Haus als Architektenzeichnung, mit den wichtigsten Fakten und dem Besichtigungstermin.',
  'Find new colleagues: show the job, the team and the benefits in bold blocks that turn on the beat.':
    'Finde neue Kollegen: zeig Stelle, Team und Vorteile in kräftigen Blöcken, die sich im Takt drehen.',
  'Announce the offer, deadline and code with huge capitals, swinging tags and running tape.':
    'Nenne Angebot, Frist und Code mit riesigen Buchstaben, schwingenden Schildern und laufendem Band.',
  'Tell your story as a short film with wide titles, slow images and light leaks.':
    'Erzähl deine Geschichte als Kurzfilm mit weiten Titeln, langsamen Bildern und Lichteinfall.',
  'Explain how to make something with an animated blueprint, numbered markers and notes.':
    'Erkläre, wie man etwas baut, mit animierter Blaupause, Nummern und Notizen.',
  'Make people hungry with cut paper, checkered cloth, handwritten prices and a striped awning.':
    'Mach Appetit mit Scherenschnitt, kariertem Tuch, handgeschriebenen Preisen und gestreifter Markise.',
  'Get people moving with bold type that hits on the beat, or with calm shapes that breathe.':
    'Bring Leute in Bewegung: mit kräftiger Schrift im Takt oder mit ruhigen Formen, die atmen.',
  'Share results and plans with clean cards, animated charts and large numbers.':
    'Teile Ergebnisse und Pläne mit klaren Karten, animierten Diagrammen und großen Zahlen.',
  'Show one product of your shop like a piece in a gallery: doorways, a rising sun and a slender serif.':
    'Zeig ein Produkt wie ein Werk in einer Galerie: Türbögen, aufgehende Sonne und schlanke Serifen.',
  'Lead through your products like a catalog: strict grids, hairlines, large images and clear prices.':
    'Führe wie ein Katalog durch deine Produkte: strenges Raster, feine Linien, große Bilder, klare Preise.',
  'Say loudly that it costs less: old and new prices, discounts, jagged stickers and a dial that runs out.':
    'Sag laut, dass es weniger kostet: alte und neue Preise, Rabatte, Zackensticker und eine ablaufende Uhr.',
  'Welcome a new product with flowers that open, soft cards, its details and its price.':
    'Begrüße ein neues Produkt mit Blüten, die sich öffnen, weichen Karten, Details und Preis.',
  'A Swiss poster in motion: huge sans-serif type on a tight grid.':
    'Ein Schweizer Plakat in Bewegung: riesige Groteskschrift auf engem Raster.',
  'Everything flows: a bold serif with drops and waves in blush, coral and plum.':
    'Alles fließt: kräftige Serifen mit Tropfen und Wellen in Rosé, Koralle und Pflaume.',
  'A magazine page: a warm serif on cream with slow reveals.':
    'Eine Magazinseite: warme Serifen auf Creme, langsam enthüllt.',
  'A chat that tells the story with pop-up bubbles, typing dots and hearts.':
    'Ein Chat, der die Geschichte mit Sprechblasen, Tipp-Punkten und Herzen erzählt.',
  'A dark hall with neon tubes, condensed capitals and sweeping lights.':
    'Ein dunkler Saal mit Neonröhren, schmalen Großbuchstaben und Lichtkegeln.',
  'A 1920s theater: gold art deco lines, a wide serif and a curtain.':
    'Ein Theater der 1920er: goldene Art-déco-Linien, breite Serifen und ein Vorhang.',
  'Cut paper and stickers: round, friendly and bouncy.': 'Scherenschnitt und Sticker: rund, freundlich und federnd.',
  'A risograph print: three overlapping inks, halftone dots and simple shapes that turn on the beat.':
    'Ein Riso-Druck: drei überlappende Farben, Rasterpunkte und einfache Formen, die sich im Takt drehen.',
  'An architect’s drawing: a fine serif, thin animated lines, stone and deep green.':
    'Eine Architektenzeichnung: feine Serifen, dünne animierte Linien, Stein und Tiefgrün.',
  'Quarter circles on a strict grid, a geometric sans serif and five bold colors.':
    'Viertelkreise auf strengem Raster, geometrische Groteskschrift und fünf kräftige Farben.',
  'A shop window: condensed capitals, tags, tickets and receipts in bright colors.':
    'Ein Schaufenster: schmale Großbuchstaben, Schilder, Tickets und Kassenzettel in leuchtenden Farben.',
  'Cinematic: wide capitals, letterbox bars, hazy hills and warm light.':
    'Filmisch: weite Großbuchstaben, Kinobalken, dunstige Hügel und warmes Licht.',
  'Blue and white grid paper, even lines and numbered markers.':
    'Blau-weißes Rasterpapier, gleichmäßige Linien und Nummern.',
  'A kitchen under a striped awning: cut paper, checkered cloth and a warm serif.':
    'Eine Küche unter gestreifter Markise: Scherenschnitt, kariertes Tuch und warme Serifen.',
  'Black, white and one bright color. Everything leans forward and lands on the beat.':
    'Schwarz, Weiß und eine leuchtende Farbe. Alles lehnt nach vorn und landet im Takt.',
  'A calm morning: breathing circles, soft hills, a fine serif and misty transitions.':
    'Ein ruhiger Morgen: atmende Kreise, sanfte Hügel, feine Serifen und neblige Übergänge.',
  'Clear and modern: cards with soft shadows, charts in indigo, mint and apricot.':
    'Klar und modern: Karten mit weichen Schatten, Diagramme in Indigo, Mint und Aprikose.',
  'A quiet gallery: doorways in plaster, a sun on the wall and a slender serif.':
    'Eine stille Galerie: Türbögen im Putz, eine Sonne an der Wand und schlanke Serifen.',
  'A printed catalog: strict grids, hairlines, one grotesk, cobalt and butter.':
    'Ein gedruckter Katalog: strenges Raster, feine Linien, eine Grotesk, Kobalt und Butter.',
  'A market stall: turning rays, jagged stickers and fat figures in yellow, red and black.':
    'Ein Marktstand: drehende Strahlen, Zackensticker und fette Ziffern in Gelb, Rot und Schwarz.',
  'Spring air: flowers that turn, soft cards and pills in lilac, mint and peach.':
    'Frühlingsluft: drehende Blüten, weiche Karten und Pillen in Flieder, Mint und Pfirsich.',
  'Tiles of cut paper fill the screen, turn and make room for your logo.':
    'Papierkacheln füllen das Bild, drehen sich und machen Platz für dein Logo.',
  'A ring of light closes in the dark, day breaks and your logo appears.':
    'Ein Lichtring schließt sich im Dunkeln, der Tag bricht an und dein Logo erscheint.',
  'A name, role and logo at the bottom of your image or video.':
    'Name, Rolle und Logo unten in deinem Bild oder Video.',
  'A full-screen countdown from five, then your announcement.':
    'Ein Countdown von fünf im Vollbild, dann deine Ankündigung.',
  'A quote in large serif letters among paper flowers.': 'Ein Zitat in großen Serifen zwischen Papierblumen.',
  'Five stars and a customer review with a photo, on a card over soft light.':
    'Fünf Sterne und eine Kundenbewertung mit Foto auf einer Karte vor weichem Licht.',
  'A huge number between tapes with running arrows, for a sale no one can miss.':
    'Eine riesige Zahl zwischen Bändern mit laufenden Pfeilen, für eine Aktion, die keiner übersieht.',
  'Three tall images slide past each other beside a quiet headline.':
    'Drei hohe Bilder gleiten neben einer ruhigen Überschrift aneinander vorbei.',
  'A slowly turning plate, the dish in tall letters and its price on a star.':
    'Ein langsam drehender Teller, das Gericht in hohen Buchstaben und der Preis auf einem Stern.',
  'A flip board counts down the days to your event.': 'Eine Klapptafel zählt die Tage bis zu deiner Veranstaltung.',
  'Three handwritten job notes pinned beside a big invitation.':
    'Drei handgeschriebene Jobzettel neben einer großen Einladung.',
  'Your logo bounces in like a ball and rolls out a name over an image or video.':
    'Dein Logo springt wie ein Ball herein und rollt einen Namen über Bild oder Video aus.',
  'Your product in a round window and its new price on a tag.':
    'Dein Produkt in einem runden Fenster und der neue Preis auf einem Schild.',
  'A quote in large letters, a huge ball of color and your logo.':
    'Ein Zitat in großen Buchstaben, ein riesiger Farbball und dein Logo.',
  'An invitation with sun rays, your image in an arch, a date and a place.':
    'Eine Einladung mit Sonnenstrahlen, deinem Bild im Bogen, Datum und Ort.',
  'Your product on the cover of your own magazine.': 'Dein Produkt auf dem Titel deines eigenen Magazins.',
  'A guest review under a striped awning, beside your best image.':
    'Eine Gästebewertung unter gestreifter Markise, neben deinem besten Bild.',
  'A milestone beside a seal that rolls in with an animation. Keep ours or use your own.':
    'Ein Meilenstein neben einem Siegel, das mit einer Animation hereinrollt. Behalte unsere oder nimm deine eigene.',
  'Your product turns on a stone pedestal in the sun, in 3D.':
    'Dein Produkt dreht sich in 3D auf einem Steinsockel in der Sonne.',
};
