import type { Sayings } from '../types.ts';

export const turbolasers: Sayings = {
  'upgrade/dby-827-heavy-turbolasers': {
    de: 'Bei einem Salvenangriff darfst du 1 Würfel auf eine Seite mit kritischem Symbol drehen.',
    en: 'In a Salvo attack you may turn 1 die to a face with a critical icon.',
  },
  'upgrade/dual-turbolaser-turrets': {
    de: 'Erschöpfe die Karte im Angriff, um 1 roten Würfel hinzuzufügen; danach negierst du 1 beliebigen Würfel des Pools.',
    en: 'While attacking you may exhaust this card to add 1 red die; then cancel any 1 die of the pool.',
  },
  'upgrade/enhanced-armament': {
    de: 'Deine linke und deine rechte Hüllensektion haben 1 roten Würfel mehr gegen Schiffe.',
    en: 'Your left and right hull zones have 1 more red die against ships.',
  },
  'upgrade/h9-turbolasers': {
    de: 'Im Angriff darfst du 1 Würfel mit Treffer oder kritischem Symbol auf Zielgenauigkeit drehen.',
    en: 'While attacking you may turn 1 die that shows a hit or critical icon to an accuracy icon.',
  },
  'upgrade/heavy-fire-zone': {
    de: 'Greifst du eine Staffel an, die mit keiner befreundeten Staffel im Nahkampf ist, darfst du vor dem Sammeln alle blauen Würfel deiner Anti-Jäger-Bewaffnung durch rote ersetzen, die weiter reichen; nicht in Salven und Kontern.',
    en: 'When you attack a squadron that no friendly squadron is engaged with, you may take red dice for all blue ones of your anti-squadron armament before gathering, which reach further; not in Salvo and Counter attacks.',
  },
  'upgrade/heavy-turbolaser-turrets': {
    de: '„Stabilisieren“ senkt den Schaden deines Angriffs höchstens um 1, es sei denn, dieser Marker ist der einzige, den der Verteidiger ausgibt.',
    en: 'A brace takes no more than 1 off the damage of your attack, unless its token is the only one that the defender spends.',
  },
  'upgrade/linked-turbolaser-towers': {
    de: 'Gegen Staffeln, mit Bombardement auch gegen Schiffe, darfst du 1 roten Würfel neu würfeln. Gegen die erste Staffel eines Angriffs deiner Aktivierung darfst du die Karte erschöpfen: 2 Würfel beliebiger Farbe, aber kein weiteres Ziel.',
    en: 'Against squadrons, with Bombard also against ships, you may reroll 1 red die. Against the first squadron of an attack in your activation you may exhaust this card for 2 dice of any colour; there is no further target then.',
  },
  'first/linked-turbolaser-towers': {
    de: 'In jedem Angriff darfst du 1 roten Würfel neu würfeln. Einmal in deiner Aktivierung darfst du gegen eine Staffel 2 Würfel beliebiger Farbe hinzufügen; dann gibt es in diesem Angriff kein weiteres Ziel.',
    en: 'In any attack you may reroll 1 red die. Once in your activation you may add 2 dice of any colour against a squadron; that attack then has no further target.',
  },
  'upgrade/quad-battery-turrets': {
    de: 'Greifst du ein Schiff an, das schneller ist als du, darfst du 1 blauen Würfel hinzufügen.',
    en: 'When you attack a ship that is faster than you, you may add 1 blue die.',
  },
  'upgrade/quad-turbolaser-cannons': {
    de: 'Zeigt mindestens 1 roter Würfel deines Angriffs eine Zielgenauigkeit, darfst du 1 roten Würfel mit Zielgenauigkeit hinzufügen.',
    en: 'If at least 1 red die of your attack shows an accuracy icon, you may add 1 red die showing another.',
  },
  'upgrade/slaved-turrets': {
    de: 'Du kannst nur einmal pro Runde angreifen. Gegen ein Schiff darfst du 1 roten Würfel hinzufügen.',
    en: 'You cannot attack more than once a round. Against a ship you may add 1 red die.',
  },
  'upgrade/spinal-armament': {
    de: 'Deine vordere und deine hintere Hüllensektion haben 1 roten Würfel mehr gegen Schiffe.',
    en: 'Your front and rear hull zones have 1 more red die against ships.',
  },
  'upgrade/swivel-mount-batteries': {
    de: 'Deckst du ein Kommando auf, darfst du die Karte erschöpfen, um eine Hüllensektion zu markieren: Angriffe von dort auf Schiffe erhalten 1 Würfel einer Nachbarsektion, Angriffe aus den Nachbarsektionen verlieren 1, bis die Karte spielbereit ist.',
    en: 'When you reveal a command you may exhaust this card to mark a hull zone: attacks on ships from there add 1 die of a neighbouring zone, attacks from the neighbours lose 1 die, until the card is readied.',
  },
  'upgrade/turbolaser-reroute-circuits': {
    de: 'Erschöpfe die Karte im Angriff und gib 1 Ausweichen-Marker aus, um 1 roten Würfel auf ein kritisches Symbol oder zwei Treffer zu drehen.',
    en: 'While attacking you may exhaust this card and spend 1 evade token to turn 1 red die to a critical icon or to two hits.',
  },
  'upgrade/xi7-turbolasers': {
    de: 'Greifst du an und gibt der Verteidiger einen Marker „Umlenken“ aus, kann er insgesamt höchstens 1 Schaden auf andere Hüllensektionen umlenken.',
    en: 'When you attack and the defender spends a redirect token, it can redirect no more than 1 damage in total to other hull zones.',
  },
  'upgrade/xx-9-turbolasers': {
    de: 'Kritischer Effekt: Die ersten 2 Schadenskarten, die der Angriff dem Verteidiger zuteilt, sind offen.',
    en: 'Critical effect: the first 2 damage cards that this attack deals to the defender are faceup.',
  },
};
