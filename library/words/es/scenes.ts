/** Descriptions of scenes, in Spanish. */
import type { Words } from '../words';

export const scenes: Words = {
  'A large headline beside the product.': 'Un titular grande junto al producto.',
  'One sentence that fills the screen, word by word.': 'Una frase que llena la pantalla palabra a palabra.',
  'A large image, a headline and a few lines.': 'Una imagen grande, un titular y unas líneas.',
  'A question and three numbered answers.': 'Una pregunta y tres respuestas numeradas.',
  'One large number, a gauge and a caption.': 'Un número grande, un medidor y una leyenda.',
  'Five stars, a customer’s words and name.': 'Cinco estrellas, las palabras y el nombre de un cliente.',
  'The offer, the address and your logo.': 'La oferta, la dirección y tu logo.',
  'Your image or video fills the screen, with a headline on it.':
    'Tu imagen o video llena la pantalla, con un titular encima.',
  'The product in a drop, its name beside it, waves below.': 'El producto en una gota, su nombre al lado, olas debajo.',
  'One sentence that wells up word by word.': 'Una frase que brota palabra a palabra.',
  'An image in a drop and what makes it special.': 'Una imagen en una gota y lo que la hace especial.',
  'Three reasons, each with a drop.': 'Tres razones, cada una con una gota.',
  'One large number, below it liquid that rises.': 'Un número grande y debajo un líquido que sube.',
  'Five stars and a customer’s words in a large drop.':
    'Cinco estrellas y las palabras de un cliente en una gota grande.',
  'The offer, the address and your logo in a drop.': 'La oferta, la dirección y tu logo en una gota.',
  'Your image or video fills the screen, with text in the waves.':
    'Tu imagen o video llena la pantalla, con texto en las olas.',
  'The name of the story beside an image in a doorway.': 'El nombre de la historia junto a una imagen en un arco.',
  'One sentence in the middle of the page.': 'Una frase en el centro de la página.',
  'A framed image and the story behind it.': 'Una imagen enmarcada y su historia.',
  'The customer’s own words with name and image.': 'Las palabras del cliente con nombre e imagen.',
  'Three steps along a line that draws itself.': 'Tres pasos en una línea que se dibuja sola.',
  'Two large numbers and what they mean.': 'Dos números grandes y lo que significan.',
  'An invitation, the address and your logo.': 'Una invitación, la dirección y tu logo.',
  'Your image or video fills the screen, with one line on it.':
    'Tu imagen o video llena la pantalla, con una línea encima.',
  'Your question, typing dots and the answer the story is about.':
    'Tu pregunta, puntos de escritura y la respuesta de la historia.',
  'One sentence in a huge bubble, answered with a heart.': 'Una frase en un globo enorme, respondida con un corazón.',
  'An image message that gets a heart and an answer.': 'Un mensaje con imagen que recibe un corazón y una respuesta.',
  'What happened when, in three messages.': 'Qué pasó y cuándo, en tres mensajes.',
  'Two large numbers in bubbles.': 'Dos números grandes en globos.',
  'A customer’s words, face and five stars.': 'Las palabras y la cara de un cliente, cinco estrellas.',
  'An invitation, your logo and your website in an address bar.':
    'Una invitación, tu logo y tu sitio en una barra de direcciones.',
  'Your image or video fills the screen, with two messages over it.':
    'Tu imagen o video llena la pantalla, con dos mensajes encima.',
  'Name and date of the event over moving light.': 'Nombre y fecha del evento sobre luz en movimiento.',
  'The date as large as it goes, and three facts.': 'La fecha lo más grande posible y tres datos.',
  'A round image with running rings, a headline and a few lines.':
    'Una imagen redonda con anillos, un titular y unas líneas.',
  'Four names and their times, lit one after another.': 'Cuatro nombres y sus horas, iluminados uno a uno.',
  'A few words that flash up one by one, framed by neon.': 'Unas palabras que destellan una a una, enmarcadas en neón.',
  'What people said, over your image or video.': 'Lo que dijo la gente, sobre tu imagen o video.',
  'A ticket with the address and your logo.': 'Una entrada con la dirección y tu logo.',
  'One number in a dial that fills up.': 'Un número en un dial que se llena.',
  'Name and date in a frame of gold lines, before rays and fans.':
    'Nombre y fecha en un marco de líneas doradas, ante rayos y abanicos.',
  'Time, place and dress on three framed cards.': 'Hora, lugar y vestimenta en tres tarjetas enmarcadas.',
  'Four times and what happens then, along one axis.': 'Cuatro horas y lo que ocurre, en un eje.',
  'An image that opens like a double door, and text.': 'Una imagen que se abre como una puerta doble, y texto.',
  'A few words in gold, between rays and fans.': 'Unas palabras en oro, entre rayos y abanicos.',
  'What a guest said, in a frame of gold lines.': 'Lo que dijo un invitado, en un marco de líneas doradas.',
  'Where to reply, with your logo on an invitation.': 'Dónde responder, con tu logo en una invitación.',
  'One number in a rising sun of gold lines.': 'Un número en un sol naciente de líneas doradas.',
  'A cheerful headline with an image and a sticker.': 'Un titular alegre con imagen y pegatina.',
  'A question or a thought in a speech bubble.': 'Una pregunta o una idea en un globo.',
  'A numbered tip with an image on the left.': 'Un consejo numerado con imagen a la izquierda.',
  'A numbered tip with an image on the right.': 'Un consejo numerado con imagen a la derecha.',
  'Three things to do, ticked off on the beat.': 'Tres tareas marcadas al ritmo.',
  'Two cards: how not to do it, and how to do it.': 'Dos tarjetas: cómo no hacerlo y cómo hacerlo.',
  'Where to find more, with your logo on a paper flower.': 'Dónde encontrar más, con tu logo en una flor de papel.',
  'A quote in a bubble beside a round image.': 'Una cita en un globo junto a una imagen redonda.',
  'A headline printed slightly off, with a round image in three inks.':
    'Un titular impreso algo desplazado, con una imagen redonda en tres tintas.',
  'A question in large type under a moon that turns.': 'Una pregunta en letra grande bajo una luna que gira.',
  'A numbered tip with an image printed in ink and color.': 'Un consejo numerado con una imagen en tinta y color.',
  'Three points, each stamped with a shape.': 'Tres puntos, cada uno sellado con una forma.',
  'One number on a disc with a screen of dots.': 'Un número en un disco con trama de puntos.',
  'What someone says for whom it worked.': 'Lo que dice alguien a quien le funcionó.',
  'Where to find more, with your logo on a disc that shapes turn behind.':
    'Dónde encontrar más, con tu logo en un disco ante formas que giran.',
  'The house, its name and its price on an architect’s sheet.':
    'La casa, su nombre y su precio en una lámina de arquitecto.',
  'One calm sentence under a rising sun.': 'Una frase tranquila bajo un sol naciente.',
  'A room with its size and what makes it special.': 'Una habitación con su tamaño y lo que la hace especial.',
  'Size, rooms, garden, distance to town: four towers in an elevation drawing.':
    'Tamaño, habitaciones, jardín, distancia al centro: cuatro torres en alzado.',
  'A plan that draws itself, and three rooms with their sizes.':
    'Un plano que se dibuja solo y tres habitaciones con sus tamaños.',
  'A quote from people who found their home.': 'Una cita de personas que encontraron su hogar.',
  'Day and time of the viewing, the address and your logo.': 'Día y hora de la visita, la dirección y tu logo.',
  'Your image or video fills the screen, in a fine frame.': 'Tu imagen o video llena la pantalla, en un marco fino.',
  'The news in large letters, your team among turning blocks.':
    'La noticia en letras grandes, tu equipo entre bloques que giran.',
  'One sentence, and two figures that roll on the beat.': 'Una frase y dos figuras que ruedan al ritmo.',
  'An image in a leaf, the job, its location and what it’s about.':
    'Una imagen en una hoja, el puesto, el lugar y de qué trata.',
  'Three good reasons, each on a block.': 'Tres buenas razones, cada una en un bloque.',
  'One number that makes people apply, over a row of blocks.':
    'Un número que anima a postularse, sobre una fila de bloques.',
  'Someone who works there says what it is like.': 'Alguien que trabaja allí cuenta cómo es.',
  'How to apply, the address and your logo among blocks.': 'Cómo postularse, la dirección y tu logo entre bloques.',
  'Your team fills the screen, a headline on a panel.': 'Tu equipo llena la pantalla, con un titular en un panel.',
  'The sale in huge capitals, with an image on a swinging tag.':
    'Las rebajas en mayúsculas enormes, con una imagen en una etiqueta.',
  'The discount as large as it goes, between running tapes.':
    'El descuento lo más grande posible, entre cintas en movimiento.',
  'One offer with its image, old price and new price.': 'Una oferta con su imagen, precio anterior y nuevo.',
  'Four lines and their discounts on a receipt that is printed line by line.':
    'Cuatro líneas y sus descuentos en un recibo que se imprime línea a línea.',
  'One sentence that slams down word by word, between two tapes.':
    'Una frase que cae palabra a palabra, entre dos cintas.',
  'Five stars and a customer’s words on a ticket.': 'Cinco estrellas y las palabras de un cliente en un boleto.',
  'The deadline, a code to cut out, the address and your logo on a tag.':
    'La fecha límite, un código recortable, la dirección y tu logo en una etiqueta.',
  'Your image or video fills the shop window behind a plate and a tape.':
    'Tu imagen o video llena el escaparate tras una placa y una cinta.',
  'The title of the film, far apart, over your image.': 'El título de la película, muy espaciado, sobre tu imagen.',
  'One sentence in the sky; hills pass below it, near ones faster.':
    'Una frase en el cielo; debajo pasan colinas, las cercanas más rápido.',
  'An image that dissolves into the dark, and a chapter of the story.':
    'Una imagen que se disuelve en la oscuridad y un capítulo de la historia.',
  'Three convictions, lit one after another.': 'Tres convicciones, iluminadas una a una.',
  'A year or a number, on the leader of a reel of film.': 'Un año o un número, en el inicio de un rollo de película.',
  'Someone explains why, beside a slow image.': 'Alguien explica por qué, junto a una imagen lenta.',
  'The sun rises with your logo in it; an invitation and the address.':
    'Sale el sol con tu logo; una invitación y la dirección.',
  'Your image or video as a film shot, with a subtitle.': 'Tu imagen o video como un plano de cine, con subtítulo.',
  'What you will make, measured and signed like a working drawing.':
    'Lo que harás, medido y firmado como un plano de taller.',
  'Four items with amounts, beside an image of them.': 'Cuatro elementos con cantidades, junto a su imagen.',
  'A numbered step with an image and a callout.': 'Un paso numerado con imagen y una llamada.',
  'A few large words over a ruler that draws itself.': 'Unas palabras grandes sobre una regla que se dibuja sola.',
  'Four numbered steps on a line that runs from one to the next.': 'Cuatro pasos numerados en una línea que los une.',
  'One number, measured, beside a dial that runs.': 'Un número, medido, junto a un dial en marcha.',
  'A quote from someone who has done it, in a frame drawn in one stroke.':
    'Una cita de alguien que lo hizo, en un marco de un solo trazo.',
  'Where to get the plan, with your logo on a measured sheet.':
    'Dónde conseguir el plano, con tu logo en una lámina acotada.',
  'What there is, under an awning; the dish rolls in.': 'Lo que hay, bajo un toldo; el plato entra rodando.',
  'Four dishes and their prices on a sheet over a checked cloth.':
    'Cuatro platos y sus precios en una hoja sobre un mantel de cuadros.',
  'A dish cut out of paper, with its price in handwriting.': 'Un plato recortado en papel, con el precio a mano.',
  'A few large words under the awning, between growing twigs.':
    'Unas palabras grandes bajo el toldo, entre ramas que crecen.',
  'An offer as large as the paper, with a loop drawn around it.':
    'Una oferta tan grande como el papel, rodeada con un trazo.',
  'What a guest wrote, on a sheet over a checked cloth.':
    'Lo que escribió un cliente, en una hoja sobre un mantel de cuadros.',
  'Where to book, and a board with your logo that hangs from the awning.':
    'Dónde reservar y un cartel con tu logo colgado del toldo.',
  'The challenge in two lines that slam down beside a slanted image.':
    'El reto en dos líneas que caen junto a una imagen inclinada.',
  'A number counts up while a month of days fills.': 'Un número sube mientras se llena un mes de días.',
  'Four moves and their repetitions, on blocks that shoot in from both sides.':
    'Cuatro ejercicios y sus repeticiones, en bloques que entran por ambos lados.',
  'A move with a slanted image and one line on how to do it.':
    'Un ejercicio con imagen inclinada y una línea de explicación.',
  'A few words slammed down on the beat while light flashes through.':
    'Unas palabras que golpean al ritmo mientras destella la luz.',
  'A quote from someone who finished, on a slanted sheet.': 'Una cita de alguien que terminó, en una hoja inclinada.',
  'Three lanes race, each getting further than the last.':
    'Tres calles compiten, cada una llega más lejos que la anterior.',
  'Where to sign up, with running chevrons and your logo.': 'Dónde inscribirse, con flechas en movimiento y tu logo.',
  'The challenge over hills at sunrise.': 'El reto sobre colinas al amanecer.',
  'One number on a disc that breathes in and out.': 'Un número en un disco que respira.',
  'Four stages, each with a circle that breathes.': 'Cuatro etapas, cada una con un círculo que respira.',
  'An image in a capsule, a disc at its edge, and text.': 'Una imagen en una cápsula, un disco en el borde y texto.',
  'A few words on a disc that breathes.': 'Unas palabras en un disco que respira.',
  'A quote from someone who has done it, over hills at dusk.':
    'Una cita de alguien que lo logró, sobre colinas al anochecer.',
  'Where to join, with your logo on a disc that breathes.': 'Dónde unirse, con tu logo en un disco que respira.',
  'What the report is about, over a line that climbs across the image.':
    'De qué trata el informe, sobre una línea que sube por la imagen.',
  'Three figures on cards, each with a level that fills.':
    'Tres cifras en tarjetas, cada una con un nivel que se llena.',
  'Five columns that grow, the last one highest.': 'Cinco columnas que crecen, la última más alta.',
  'One number beside a line that climbs.': 'Un número junto a una línea que sube.',
  'Three shares of a whole, as a ring with its legend.': 'Tres partes de un todo, en un anillo con leyenda.',
  'An image with a figure floating over its edge, and text.': 'Una imagen con una cifra flotando en el borde y texto.',
  'Three steps ahead, on cards along a rail.': 'Tres próximos pasos, en tarjetas a lo largo de un riel.',
  'A quote from a leader beside an image.': 'Una cita de un directivo junto a una imagen.',
  'A few large words over columns that rise along the foot.': 'Unas palabras grandes sobre columnas que suben al pie.',
  'Thanks, where the report is, and your logo on a card.': 'Gracias, dónde está el informe y tu logo en una tarjeta.',
  'One product in a lit doorway, with its name.': 'Un producto en un arco iluminado, con su nombre.',
  'A product with its description and price beside the image.':
    'Un producto con descripción y precio junto a la imagen.',
  'A product with its old price, its discount and its new price.':
    'Un producto con precio anterior, descuento y precio nuevo.',
  'Three products in doorways, each with its name and price.': 'Tres productos en arcos, cada uno con nombre y precio.',
  'Your product beside three details that are worth knowing.':
    'Tu producto junto a tres detalles que vale la pena saber.',
  'Five stars and a customer’s words beside your product.':
    'Cinco estrellas y las palabras de un cliente junto a tu producto.',
  'Your address, a reason to order today and your logo.': 'Tu dirección, un motivo para pedir hoy y tu logo.',
  'The name of the collection beside three products.': 'El nombre de la colección junto a tres productos.',
  'A large image beside the name, description and price.':
    'Una imagen grande junto al nombre, la descripción y el precio.',
  'Three products side by side, each with its name and price.':
    'Tres productos lado a lado, cada uno con nombre y precio.',
  'Two products share the screen, each with its name and price.':
    'Dos productos comparten la pantalla, cada uno con nombre y precio.',
  'A huge headline over turning rays, with your product and a sticker.':
    'Un titular enorme sobre rayos que giran, con tu producto y una pegatina.',
  'One product with its old price crossed out and a huge new one.':
    'Un producto con el precio anterior tachado y uno nuevo enorme.',
  'The days that are left on a dial that runs out, and the price that ends with them.':
    'Los días que quedan en un dial que se agota y el precio que termina con ellos.',
  'Three products on cards, each with its old and its new price.':
    'Tres productos en tarjetas, cada uno con precio anterior y nuevo.',
  'The discount of one product, as large as it goes.': 'El descuento de un producto, lo más grande posible.',
  'Your new product in a flower that opens, with its name.':
    'Tu producto nuevo en una flor que se abre, con su nombre.',
  'A product with its description and its price in a pill.': 'Un producto con descripción y su precio en una píldora.',
  'Three products on soft cards, each with its name and price.':
    'Tres productos en tarjetas suaves, cada uno con nombre y precio.',
};
