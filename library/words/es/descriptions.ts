/** Descriptions of goals, recipes, styles, animations and music, in Spanish. */
import type { Words } from '../words';

export const descriptions: Words = {
  'Show what it is and why people want it.': 'Muestra qué es y por qué la gente lo quiere.',
  'The date, the place and a reason to come.': 'La fecha, el lugar y un motivo para ir.',
  'Let your customers speak for you.': 'Deja que tus clientes hablen por ti.',
  'Teach something useful in a minute.': 'Enseña algo útil en un minuto.',
  'Who you are and what matters to you.': 'Quién eres y qué te importa.',
  'The offer, the deadline and how to get it.': 'La oferta, la fecha límite y cómo conseguirla.',
  'Step by step, from the parts to the result.': 'Paso a paso, de las piezas al resultado.',
  'Make people hungry and tell them where to go.': 'Abre el apetito y di adónde ir.',
  'Get people to join and keep going.': 'Anima a la gente a unirse y seguir.',
  'Results, milestones and what comes next.': 'Resultados, hitos y lo que viene.',
  'The place, the facts and the viewing date.': 'El lugar, los datos y la fecha de visita.',
  'The job, the team and how to apply.': 'El puesto, el equipo y cómo postularse.',
  'Upbeat pop with claps, driving guitars and a glockenspiel hook.':
    'Pop alegre con palmas, guitarras enérgicas y un gancho de glockenspiel.',
  'Warm piano that opens into strings, unhurried and close.':
    'Piano cálido que se abre a las cuerdas, pausado y cercano.',
  'A synthesizer groove with a growling bass, wide pads and a neon lead.':
    'Un groove de sintetizador con bajo rugiente, pads amplios y melodía de neón.',
  'Ukulele, guitar, claps and a whistled tune: friendly and handmade.':
    'Ukelele, guitarra, palmas y una melodía silbada: cercana y artesanal.',
  'Laid-back soul with an electric piano, a round bass and a vibraphone.':
    'Soul relajado con piano eléctrico, bajo redondo y vibráfono.',
  'Stadium rock: stomps and claps, two driven guitars, a riff to run to.':
    'Rock de estadio: pisadas y palmas, dos guitarras y un riff para correr.',
  'A toy orchestra on tiptoe: plucked strings, marimba, clarinet and a grumbling bassoon.':
    'Una orquesta de juguete de puntillas: cuerdas pulsadas, marimba, clarinete y un fagot gruñón.',
  'Show what’s new, why people want it and where to get it, bold as a poster or soft as a wave.':
    'Muestra lo nuevo, por qué gusta y dónde conseguirlo, atrevido como un póster o suave como una ola.',
  'Let a customer tell their story, as a calm magazine page or a lively chat.':
    'Deja que un cliente cuente su historia, como una revista tranquila o un chat animado.',
  'Invite people to a night out with neon that flashes to the beat, or with gold lines and a curtain.':
    'Invita a una noche con neón que destella al ritmo, o con líneas doradas y un telón.',
  'Teach something useful in half a minute, in cut paper and stickers or in a risograph print look.':
    'Enseña algo útil en medio minuto, con papel recortado y pegatinas o estilo risografía.',
  'Present a house as an architect’s drawing, with key facts and the viewing date.':
    'Presenta una casa como dibujo de arquitecto, con los datos clave y la fecha de visita.',
  'Find new colleagues: show the job, the team and the benefits in bold blocks that turn on the beat.':
    'Encuentra nuevos colegas: el puesto, el equipo y las ventajas en bloques que giran al ritmo.',
  'Announce the offer, deadline and code with huge capitals, swinging tags and running tape.':
    'Anuncia la oferta, la fecha y el código con mayúsculas enormes, etiquetas y cintas.',
  'Tell your story as a short film with wide titles, slow images and light leaks.':
    'Cuenta tu historia como un cortometraje con títulos amplios, imágenes lentas y destellos de luz.',
  'Explain how to make something with an animated blueprint, numbered markers and notes.':
    'Explica cómo hacer algo con un plano animado, marcas numeradas y notas.',
  'Make people hungry with cut paper, checkered cloth, handwritten prices and a striped awning.':
    'Abre el apetito con papel recortado, mantel de cuadros, precios a mano y un toldo de rayas.',
  'Get people moving with bold type that hits on the beat, or with calm shapes that breathe.':
    'Pon a la gente en movimiento con letras que golpean al ritmo o con formas que respiran.',
  'Share results and plans with clean cards, animated charts and large numbers.':
    'Comparte resultados y planes con tarjetas limpias, gráficos animados y cifras grandes.',
  'Show one product of your shop like a piece in a gallery: doorways, a rising sun and a slender serif.':
    'Muestra un producto como una obra de galería: arcos, un sol naciente y una serifa esbelta.',
  'Lead through your products like a catalog: strict grids, hairlines, large images and clear prices.':
    'Recorre tus productos como un catálogo: retícula, líneas finas, imágenes grandes y precios claros.',
  'Say loudly that it costs less: old and new prices, discounts, jagged stickers and a dial that runs out.':
    'Di en voz alta que cuesta menos: precios antes y después, descuentos, pegatinas y un reloj que se agota.',
  'Welcome a new product with flowers that open, soft cards, its details and its price.':
    'Da la bienvenida a un producto nuevo con flores que se abren, tarjetas suaves, detalles y precio.',
  'A Swiss poster in motion: huge sans-serif type on a tight grid.':
    'Un póster suizo en movimiento: letras enormes sin serifa en una retícula ajustada.',
  'Everything flows: a bold serif with drops and waves in blush, coral and plum.':
    'Todo fluye: serifa fuerte con gotas y olas en rosa, coral y ciruela.',
  'A magazine page: a warm serif on cream with slow reveals.':
    'Una página de revista: serifa cálida sobre crema, revelada despacio.',
  'A chat that tells the story with pop-up bubbles, typing dots and hearts.':
    'Un chat que cuenta la historia con globos, puntos de escritura y corazones.',
  'A dark hall with neon tubes, condensed capitals and sweeping lights.':
    'Una sala oscura con tubos de neón, mayúsculas condensadas y luces en movimiento.',
  'A 1920s theater: gold art deco lines, a wide serif and a curtain.':
    'Un teatro de los años 20: líneas art déco doradas, serifa ancha y un telón.',
  'Cut paper and stickers: round, friendly and bouncy.': 'Papel recortado y pegatinas: redondo, simpático y saltarín.',
  'A risograph print: three overlapping inks, halftone dots and simple shapes that turn on the beat.':
    'Una risografía: tres tintas superpuestas, puntos de trama y formas simples que giran al ritmo.',
  'An architect’s drawing: a fine serif, thin animated lines, stone and deep green.':
    'Un dibujo de arquitecto: serifa fina, líneas animadas, piedra y verde intenso.',
  'Quarter circles on a strict grid, a geometric sans serif and five bold colors.':
    'Cuartos de círculo en retícula, letra geométrica y cinco colores vivos.',
  'A shop window: condensed capitals, tags, tickets and receipts in bright colors.':
    'Un escaparate: mayúsculas condensadas, etiquetas, entradas y recibos de colores vivos.',
  'Cinematic: wide capitals, letterbox bars, hazy hills and warm light.':
    'Cinematográfico: mayúsculas anchas, barras negras, colinas brumosas y luz cálida.',
  'Blue and white grid paper, even lines and numbered markers.':
    'Papel cuadriculado azul y blanco, líneas uniformes y marcas numeradas.',
  'A kitchen under a striped awning: cut paper, checkered cloth and a warm serif.':
    'Una cocina bajo un toldo de rayas: papel recortado, mantel de cuadros y serifa cálida.',
  'Black, white and one bright color. Everything leans forward and lands on the beat.':
    'Negro, blanco y un color vivo. Todo se inclina hacia delante y cae al ritmo.',
  'A calm morning: breathing circles, soft hills, a fine serif and misty transitions.':
    'Una mañana tranquila: círculos que respiran, colinas suaves, serifa fina y transiciones de niebla.',
  'Clear and modern: cards with soft shadows, charts in indigo, mint and apricot.':
    'Claro y moderno: tarjetas con sombras suaves, gráficos en índigo, menta y albaricoque.',
  'A quiet gallery: doorways in plaster, a sun on the wall and a slender serif.':
    'Una galería tranquila: arcos de yeso, un sol en la pared y serifa esbelta.',
  'A printed catalog: strict grids, hairlines, one grotesk, cobalt and butter.':
    'Un catálogo impreso: retícula, líneas finas, una grotesca, cobalto y mantequilla.',
  'A market stall: turning rays, jagged stickers and fat figures in yellow, red and black.':
    'Un puesto de mercado: rayos que giran, pegatinas y cifras gruesas en amarillo, rojo y negro.',
  'Spring air: flowers that turn, soft cards and pills in lilac, mint and peach.':
    'Aire de primavera: flores que giran, tarjetas suaves y píldoras en lila, menta y melocotón.',
  'Tiles of cut paper fill the screen, turn and make room for your logo.':
    'Mosaicos de papel llenan la pantalla, giran y dejan sitio a tu logo.',
  'A ring of light closes in the dark, day breaks and your logo appears.':
    'Un anillo de luz se cierra en la oscuridad, amanece y aparece tu logo.',
  'A name, role and logo at the bottom of your image or video.': 'Nombre, cargo y logo al pie de tu imagen o video.',
  'A full-screen countdown from five, then your announcement.':
    'Una cuenta atrás desde cinco a toda pantalla y luego tu anuncio.',
  'A quote in large serif letters among paper flowers.': 'Una cita en letras grandes con serifa entre flores de papel.',
  'Five stars and a customer review with a photo, on a card over soft light.':
    'Cinco estrellas y la reseña de un cliente con foto, en una tarjeta sobre luz suave.',
  'A huge number between tapes with running arrows, for a sale no one can miss.':
    'Un número enorme entre cintas con flechas, para unas rebajas que nadie se pierde.',
  'Three tall images slide past each other beside a quiet headline.':
    'Tres imágenes altas se deslizan junto a un titular discreto.',
  'A slowly turning plate, the dish in tall letters and its price on a star.':
    'Un plato que gira despacio, su nombre en letras altas y el precio en una estrella.',
  'A flip board counts down the days to your event.': 'Un panel de aletas cuenta los días para tu evento.',
  'Three handwritten job notes pinned beside a big invitation.':
    'Tres notas de empleo a mano junto a una gran invitación.',
  'Your logo bounces in like a ball and rolls out a name over an image or video.':
    'Tu logo rebota como una pelota y despliega un nombre sobre una imagen o video.',
  'Your product in a round window and its new price on a tag.':
    'Tu producto en una ventana redonda y su nuevo precio en una etiqueta.',
  'A quote in large letters, a huge ball of color and your logo.':
    'Una cita en letras grandes, una enorme bola de color y tu logo.',
  'An invitation with sun rays, your image in an arch, a date and a place.':
    'Una invitación con rayos de sol, tu imagen en un arco, fecha y lugar.',
  'Your product on the cover of your own magazine.': 'Tu producto en la portada de tu propia revista.',
  'A guest review under a striped awning, beside your best image.':
    'La reseña de un cliente bajo un toldo de rayas, junto a tu mejor imagen.',
  'A milestone beside a seal that rolls in with an animation. Keep ours or use your own.':
    'Un hito junto a un sello que llega con una animación. Quédate con la nuestra o usa la tuya.',
  'Your product turns on a stone pedestal in the sun, in 3D.':
    'Tu producto gira sobre un pedestal de piedra al sol, en 3D.',
};
