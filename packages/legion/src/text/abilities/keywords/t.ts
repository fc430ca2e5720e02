import type { Sayings } from '../types.ts';

export const keywordsT: Sayings = {
  'keyword/tactical': {
    en: 'After a standard move it gains X aim tokens.',
    de: 'Nach einer Standardbewegung erhält sie X Zielmarker.',
  },
  'keyword/tactical@2.6': {
    de: 'Nach einer Standardbewegung, die Teil einer Aktion oder freien Aktion ist, erhält sie X Zielmarker.',
    en: 'After a standard move that is part of an action or free action it gains X aim tokens.',
  },
  'keyword/take-cover': {
    en: 'Card action: up to X friendly troopers at range 1 gain a dodge token each.',
    de: 'Kartenaktion: Bis zu X befreundete Truppler in Reichweite 1 erhalten je einen Ausweichmarker.',
  },
  'keyword/take-cover@2.6': {
    de: 'Bis zu X befreundete Einheiten in Reichweite 2 erhalten je 1 Ausweichmarker.',
    en: 'Up to X friendly units within range 2 gain 1 dodge token each.',
  },
  'keyword/target': {
    en: 'When it is given an order it gains X aim tokens.',
    de: 'Erhält sie einen Befehl, bekommt sie X Zielmarker.',
  },
  'keyword/teamwork': {
    en: 'At range 1 to 2 of the named unit, aim and dodge tokens that one gains the other gains, too.',
    de: 'In Reichweite 1–2 der genannten Einheit erhält die andere Ziel- und Ausweichmarker, die die eine erhält, ebenfalls.',
  },
  'keyword/teamwork@2.6': {
    de: 'Erhält einer der beiden in Reichweite 2 Ziel- oder Ausweichmarker, erhält der andere einen davon.',
    en: 'If either of the two within range 2 gains aim or dodge tokens, the other gains one.',
  },
  'keyword/tempted': {
    en: 'It may carry Force cards of either side.',
    de: 'Sie darf Machtkarten beider Seiten tragen.',
  },
  'keyword/tempted@2.6': {
    de: 'Hat ein Feind in Reichweite 3 eine befreundete Einheit besiegt, darf sie einmal je Runde frei angreifen oder sich mit Geschwindigkeit 2 bewegen.',
    en: 'When an enemy within 3 has defeated a friend, it may once a round attack for free or move at speed 2.',
  },
  'keyword/this-is-the-way': {
    de: 'Erhält die Einheit einen Befehl, führen bis zu X andere Kinder der Wache in Reichweite 2 die genannte Aktion als freie Aktion durch.',
    en: 'When the unit is issued an order, up to X other Children of the Watch within range 2 perform the listed action as a free action.',
  },
  'keyword/tow-cable': {
    en: 'The attacker turns a vehicle that it has wounded.',
    de: 'Der Angreifer dreht ein Fahrzeug, das er verwundet hat.',
  },
  'keyword/tow-cable@2.6': {
    de: 'Ein Fahrzeug, das dadurch Wunden erleidet, wird vom Angreifer gedreht und erhält 1 Immobilisiert-Marker.',
    en: 'A vehicle wounded by it is pivoted by the attacker and gains 1 immobilize token.',
  },
  'keyword/transport': {
    en: 'It carries up to X units. A friendly trooper unit on small bases may be deployed in it, or get in after a standard move that ends with its leader at the vehicle. As an action it gets out again and makes a speed-1 move, not in the same round. In an open vehicle it suffers 1 wound when an attack wounds the vehicle; when the vehicle is defeated it gains 1 suppression token and suffers 1 wound.',
    de: 'Das Fahrzeug trägt bis zu X Einheiten. Eine eigene Truppler-Einheit auf kleinen Basen kann darin aufgestellt werden oder nach einer Standardbewegung einsteigen, wenn ihr Einheitenführer am Fahrzeug steht. Als Aktion steigt sie wieder aus und bewegt sich mit Geschwindigkeit 1, nicht in derselben Runde. Ist das Fahrzeug offen, erleidet sie 1 Wunde, wenn es durch einen Angriff Wunden erleidet; wird es besiegt, erhält sie 1 Niederhalten-Marker und 1 Wunde.',
  },
  'keyword/transport@2.6': {
    de: 'Beim Aufbau wird eine eigene Truppler-Einheit vom Rang Korps oder Spezialeinsatzkräfte gewählt. In Runde 1 kann das Fahrzeug ihr einen Befehl erteilen, und sobald es das Schlachtfeld betritt, kommt sie höchstens eine Bewegungshilfe der Geschwindigkeit 1 daneben heraus.',
    en: 'At set-up a corps or special forces trooper unit is chosen. In round 1 the vehicle may issue it an order, and once the vehicle enters the battlefield, the unit comes out beside it, up to a speed-1 tool away.',
  },
  'keyword/treat': {
    en: 'Free card action: up to X wounds or fallen miniatures of friendly troopers at range 1 and in sight, Y times.',
    de: 'Freie Kartenaktion: Bis zu X Wunden oder gefallene Miniaturen befreundeter Truppler in Reichweite 1 und Sichtlinie, Y-mal.',
  },
  'keyword/treat@2.6': {
    de: 'Bis zu X Wund- oder Giftmarker oder gefallene Miniaturen befreundeter Truppler, die keine Droiden sind, in Reichweite 1 und Sichtlinie, Y-mal.',
    en: 'Up to X wound or poison tokens or fallen miniatures of friendly troopers who are no droids, within 1 and in sight, Y times.',
  },
};
