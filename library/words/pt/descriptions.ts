/** Descriptions of goals, recipes, styles, animations and music, in Portuguese. */
import type { Words } from '../words';

export const descriptions: Words = {
  'Show what it is and why people want it.': 'Mostre o que é e por que as pessoas querem.',
  'The date, the place and a reason to come.': 'A data, o local e um motivo para ir.',
  'Let your customers speak for you.': 'Deixe seus clientes falarem por você.',
  'Teach something useful in a minute.': 'Ensine algo útil em um minuto.',
  'Who you are and what matters to you.': 'Quem você é e o que importa para você.',
  'The offer, the deadline and how to get it.': 'A oferta, o prazo e como conseguir.',
  'Step by step, from the parts to the result.': 'Passo a passo, das peças ao resultado.',
  'Make people hungry and tell them where to go.': 'Dê água na boca e diga aonde ir.',
  'Get people to join and keep going.': 'Faça as pessoas participarem e continuarem.',
  'Results, milestones and what comes next.': 'Resultados, marcos e próximos passos.',
  'The place, the facts and the viewing date.': 'O lugar, os dados e a data da visita.',
  'The job, the team and how to apply.': 'A vaga, a equipe e como se candidatar.',
  'Upbeat pop with claps, driving guitars and a glockenspiel hook.':
    'Pop animado com palmas, guitarras marcantes e glockenspiel.',
  'Warm piano that opens into strings, unhurried and close.':
    'Piano acolhedor que se abre em cordas, sem pressa e próximo.',
  'A synthesizer groove with a growling bass, wide pads and a neon lead.':
    'Um groove de sintetizador com baixo encorpado, pads amplos e melodia neon.',
  'Ukulele, guitar, claps and a whistled tune: friendly and handmade.':
    'Ukulele, violão, palmas e uma melodia assobiada: amigável e artesanal.',
  'Laid-back soul with an electric piano, a round bass and a vibraphone.':
    'Soul tranquilo com piano elétrico, baixo redondo e vibrafone.',
  'Stadium rock: stomps and claps, two driven guitars, a riff to run to.':
    'Rock de estádio: batidas e palmas, duas guitarras e um riff para correr.',
  'A toy orchestra on tiptoe: plucked strings, marimba, clarinet and a grumbling bassoon.':
    'Uma orquestra de brinquedo na ponta dos pés: cordas dedilhadas, marimba, clarinete e um fagote rabugento.',
  'Show what’s new, why people want it and where to get it, bold as a poster or soft as a wave.':
    'Mostre a novidade, por que querem e onde encontrar, forte como um pôster ou suave como uma onda.',
  'Let a customer tell their story, as a calm magazine page or a lively chat.':
    'Deixe um cliente contar sua história, como uma revista calma ou um chat animado.',
  'Invite people to a night out with neon that flashes to the beat, or with gold lines and a curtain.':
    'Convide para uma noite com neon que pisca no ritmo, ou com linhas douradas e uma cortina.',
  'Teach something useful in half a minute, in cut paper and stickers or in a risograph print look.':
    'Ensine algo útil em meio minuto, com papel recortado e adesivos ou no estilo risografia.',
  'Present a house as an architect’s drawing, with key facts and the viewing date.':
    'Apresente uma casa como desenho de arquiteto, com dados principais e a data da visita.',
  'Find new colleagues: show the job, the team and the benefits in bold blocks that turn on the beat.':
    'Encontre novos colegas: a vaga, a equipe e os benefícios em blocos que giram no ritmo.',
  'Announce the offer, deadline and code with huge capitals, swinging tags and running tape.':
    'Anuncie a oferta, o prazo e o código com letras enormes, etiquetas e fitas.',
  'Tell your story as a short film with wide titles, slow images and light leaks.':
    'Conte sua história como um curta com títulos amplos, imagens lentas e vazamentos de luz.',
  'Explain how to make something with an animated blueprint, numbered markers and notes.':
    'Explique como fazer algo com uma planta animada, marcadores numerados e notas.',
  'Make people hungry with cut paper, checkered cloth, handwritten prices and a striped awning.':
    'Dê água na boca com papel recortado, toalha xadrez, preços à mão e um toldo listrado.',
  'Get people moving with bold type that hits on the beat, or with calm shapes that breathe.':
    'Faça as pessoas se mexerem com letras fortes no ritmo ou com formas calmas que respiram.',
  'Share results and plans with clean cards, animated charts and large numbers.':
    'Compartilhe resultados e planos com cartões limpos, gráficos animados e números grandes.',
  'Show one product of your shop like a piece in a gallery: doorways, a rising sun and a slender serif.':
    'Mostre um produto como uma obra de galeria: portais, um sol nascente e serifas delicadas.',
  'Lead through your products like a catalog: strict grids, hairlines, large images and clear prices.':
    'Mostre seus produtos como um catálogo: grades, linhas finas, imagens grandes e preços claros.',
  'Say loudly that it costs less: old and new prices, discounts, jagged stickers and a dial that runs out.':
    'Diga bem alto que custa menos: preços antigos e novos, descontos, adesivos e um relógio que se esgota.',
  'Welcome a new product with flowers that open, soft cards, its details and its price.':
    'Receba um produto novo com flores que se abrem, cartões suaves, detalhes e preço.',
  'A Swiss poster in motion: huge sans-serif type on a tight grid.':
    'Um pôster suíço em movimento: letras enormes sem serifa em uma grade justa.',
  'Everything flows: a bold serif with drops and waves in blush, coral and plum.':
    'Tudo flui: serifa forte com gotas e ondas em rosa, coral e ameixa.',
  'A magazine page: a warm serif on cream with slow reveals.':
    'Uma página de revista: serifa acolhedora sobre creme, revelada devagar.',
  'A chat that tells the story with pop-up bubbles, typing dots and hearts.':
    'Um chat que conta a história com balões, pontinhos de digitação e corações.',
  'A dark hall with neon tubes, condensed capitals and sweeping lights.':
    'Um salão escuro com tubos de neon, maiúsculas estreitas e luzes em movimento.',
  'A 1920s theater: gold art deco lines, a wide serif and a curtain.':
    'Um teatro dos anos 1920: linhas art déco douradas, serifa larga e uma cortina.',
  'Cut paper and stickers: round, friendly and bouncy.': 'Papel recortado e adesivos: redondo, simpático e saltitante.',
  'A risograph print: three overlapping inks, halftone dots and simple shapes that turn on the beat.':
    'Uma risografia: três tintas sobrepostas, retículas e formas simples que giram no ritmo.',
  'An architect’s drawing: a fine serif, thin animated lines, stone and deep green.':
    'Um desenho de arquiteto: serifa fina, linhas animadas, pedra e verde profundo.',
  'Quarter circles on a strict grid, a geometric sans serif and five bold colors.':
    'Quartos de círculo em grade, letra geométrica e cinco cores fortes.',
  'A shop window: condensed capitals, tags, tickets and receipts in bright colors.':
    'Uma vitrine: maiúsculas estreitas, etiquetas, bilhetes e recibos em cores vivas.',
  'Cinematic: wide capitals, letterbox bars, hazy hills and warm light.':
    'Cinematográfico: maiúsculas largas, barras pretas, colinas enevoadas e luz quente.',
  'Blue and white grid paper, even lines and numbered markers.':
    'Papel quadriculado azul e branco, linhas uniformes e marcadores numerados.',
  'A kitchen under a striped awning: cut paper, checkered cloth and a warm serif.':
    'Uma cozinha sob um toldo listrado: papel recortado, toalha xadrez e serifa acolhedora.',
  'Black, white and one bright color. Everything leans forward and lands on the beat.':
    'Preto, branco e uma cor viva. Tudo se inclina para a frente e cai no ritmo.',
  'A calm morning: breathing circles, soft hills, a fine serif and misty transitions.':
    'Uma manhã calma: círculos que respiram, colinas suaves, serifa fina e transições enevoadas.',
  'Clear and modern: cards with soft shadows, charts in indigo, mint and apricot.':
    'Claro e moderno: cartões com sombras suaves, gráficos em índigo, menta e damasco.',
  'A quiet gallery: doorways in plaster, a sun on the wall and a slender serif.':
    'Uma galeria silenciosa: portais de gesso, um sol na parede e serifa delicada.',
  'A printed catalog: strict grids, hairlines, one grotesk, cobalt and butter.':
    'Um catálogo impresso: grades, linhas finas, uma grotesca, cobalto e manteiga.',
  'A market stall: turning rays, jagged stickers and fat figures in yellow, red and black.':
    'Uma banca de feira: raios que giram, adesivos e números grossos em amarelo, vermelho e preto.',
  'Spring air: flowers that turn, soft cards and pills in lilac, mint and peach.':
    'Ar de primavera: flores que giram, cartões suaves e pílulas em lilás, menta e pêssego.',
  'Tiles of cut paper fill the screen, turn and make room for your logo.':
    'Ladrilhos de papel enchem a tela, giram e abrem espaço para o seu logo.',
  'A ring of light closes in the dark, day breaks and your logo appears.':
    'Um anel de luz se fecha no escuro, amanhece e seu logo aparece.',
  'A name, role and logo at the bottom of your image or video.':
    'Nome, cargo e logo na parte de baixo da sua imagem ou vídeo.',
  'A full-screen countdown from five, then your announcement.':
    'Uma contagem regressiva de cinco em tela cheia e depois seu anúncio.',
  'A quote in large serif letters among paper flowers.':
    'Uma citação em letras grandes com serifa entre flores de papel.',
  'Five stars and a customer review with a photo, on a card over soft light.':
    'Cinco estrelas e a avaliação de um cliente com foto, em um cartão sobre luz suave.',
  'A huge number between tapes with running arrows, for a sale no one can miss.':
    'Um número enorme entre fitas com setas, para uma promoção que ninguém perde.',
  'Three tall images slide past each other beside a quiet headline.':
    'Três imagens altas deslizam ao lado de um título discreto.',
  'A slowly turning plate, the dish in tall letters and its price on a star.':
    'Um prato que gira devagar, o nome em letras altas e o preço em uma estrela.',
  'A flip board counts down the days to your event.': 'Um painel de placas conta os dias para o seu evento.',
  'Three handwritten job notes pinned beside a big invitation.':
    'Três recados de vagas à mão ao lado de um grande convite.',
  'Your logo bounces in like a ball and rolls out a name over an image or video.':
    'Seu logo quica como uma bola e desenrola um nome sobre uma imagem ou vídeo.',
  'Your product in a round window and its new price on a tag.':
    'Seu produto em uma janela redonda e o novo preço em uma etiqueta.',
  'A quote in large letters, a huge ball of color and your logo.':
    'Uma citação em letras grandes, uma enorme bola de cor e seu logo.',
  'An invitation with sun rays, your image in an arch, a date and a place.':
    'Um convite com raios de sol, sua imagem em um arco, data e local.',
  'Your product on the cover of your own magazine.': 'Seu produto na capa da sua própria revista.',
  'A guest review under a striped awning, beside your best image.':
    'A avaliação de um cliente sob um toldo listrado, ao lado da sua melhor imagem.',
  'A milestone beside a seal that rolls in with an animation. Keep ours or use your own.':
    'Um marco ao lado de um selo que chega com uma animação. Use a nossa ou a sua.',
  'Your product turns on a stone pedestal in the sun, in 3D.':
    'Seu produto gira em um pedestal de pedra ao sol, em 3D.',
};
