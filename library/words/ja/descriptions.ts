/** Descriptions of goals, recipes, styles, animations and music, in Japanese. */
import type { Words } from '../words';

export const descriptions: Words = {
  'Show what it is and why people want it.': 'どんな商品か、なぜ欲しくなるかを見せます。',
  'The date, the place and a reason to come.': '日付と場所、そして来たくなる理由。',
  'Let your customers speak for you.': 'お客様の声で伝えます。',
  'Teach something useful in a minute.': '役立つことを1分で教えます。',
  'Who you are and what matters to you.': '自分たちのことと、大切にしていること。',
  'The offer, the deadline and how to get it.': '特典と期限、手に入れる方法。',
  'Step by step, from the parts to the result.': '部品から完成まで、順を追って。',
  'Make people hungry and tell them where to go.': '食欲をそそり、お店へ案内します。',
  'Get people to join and keep going.': '参加して続けたくなるように。',
  'Results, milestones and what comes next.': '成果、節目、そしてこれから。',
  'The place, the facts and the viewing date.': '物件と詳細、内見の日程。',
  'The job, the team and how to apply.': '仕事とチーム、応募の方法。',
  'Upbeat pop with claps, driving guitars and a glockenspiel hook.': '手拍子とギター、グロッケンが弾む明るいポップ。',
  'Warm piano that opens into strings, unhurried and close.': '温かいピアノが弦へと広がる、ゆったりした曲。',
  'A synthesizer groove with a growling bass, wide pads and a neon lead.':
    'うなるベースと広がるパッド、ネオンのようなリードのシンセ曲。',
  'Ukulele, guitar, claps and a whistled tune: friendly and handmade.':
    'ウクレレとギター、手拍子と口笛。親しみやすく手作り感のある曲。',
  'Laid-back soul with an electric piano, a round bass and a vibraphone.':
    'エレピとまろやかなベース、ビブラフォンのくつろいだソウル。',
  'Stadium rock: stomps and claps, two driven guitars, a riff to run to.':
    '足踏みと手拍子、2本のギターが走り出すスタジアムロック。',
  'A toy orchestra on tiptoe: plucked strings, marimba, clarinet and a grumbling bassoon.':
    'つま先立ちのおもちゃの楽団。弦のはじき、マリンバ、クラリネットとファゴット。',
  'Show what’s new, why people want it and where to get it, bold as a poster or soft as a wave.':
    '新商品とその魅力、買える場所を、ポスターのように大胆に、波のように柔らかく。',
  'Let a customer tell their story, as a calm magazine page or a lively chat.':
    'お客様の体験を、静かな雑誌風や、にぎやかなチャットで。',
  'Invite people to a night out with neon that flashes to the beat, or with gold lines and a curtain.':
    'ビートに合わせて光るネオンや、金の線と幕で夜のイベントに招待。',
  'Teach something useful in half a minute, in cut paper and stickers or in a risograph print look.':
    '役立つことを30秒で。切り紙とステッカー、またはリソグラフ風。',
  'Present a house as an architect’s drawing, with key facts and the viewing date.':
    '建築図面のように家を紹介。要点と内見の日程つき。',
  'Find new colleagues: show the job, the team and the benefits in bold blocks that turn on the beat.':
    '新しい仲間を募集。仕事とチーム、待遇を、ビートで回る大胆なブロックで。',
  'Announce the offer, deadline and code with huge capitals, swinging tags and running tape.':
    '特典と期限、コードを、巨大な文字と揺れる札、流れるテープで。',
  'Tell your story as a short film with wide titles, slow images and light leaks.':
    '広いタイトル、ゆっくりした映像、差し込む光のショートフィルムで語る。',
  'Explain how to make something with an animated blueprint, numbered markers and notes.':
    '動く設計図と番号、メモで作り方を説明。',
  'Make people hungry with cut paper, checkered cloth, handwritten prices and a striped awning.':
    '切り紙とチェックのクロス、手書きの値段、縞の日よけで食欲をそそる。',
  'Get people moving with bold type that hits on the beat, or with calm shapes that breathe.':
    'ビートに乗る力強い文字、または呼吸する穏やかな形で体を動かす気分に。',
  'Share results and plans with clean cards, animated charts and large numbers.':
    '成果と計画を、すっきりしたカードと動くグラフ、大きな数字で。',
  'Show one product of your shop like a piece in a gallery: doorways, a rising sun and a slender serif.':
    'ショップの一品をギャラリーのように。アーチ、昇る太陽、繊細な書体。',
  'Lead through your products like a catalog: strict grids, hairlines, large images and clear prices.':
    'カタログのように商品を紹介。整った格子、細い線、大きな画像と明快な価格。',
  'Say loudly that it costs less: old and new prices, discounts, jagged stickers and a dial that runs out.':
    '値下げを大きく告知。新旧価格、割引、ギザギザのステッカー、減っていくダイヤル。',
  'Welcome a new product with flowers that open, soft cards, its details and its price.':
    '開く花と柔らかなカードで、新商品の詳細と価格を紹介。',
  'A Swiss poster in motion: huge sans-serif type on a tight grid.':
    '動くスイス風ポスター。きっちりした格子に巨大なサンセリフ。',
  'Everything flows: a bold serif with drops and waves in blush, coral and plum.':
    'すべてが流れる。太いセリフと、ピンク・コーラル・プラムのしずくと波。',
  'A magazine page: a warm serif on cream with slow reveals.':
    '雑誌のページ。クリーム色に温かなセリフがゆっくり現れる。',
  'A chat that tells the story with pop-up bubbles, typing dots and hearts.':
    '吹き出しと入力中の点、ハートで語るチャット。',
  'A dark hall with neon tubes, condensed capitals and sweeping lights.':
    '暗いホールにネオン管、細身の大文字、走る光。',
  'A 1920s theater: gold art deco lines, a wide serif and a curtain.':
    '1920年代の劇場。金のアールデコの線、幅広のセリフ、幕。',
  'Cut paper and stickers: round, friendly and bouncy.': '切り紙とステッカー。丸くて親しみやすく、弾む。',
  'A risograph print: three overlapping inks, halftone dots and simple shapes that turn on the beat.':
    'リソグラフ印刷。重なる3色のインク、網点、ビートで回る単純な形。',
  'An architect’s drawing: a fine serif, thin animated lines, stone and deep green.':
    '建築図面。細いセリフと動く細線、石色と深緑。',
  'Quarter circles on a strict grid, a geometric sans serif and five bold colors.':
    '格子に並ぶ四分円、幾何学的な書体、鮮やかな5色。',
  'A shop window: condensed capitals, tags, tickets and receipts in bright colors.':
    'ショーウィンドウ。細身の大文字と札、チケット、レシートを明るい色で。',
  'Cinematic: wide capitals, letterbox bars, hazy hills and warm light.':
    '映画風。広い大文字、上下の黒帯、霞む丘と温かな光。',
  'Blue and white grid paper, even lines and numbered markers.': '青と白の方眼紙、均一な線、番号つきの印。',
  'A kitchen under a striped awning: cut paper, checkered cloth and a warm serif.':
    '縞の日よけの下のキッチン。切り紙とチェックのクロス、温かなセリフ。',
  'Black, white and one bright color. Everything leans forward and lands on the beat.':
    '黒と白と一色の鮮やかさ。すべてが前に傾き、ビートに着地。',
  'A calm morning: breathing circles, soft hills, a fine serif and misty transitions.':
    '静かな朝。呼吸する円、なだらかな丘、細いセリフと霧の切り替わり。',
  'Clear and modern: cards with soft shadows, charts in indigo, mint and apricot.':
    '明快でモダン。柔らかな影のカード、藍・ミント・アプリコットのグラフ。',
  'A quiet gallery: doorways in plaster, a sun on the wall and a slender serif.':
    '静かなギャラリー。漆喰のアーチ、壁の太陽、繊細なセリフ。',
  'A printed catalog: strict grids, hairlines, one grotesk, cobalt and butter.':
    '印刷カタログ。整った格子と細線、コバルトとバター色。',
  'A market stall: turning rays, jagged stickers and fat figures in yellow, red and black.':
    '市場の屋台。回る光線とギザギザのステッカー、黄・赤・黒の太い数字。',
  'Spring air: flowers that turn, soft cards and pills in lilac, mint and peach.':
    '春の空気。回る花、ライラック・ミント・ピーチの柔らかなカード。',
  'Tiles of cut paper fill the screen, turn and make room for your logo.':
    '紙のタイルが画面を埋め、回ってロゴが現れる。',
  'A ring of light closes in the dark, day breaks and your logo appears.':
    '暗闇で光の輪が閉じ、夜が明けてロゴが現れる。',
  'A name, role and logo at the bottom of your image or video.': '画像や動画の下部に名前、役職、ロゴ。',
  'A full-screen countdown from five, then your announcement.': '全画面で5からカウントダウン、そしてお知らせ。',
  'A quote in large serif letters among paper flowers.': '紙の花に囲まれた、大きなセリフ体の引用。',
  'Five stars and a customer review with a photo, on a card over soft light.':
    '柔らかな光の上のカードに、5つ星と写真つきの口コミ。',
  'A huge number between tapes with running arrows, for a sale no one can miss.':
    '矢印が流れるテープの間に巨大な数字。見逃せないセールに。',
  'Three tall images slide past each other beside a quiet headline.': '静かな見出しの横で、縦長の画像3枚がすれ違う。',
  'A slowly turning plate, the dish in tall letters and its price on a star.':
    'ゆっくり回る皿、縦長の文字の料理名、星の上の価格。',
  'A flip board counts down the days to your event.': '反転表示板がイベントまでの日数を数える。',
  'Three handwritten job notes pinned beside a big invitation.': '大きな呼びかけの横に、手書きの求人メモ3枚。',
  'Your logo bounces in like a ball and rolls out a name over an image or video.':
    'ロゴがボールのように弾み、画像や動画の上に名前を広げる。',
  'Your product in a round window and its new price on a tag.': '丸い窓の中の商品と、札に書かれた新しい価格。',
  'A quote in large letters, a huge ball of color and your logo.': '大きな文字の引用、巨大な色の球、ロゴ。',
  'An invitation with sun rays, your image in an arch, a date and a place.':
    '太陽の光線とアーチの中の画像、日付と場所の招待状。',
  'Your product on the cover of your own magazine.': '自分だけの雑誌の表紙に商品を。',
  'A guest review under a striped awning, beside your best image.': '縞の日よけの下に口コミ、横に自慢の一枚。',
  'A milestone beside a seal that rolls in with an animation. Keep ours or use your own.':
    '節目のお知らせと、アニメーション入りの印。付属のものでも自作でも。',
  'Your product turns on a stone pedestal in the sun, in 3D.': '日差しの中、石の台座の上で商品が3Dで回る。',
};
