/** Descriptions of scenes, in Portuguese. */
import type { Words } from '../words';

export const scenes: Words = {
  'A large headline beside the product.': 'Um título grande ao lado do produto.',
  'One sentence that fills the screen, word by word.': 'Uma frase que enche a tela palavra por palavra.',
  'A large image, a headline and a few lines.': 'Uma imagem grande, um título e algumas linhas.',
  'A question and three numbered answers.': 'Uma pergunta e três respostas numeradas.',
  'One large number, a gauge and a caption.': 'Um número grande, um medidor e uma legenda.',
  'Five stars, a customer’s words and name.': 'Cinco estrelas, as palavras e o nome de um cliente.',
  'The offer, the address and your logo.': 'A oferta, o endereço e seu logo.',
  'Your image or video fills the screen, with a headline on it.': 'Sua imagem ou vídeo enche a tela, com um título.',
  'The product in a drop, its name beside it, waves below.': 'O produto em uma gota, o nome ao lado, ondas abaixo.',
  'One sentence that wells up word by word.': 'Uma frase que surge palavra por palavra.',
  'An image in a drop and what makes it special.': 'Uma imagem em uma gota e o que a torna especial.',
  'Three reasons, each with a drop.': 'Três motivos, cada um com uma gota.',
  'One large number, below it liquid that rises.': 'Um número grande e, abaixo, um líquido que sobe.',
  'Five stars and a customer’s words in a large drop.':
    'Cinco estrelas e as palavras de um cliente em uma gota grande.',
  'The offer, the address and your logo in a drop.': 'A oferta, o endereço e seu logo em uma gota.',
  'Your image or video fills the screen, with text in the waves.':
    'Sua imagem ou vídeo enche a tela, com texto nas ondas.',
  'The name of the story beside an image in a doorway.': 'O nome da história ao lado de uma imagem em um portal.',
  'One sentence in the middle of the page.': 'Uma frase no meio da página.',
  'A framed image and the story behind it.': 'Uma imagem emoldurada e sua história.',
  'The customer’s own words with name and image.': 'As palavras do cliente com nome e imagem.',
  'Three steps along a line that draws itself.': 'Três passos em uma linha que se desenha sozinha.',
  'Two large numbers and what they mean.': 'Dois números grandes e o que significam.',
  'An invitation, the address and your logo.': 'Um convite, o endereço e seu logo.',
  'Your image or video fills the screen, with one line on it.':
    'Sua imagem ou vídeo enche a tela, com uma linha de texto.',
  'Your question, typing dots and the answer the story is about.':
    'Sua pergunta, pontinhos de digitação e a resposta da história.',
  'One sentence in a huge bubble, answered with a heart.': 'Uma frase em um balão enorme, respondida com um coração.',
  'An image message that gets a heart and an answer.': 'Uma mensagem com imagem que recebe um coração e uma resposta.',
  'What happened when, in three messages.': 'O que aconteceu e quando, em três mensagens.',
  'Two large numbers in bubbles.': 'Dois números grandes em balões.',
  'A customer’s words, face and five stars.': 'As palavras e o rosto de um cliente, cinco estrelas.',
  'An invitation, your logo and your website in an address bar.':
    'Um convite, seu logo e seu site em uma barra de endereço.',
  'Your image or video fills the screen, with two messages over it.':
    'Sua imagem ou vídeo enche a tela, com duas mensagens.',
  'Name and date of the event over moving light.': 'Nome e data do evento sobre luz em movimento.',
  'The date as large as it goes, and three facts.': 'A data o maior possível e três informações.',
  'A round image with running rings, a headline and a few lines.':
    'Uma imagem redonda com anéis, um título e algumas linhas.',
  'Four names and their times, lit one after another.': 'Quatro nomes e seus horários, iluminados um a um.',
  'A few words that flash up one by one, framed by neon.': 'Algumas palavras que piscam uma a uma, com moldura neon.',
  'What people said, over your image or video.': 'O que as pessoas disseram, sobre sua imagem ou vídeo.',
  'A ticket with the address and your logo.': 'Um ingresso com o endereço e seu logo.',
  'One number in a dial that fills up.': 'Um número em um mostrador que se enche.',
  'Name and date in a frame of gold lines, before rays and fans.':
    'Nome e data em uma moldura de linhas douradas, diante de raios e leques.',
  'Time, place and dress on three framed cards.': 'Horário, local e traje em três cartões emoldurados.',
  'Four times and what happens then, along one axis.': 'Quatro horários e o que acontece, em um eixo.',
  'An image that opens like a double door, and text.': 'Uma imagem que se abre como uma porta dupla, e texto.',
  'A few words in gold, between rays and fans.': 'Algumas palavras em ouro, entre raios e leques.',
  'What a guest said, in a frame of gold lines.': 'O que um convidado disse, em uma moldura de linhas douradas.',
  'Where to reply, with your logo on an invitation.': 'Onde responder, com seu logo em um convite.',
  'One number in a rising sun of gold lines.': 'Um número em um sol nascente de linhas douradas.',
  'A cheerful headline with an image and a sticker.': 'Um título alegre com imagem e adesivo.',
  'A question or a thought in a speech bubble.': 'Uma pergunta ou uma ideia em um balão.',
  'A numbered tip with an image on the left.': 'Uma dica numerada com imagem à esquerda.',
  'A numbered tip with an image on the right.': 'Uma dica numerada com imagem à direita.',
  'Three things to do, ticked off on the beat.': 'Três tarefas marcadas no ritmo.',
  'Two cards: how not to do it, and how to do it.': 'Dois cartões: como não fazer e como fazer.',
  'Where to find more, with your logo on a paper flower.': 'Onde encontrar mais, com seu logo em uma flor de papel.',
  'A quote in a bubble beside a round image.': 'Uma citação em um balão ao lado de uma imagem redonda.',
  'A headline printed slightly off, with a round image in three inks.':
    'Um título impresso levemente deslocado, com imagem redonda em três tintas.',
  'A question in large type under a moon that turns.': 'Uma pergunta em letras grandes sob uma lua que gira.',
  'A numbered tip with an image printed in ink and color.': 'Uma dica numerada com imagem impressa em tinta e cor.',
  'Three points, each stamped with a shape.': 'Três pontos, cada um carimbado com uma forma.',
  'One number on a disc with a screen of dots.': 'Um número em um disco com retícula de pontos.',
  'What someone says for whom it worked.': 'O que diz alguém para quem funcionou.',
  'Where to find more, with your logo on a disc that shapes turn behind.':
    'Onde encontrar mais, com seu logo em um disco diante de formas que giram.',
  'The house, its name and its price on an architect’s sheet.': 'A casa, o nome e o preço em uma prancha de arquiteto.',
  'One calm sentence under a rising sun.': 'Uma frase calma sob um sol nascente.',
  'A room with its size and what makes it special.': 'Um cômodo com o tamanho e o que o torna especial.',
  'Size, rooms, garden, distance to town: four towers in an elevation drawing.':
    'Tamanho, cômodos, jardim, distância do centro: quatro torres em elevação.',
  'A plan that draws itself, and three rooms with their sizes.':
    'Uma planta que se desenha e três cômodos com seus tamanhos.',
  'A quote from people who found their home.': 'Uma citação de pessoas que encontraram seu lar.',
  'Day and time of the viewing, the address and your logo.': 'Dia e horário da visita, o endereço e seu logo.',
  'Your image or video fills the screen, in a fine frame.': 'Sua imagem ou vídeo enche a tela, em uma moldura fina.',
  'The news in large letters, your team among turning blocks.':
    'A novidade em letras grandes, sua equipe entre blocos que giram.',
  'One sentence, and two figures that roll on the beat.': 'Uma frase e duas figuras que rolam no ritmo.',
  'An image in a leaf, the job, its location and what it’s about.':
    'Uma imagem em uma folha, a vaga, o local e do que se trata.',
  'Three good reasons, each on a block.': 'Três bons motivos, cada um em um bloco.',
  'One number that makes people apply, over a row of blocks.':
    'Um número que anima a se candidatar, sobre uma fila de blocos.',
  'Someone who works there says what it is like.': 'Alguém que trabalha lá conta como é.',
  'How to apply, the address and your logo among blocks.': 'Como se candidatar, o endereço e seu logo entre blocos.',
  'Your team fills the screen, a headline on a panel.': 'Sua equipe enche a tela, com um título em um painel.',
  'The sale in huge capitals, with an image on a swinging tag.':
    'A promoção em letras enormes, com uma imagem em uma etiqueta.',
  'The discount as large as it goes, between running tapes.': 'O desconto o maior possível, entre fitas em movimento.',
  'One offer with its image, old price and new price.': 'Uma oferta com imagem, preço antigo e novo.',
  'Four lines and their discounts on a receipt that is printed line by line.':
    'Quatro linhas e seus descontos em um recibo impresso linha a linha.',
  'One sentence that slams down word by word, between two tapes.':
    'Uma frase que cai palavra por palavra, entre duas fitas.',
  'Five stars and a customer’s words on a ticket.': 'Cinco estrelas e as palavras de um cliente em um bilhete.',
  'The deadline, a code to cut out, the address and your logo on a tag.':
    'O prazo, um código para recortar, o endereço e seu logo em uma etiqueta.',
  'Your image or video fills the shop window behind a plate and a tape.':
    'Sua imagem ou vídeo enche a vitrine atrás de uma placa e uma fita.',
  'The title of the film, far apart, over your image.': 'O título do filme, bem espaçado, sobre sua imagem.',
  'One sentence in the sky; hills pass below it, near ones faster.':
    'Uma frase no céu; abaixo passam colinas, as próximas mais rápido.',
  'An image that dissolves into the dark, and a chapter of the story.':
    'Uma imagem que se dissolve no escuro e um capítulo da história.',
  'Three convictions, lit one after another.': 'Três convicções, iluminadas uma a uma.',
  'A year or a number, on the leader of a reel of film.': 'Um ano ou um número, no início de um rolo de filme.',
  'Someone explains why, beside a slow image.': 'Alguém explica o porquê, ao lado de uma imagem lenta.',
  'The sun rises with your logo in it; an invitation and the address.':
    'O sol nasce com seu logo; um convite e o endereço.',
  'Your image or video as a film shot, with a subtitle.': 'Sua imagem ou vídeo como uma cena de filme, com legenda.',
  'What you will make, measured and signed like a working drawing.':
    'O que você vai fazer, medido e assinado como um desenho técnico.',
  'Four items with amounts, beside an image of them.': 'Quatro itens com quantidades, ao lado da imagem.',
  'A numbered step with an image and a callout.': 'Um passo numerado com imagem e uma chamada.',
  'A few large words over a ruler that draws itself.': 'Algumas palavras grandes sobre uma régua que se desenha.',
  'Four numbered steps on a line that runs from one to the next.': 'Quatro passos numerados em uma linha que os liga.',
  'One number, measured, beside a dial that runs.': 'Um número, medido, ao lado de um mostrador em movimento.',
  'A quote from someone who has done it, in a frame drawn in one stroke.':
    'Uma citação de quem já fez, em uma moldura de um só traço.',
  'Where to get the plan, with your logo on a measured sheet.':
    'Onde obter a planta, com seu logo em uma prancha cotada.',
  'What there is, under an awning; the dish rolls in.': 'O que tem, sob um toldo; o prato entra rolando.',
  'Four dishes and their prices on a sheet over a checked cloth.':
    'Quatro pratos e seus preços em uma folha sobre uma toalha xadrez.',
  'A dish cut out of paper, with its price in handwriting.': 'Um prato recortado em papel, com o preço à mão.',
  'A few large words under the awning, between growing twigs.':
    'Algumas palavras grandes sob o toldo, entre ramos que crescem.',
  'An offer as large as the paper, with a loop drawn around it.':
    'Uma oferta do tamanho do papel, circulada com um traço.',
  'What a guest wrote, on a sheet over a checked cloth.':
    'O que um cliente escreveu, em uma folha sobre uma toalha xadrez.',
  'Where to book, and a board with your logo that hangs from the awning.':
    'Onde reservar e uma placa com seu logo pendurada no toldo.',
  'The challenge in two lines that slam down beside a slanted image.':
    'O desafio em duas linhas que caem ao lado de uma imagem inclinada.',
  'A number counts up while a month of days fills.': 'Um número sobe enquanto um mês de dias se enche.',
  'Four moves and their repetitions, on blocks that shoot in from both sides.':
    'Quatro exercícios e suas repetições, em blocos que entram dos dois lados.',
  'A move with a slanted image and one line on how to do it.':
    'Um exercício com imagem inclinada e uma linha de explicação.',
  'A few words slammed down on the beat while light flashes through.':
    'Algumas palavras que caem no ritmo enquanto a luz pisca.',
  'A quote from someone who finished, on a slanted sheet.': 'Uma citação de quem terminou, em uma folha inclinada.',
  'Three lanes race, each getting further than the last.': 'Três raias correm, cada uma vai mais longe que a anterior.',
  'Where to sign up, with running chevrons and your logo.': 'Onde se inscrever, com setas em movimento e seu logo.',
  'The challenge over hills at sunrise.': 'O desafio sobre colinas ao amanhecer.',
  'One number on a disc that breathes in and out.': 'Um número em um disco que respira.',
  'Four stages, each with a circle that breathes.': 'Quatro etapas, cada uma com um círculo que respira.',
  'An image in a capsule, a disc at its edge, and text.': 'Uma imagem em uma cápsula, um disco na borda e texto.',
  'A few words on a disc that breathes.': 'Algumas palavras em um disco que respira.',
  'A quote from someone who has done it, over hills at dusk.':
    'Uma citação de quem conseguiu, sobre colinas ao entardecer.',
  'Where to join, with your logo on a disc that breathes.': 'Onde participar, com seu logo em um disco que respira.',
  'What the report is about, over a line that climbs across the image.':
    'Do que trata o relatório, sobre uma linha que sobe pela imagem.',
  'Three figures on cards, each with a level that fills.': 'Três dados em cartões, cada um com um nível que se enche.',
  'Five columns that grow, the last one highest.': 'Cinco colunas que crescem, a última mais alta.',
  'One number beside a line that climbs.': 'Um número ao lado de uma linha que sobe.',
  'Three shares of a whole, as a ring with its legend.': 'Três partes de um todo, em um anel com legenda.',
  'An image with a figure floating over its edge, and text.': 'Uma imagem com um dado flutuando na borda e texto.',
  'Three steps ahead, on cards along a rail.': 'Três próximos passos, em cartões ao longo de um trilho.',
  'A quote from a leader beside an image.': 'Uma citação de um líder ao lado de uma imagem.',
  'A few large words over columns that rise along the foot.':
    'Algumas palavras grandes sobre colunas que sobem na base.',
  'Thanks, where the report is, and your logo on a card.': 'Obrigado, onde está o relatório e seu logo em um cartão.',
  'One product in a lit doorway, with its name.': 'Um produto em um portal iluminado, com o nome.',
  'A product with its description and price beside the image.': 'Um produto com descrição e preço ao lado da imagem.',
  'A product with its old price, its discount and its new price.':
    'Um produto com preço antigo, desconto e preço novo.',
  'Three products in doorways, each with its name and price.': 'Três produtos em portais, cada um com nome e preço.',
  'Your product beside three details that are worth knowing.':
    'Seu produto ao lado de três detalhes que vale a pena saber.',
  'Five stars and a customer’s words beside your product.':
    'Cinco estrelas e as palavras de um cliente ao lado do seu produto.',
  'Your address, a reason to order today and your logo.': 'Seu endereço, um motivo para pedir hoje e seu logo.',
  'The name of the collection beside three products.': 'O nome da coleção ao lado de três produtos.',
  'A large image beside the name, description and price.': 'Uma imagem grande ao lado do nome, descrição e preço.',
  'Three products side by side, each with its name and price.': 'Três produtos lado a lado, cada um com nome e preço.',
  'Two products share the screen, each with its name and price.':
    'Dois produtos dividem a tela, cada um com nome e preço.',
  'A huge headline over turning rays, with your product and a sticker.':
    'Um título enorme sobre raios que giram, com seu produto e um adesivo.',
  'One product with its old price crossed out and a huge new one.':
    'Um produto com o preço antigo riscado e um novo enorme.',
  'The days that are left on a dial that runs out, and the price that ends with them.':
    'Os dias que restam em um mostrador que se esgota e o preço que acaba com eles.',
  'Three products on cards, each with its old and its new price.':
    'Três produtos em cartões, cada um com preço antigo e novo.',
  'The discount of one product, as large as it goes.': 'O desconto de um produto, o maior possível.',
  'Your new product in a flower that opens, with its name.': 'Seu produto novo em uma flor que se abre, com o nome.',
  'A product with its description and its price in a pill.': 'Um produto com descrição e o preço em uma pílula.',
  'Three products on soft cards, each with its name and price.':
    'Três produtos em cartões suaves, cada um com nome e preço.',
};
