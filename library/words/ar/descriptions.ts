/** Descriptions of goals, recipes, styles, animations and music, in Arabic. */
import type { Words } from '../words';

export const descriptions: Words = {
  'Show what it is and why people want it.': 'أظهر ماهيته ولماذا يريده الناس.',
  'The date, the place and a reason to come.': 'التاريخ والمكان وسبب للحضور.',
  'Let your customers speak for you.': 'دع عملاءك يتحدثون عنك.',
  'Teach something useful in a minute.': 'علّم شيئًا مفيدًا في دقيقة.',
  'Who you are and what matters to you.': 'من أنت وما الذي يهمك.',
  'The offer, the deadline and how to get it.': 'العرض والموعد النهائي وكيفية الحصول عليه.',
  'Step by step, from the parts to the result.': 'خطوة بخطوة، من القطع إلى النتيجة.',
  'Make people hungry and tell them where to go.': 'افتح الشهية وأخبر الناس إلى أين يذهبون.',
  'Get people to join and keep going.': 'حفّز الناس على الانضمام والاستمرار.',
  'Results, milestones and what comes next.': 'النتائج والإنجازات وما هو قادم.',
  'The place, the facts and the viewing date.': 'المكان والمعلومات وموعد المعاينة.',
  'The job, the team and how to apply.': 'الوظيفة والفريق وطريقة التقديم.',
  'Upbeat pop with claps, driving guitars and a glockenspiel hook.': 'بوب مرح مع تصفيق وغيتارات حيوية ولحن أجراس.',
  'Warm piano that opens into strings, unhurried and close.': 'بيانو دافئ ينفتح على الوتريات، بهدوء وقرب.',
  'A synthesizer groove with a growling bass, wide pads and a neon lead.':
    'إيقاع سنثسايزر مع باس هادر وطبقات واسعة ولحن متوهج.',
  'Ukulele, guitar, claps and a whistled tune: friendly and handmade.':
    'يوكوليلي وغيتار وتصفيق ولحن مصفور: ودود ومصنوع باليد.',
  'Laid-back soul with an electric piano, a round bass and a vibraphone.':
    'سول مسترخٍ مع بيانو كهربائي وباس دافئ وفيبرافون.',
  'Stadium rock: stomps and claps, two driven guitars, a riff to run to.':
    'روك الملاعب: خبط وتصفيق وغيتاران قويان ولحن للجري.',
  'A toy orchestra on tiptoe: plucked strings, marimba, clarinet and a grumbling bassoon.':
    'أوركسترا ألعاب على أطراف الأصابع: أوتار وماريمبا وكلارينيت وباسون متذمر.',
  'Show what’s new, why people want it and where to get it, bold as a poster or soft as a wave.':
    'أظهر الجديد ولماذا يريده الناس وأين يجدونه، بجرأة ملصق أو نعومة موجة.',
  'Let a customer tell their story, as a calm magazine page or a lively chat.':
    'دع عميلًا يروي قصته، كصفحة مجلة هادئة أو محادثة حيوية.',
  'Invite people to a night out with neon that flashes to the beat, or with gold lines and a curtain.':
    'ادعُ إلى أمسية بأضواء نيون تومض مع الإيقاع، أو بخطوط ذهبية وستارة.',
  'Teach something useful in half a minute, in cut paper and stickers or in a risograph print look.':
    'علّم شيئًا مفيدًا في نصف دقيقة، بورق مقصوص وملصقات أو بطابع طباعة ريزو.',
  'Present a house as an architect’s drawing, with key facts and the viewing date.':
    'اعرض منزلًا كرسم معماري، مع أهم المعلومات وموعد المعاينة.',
  'Find new colleagues: show the job, the team and the benefits in bold blocks that turn on the beat.':
    'اعثر على زملاء جدد: الوظيفة والفريق والمزايا في مكعبات جريئة تدور مع الإيقاع.',
  'Announce the offer, deadline and code with huge capitals, swinging tags and running tape.':
    'أعلن العرض والموعد والرمز بأحرف ضخمة وبطاقات متأرجحة وأشرطة متحركة.',
  'Tell your story as a short film with wide titles, slow images and light leaks.':
    'ارو قصتك كفيلم قصير بعناوين واسعة وصور بطيئة وومضات ضوء.',
  'Explain how to make something with an animated blueprint, numbered markers and notes.':
    'اشرح كيفية صنع شيء بمخطط متحرك وعلامات مرقمة وملاحظات.',
  'Make people hungry with cut paper, checkered cloth, handwritten prices and a striped awning.':
    'افتح الشهية بورق مقصوص ومفرش مربعات وأسعار بخط اليد ومظلة مخططة.',
  'Get people moving with bold type that hits on the beat, or with calm shapes that breathe.':
    'حرّك الناس بخط جريء يضرب مع الإيقاع، أو بأشكال هادئة تتنفس.',
  'Share results and plans with clean cards, animated charts and large numbers.':
    'شارك النتائج والخطط ببطاقات واضحة ورسوم بيانية متحركة وأرقام كبيرة.',
  'Show one product of your shop like a piece in a gallery: doorways, a rising sun and a slender serif.':
    'اعرض منتجًا كقطعة في معرض: أبواب وشمس مشرقة وخط رشيق.',
  'Lead through your products like a catalog: strict grids, hairlines, large images and clear prices.':
    'اعرض منتجاتك كالكتالوج: شبكة دقيقة وخطوط رفيعة وصور كبيرة وأسعار واضحة.',
  'Say loudly that it costs less: old and new prices, discounts, jagged stickers and a dial that runs out.':
    'قل بصوت عالٍ إنه أرخص: أسعار قديمة وجديدة وخصومات وملصقات ومؤقت ينفد.',
  'Welcome a new product with flowers that open, soft cards, its details and its price.':
    'رحّب بمنتج جديد بأزهار تتفتح وبطاقات ناعمة وتفاصيله وسعره.',
  'A Swiss poster in motion: huge sans-serif type on a tight grid.': 'ملصق سويسري متحرك: خط ضخم على شبكة محكمة.',
  'Everything flows: a bold serif with drops and waves in blush, coral and plum.':
    'كل شيء يتدفق: خط قوي مع قطرات وأمواج وردية ومرجانية وبرقوقية.',
  'A magazine page: a warm serif on cream with slow reveals.': 'صفحة مجلة: خط دافئ على كريمي يظهر ببطء.',
  'A chat that tells the story with pop-up bubbles, typing dots and hearts.':
    'محادثة تروي القصة بفقاعات ونقاط كتابة وقلوب.',
  'A dark hall with neon tubes, condensed capitals and sweeping lights.':
    'قاعة مظلمة بأنابيب نيون وأحرف ضيقة وأضواء متحركة.',
  'A 1920s theater: gold art deco lines, a wide serif and a curtain.':
    'مسرح من العشرينيات: خطوط آرت ديكو ذهبية وخط عريض وستارة.',
  'Cut paper and stickers: round, friendly and bouncy.': 'ورق مقصوص وملصقات: مستدير وودود ومرن.',
  'A risograph print: three overlapping inks, halftone dots and simple shapes that turn on the beat.':
    'طباعة ريزو: ثلاثة أحبار متداخلة ونقاط وأشكال بسيطة تدور مع الإيقاع.',
  'An architect’s drawing: a fine serif, thin animated lines, stone and deep green.':
    'رسم معماري: خط رفيع وخطوط متحركة دقيقة وحجر وأخضر عميق.',
  'Quarter circles on a strict grid, a geometric sans serif and five bold colors.':
    'أرباع دوائر على شبكة دقيقة وخط هندسي وخمسة ألوان جريئة.',
  'A shop window: condensed capitals, tags, tickets and receipts in bright colors.':
    'واجهة متجر: أحرف ضيقة وبطاقات وتذاكر وإيصالات بألوان زاهية.',
  'Cinematic: wide capitals, letterbox bars, hazy hills and warm light.':
    'سينمائي: أحرف واسعة وأشرطة سينما وتلال ضبابية وضوء دافئ.',
  'Blue and white grid paper, even lines and numbered markers.': 'ورق مربعات أزرق وأبيض وخطوط منتظمة وعلامات مرقمة.',
  'A kitchen under a striped awning: cut paper, checkered cloth and a warm serif.':
    'مطبخ تحت مظلة مخططة: ورق مقصوص ومفرش مربعات وخط دافئ.',
  'Black, white and one bright color. Everything leans forward and lands on the beat.':
    'أسود وأبيض ولون واحد زاهٍ. كل شيء يميل إلى الأمام ويقع على الإيقاع.',
  'A calm morning: breathing circles, soft hills, a fine serif and misty transitions.':
    'صباح هادئ: دوائر تتنفس وتلال ناعمة وخط رفيع وانتقالات ضبابية.',
  'Clear and modern: cards with soft shadows, charts in indigo, mint and apricot.':
    'واضح وعصري: بطاقات بظلال ناعمة ورسوم بالنيلي والنعناعي والمشمشي.',
  'A quiet gallery: doorways in plaster, a sun on the wall and a slender serif.':
    'معرض هادئ: أبواب جصية وشمس على الجدار وخط رشيق.',
  'A printed catalog: strict grids, hairlines, one grotesk, cobalt and butter.':
    'كتالوج مطبوع: شبكة دقيقة وخطوط رفيعة وخط واحد، كوبالت وزبدة.',
  'A market stall: turning rays, jagged stickers and fat figures in yellow, red and black.':
    'كشك سوق: أشعة دوّارة وملصقات مسننة وأرقام سميكة بالأصفر والأحمر والأسود.',
  'Spring air: flowers that turn, soft cards and pills in lilac, mint and peach.':
    'نسيم الربيع: أزهار تدور وبطاقات ناعمة وكبسولات ليلكية ونعناعية وخوخية.',
  'Tiles of cut paper fill the screen, turn and make room for your logo.':
    'بلاطات ورقية تملأ الشاشة وتدور وتفسح المجال لشعارك.',
  'A ring of light closes in the dark, day breaks and your logo appears.':
    'حلقة ضوء تنغلق في الظلام، ثم يطلع النهار ويظهر شعارك.',
  'A name, role and logo at the bottom of your image or video.': 'الاسم والدور والشعار أسفل صورتك أو الفيديو.',
  'A full-screen countdown from five, then your announcement.': 'عد تنازلي من خمسة بملء الشاشة ثم إعلانك.',
  'A quote in large serif letters among paper flowers.': 'اقتباس بأحرف كبيرة بين أزهار ورقية.',
  'Five stars and a customer review with a photo, on a card over soft light.':
    'خمس نجوم وتقييم عميل مع صورة على بطاقة فوق ضوء ناعم.',
  'A huge number between tapes with running arrows, for a sale no one can miss.':
    'رقم ضخم بين أشرطة بأسهم متحركة لتخفيضات لا تفوت.',
  'Three tall images slide past each other beside a quiet headline.': 'ثلاث صور طويلة تنزلق بجوار عنوان هادئ.',
  'A slowly turning plate, the dish in tall letters and its price on a star.':
    'طبق يدور ببطء واسمه بأحرف طويلة وسعره على نجمة.',
  'A flip board counts down the days to your event.': 'لوحة قلّابة تعد الأيام حتى فعاليتك.',
  'Three handwritten job notes pinned beside a big invitation.': 'ثلاث ملاحظات وظائف بخط اليد بجوار دعوة كبيرة.',
  'Your logo bounces in like a ball and rolls out a name over an image or video.':
    'يقفز شعارك ككرة ويبسط اسمًا فوق صورة أو فيديو.',
  'Your product in a round window and its new price on a tag.': 'منتجك في نافذة دائرية وسعره الجديد على بطاقة.',
  'A quote in large letters, a huge ball of color and your logo.': 'اقتباس بأحرف كبيرة وكرة لونية ضخمة وشعارك.',
  'An invitation with sun rays, your image in an arch, a date and a place.':
    'دعوة بأشعة شمس وصورتك داخل قوس وتاريخ ومكان.',
  'Your product on the cover of your own magazine.': 'منتجك على غلاف مجلتك الخاصة.',
  'A guest review under a striped awning, beside your best image.': 'تقييم ضيف تحت مظلة مخططة بجوار أجمل صورك.',
  'A milestone beside a seal that rolls in with an animation. Keep ours or use your own.':
    'إنجاز بجوار ختم يتدحرج مع رسم متحرك. احتفظ برسمنا أو استخدم رسمك.',
  'Your product turns on a stone pedestal in the sun, in 3D.': 'يدور منتجك على قاعدة حجرية تحت الشمس، بأبعاد ثلاثية.',
};
