import { describe, expect, test } from 'vitest';
import { readFacts } from '../../../../../server/assistant/planner/facts/read-facts';

describe('readFacts', () => {
  test.each([
    ['Party on Saturday 14 June at 8 pm in Harbor Hall.', 'Saturday 14 June', '8 pm', 'Harbor Hall'],
    ['Fest am Samstag, 12. September ab 14 Uhr in Köln.', 'Samstag, 12. September', '14 Uhr', 'Köln'],
    ['Concert le samedi 6 décembre à 19h30 à Nantes.', 'Samedi 6 décembre', '19h30', 'Nantes'],
  ])('%s: date, time and place', (brief, date, time, place) => {
    const facts = readFacts(brief);
    expect(facts.dates).toContain(date);
    expect(facts.times).toContain(time);
    expect(facts.places).toContain(place);
  });

  test.each([
    ['30% off until Sunday', '30%'],
    ['40 % Rabatt auf alles', '40%'],
    ['Soldes : -50 % sur tout', '50%'],
    ['Our revenue grew by 38%', null],
  ])('%s: discount', (brief, percent) => {
    expect(readFacts(brief).sale.percent).toBe(percent);
  });

  test.each([
    ['Jackets €99 instead of €149', '€99', '€149'],
    ['Jackets now from €149 down to €99', '€99', '€149'],
    ['Jacken 99 € statt 149 €', '99 €', '149 €'],
  ])('%s: both prices', (brief, now, before) => {
    expect(readFacts(brief).sale).toMatchObject({ now, before });
  });

  test('reads ways to get in touch, and takes no time for a web address', () => {
    const { contact } = readFacts(
      'We open at 8.30 a.m. Call +49 30 1234567, write to hi@oak.example or see www.oak.example/shop.',
    );
    expect(contact).toEqual({ phone: '+49 30 1234567', email: 'hi@oak.example', website: 'www.oak.example/shop' });
  });

  test('reads what people say with their name', () => {
    expect(readFacts('Anna Weber says: "They built our kitchen in two weeks."').quote).toEqual({
      text: 'They built our kitchen in two weeks.',
      author: 'Anna Weber',
    });
    expect(readFacts('We say "welcome home" to everyone.').quote).toBeNull();
  });

  test.each([
    ['We are Bäckerei Sonne in Köln. New: sourdough bread baked in a stone oven, 5.50 €.', 'Sourdough bread'],
    ['I am Anna, a yoga teacher. My new course starts Monday.', 'My new course'],
    ['Wir sind das Café Lotte in Bonn. Neu: Frühstück ab 8 Uhr für 9,90 €.', 'Frühstück'],
    ['Nous sommes la boulangerie Dupont. Nouveau : pain au levain à 5 €.', 'Pain'],
    ['New: sourdough bread, 5.50 €', 'Sourdough bread'],
    ['We are Nordlicht.', 'Nordlicht'],
    ['Our cafe Brew opens on Saturday.', 'Our cafe Brew'],
    ['Am Samstag eröffnen wir unser Café Brühwerk.', 'Unser Café Brühwerk'],
    ['Wir eröffnen am Samstag unser Café Brühwerk.', 'Unser Café Brühwerk'],
    ['Vertical video for Instagram stories about our new latte.', 'Our new latte'],
    ['We are hiring Nurses. Full-time, free parking.', 'Nurses'],
    ['We’re a small bakery in Leeds. Our new rye bread is here on Friday.', 'Small bakery'],
  ])('%s is about what the company brings', (brief, title) => {
    expect(readFacts(brief).subject.title).toBe(title);
  });

  test('takes a request for a video as no content', () => {
    const { subject, points, seconds } = readFacts(
      'Please make a playful 20 second video about our oak table. It seats six people. Make it colorful.',
    );
    expect(subject.title).toBe('Our oak table');
    expect(points).toEqual(['Seats six people']);
    expect(seconds).toBe(20);
  });

  test('reads a list of any form as points in order', () => {
    const expected = ['Take a pot', 'Add soil', 'Water it'];
    expect(readFacts('How to repot: take a pot, add soil, water it').points).toEqual(expected);
    expect(readFacts('How to repot:\n- take a pot\n- add soil\n- water it').points).toEqual(expected);
  });

  test('is quick for the longest brief, whatever it repeats', () => {
    for (const part of ['a ', '€9 ', '12 June ', '"', 'Aa ', 'is our ', '1,', 'video ', 'x@x.']) {
      expect(readFacts(part.repeat(2000 / part.length)).language).toBeDefined();
    }
  });
});
