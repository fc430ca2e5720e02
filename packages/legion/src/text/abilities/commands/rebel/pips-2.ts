import type { Sayings } from '../../types.ts';

export const rebelPips2: Sayings = {
  'command/ace-up-his-sleeve': {
    de: 'Einheiten, denen Lando einen Befehl erteilt, erhalten 1 Ausweich- oder 1 Bereitschaftsmarker. Aus der Hand darf die Karte statt eines Ziehens abgelegt werden: Lando oder eine befreundete Einheit in Reichweite 1–2 bekommt einen Befehl und wird aktiviert.',
    en: 'Units that Lando issues an order to gain 1 dodge or 1 standby token. From the hand the card may be discarded instead of drawing a token: Lando or a friendly unit at range 1–2 is issued an order and activated.',
  },
  'command/ace-up-his-sleeve@2.6': {
    de: 'In 2.6 steht auf dieser Karte etwas anderes, und kein lesbarer Text davon ist öffentlich: Das Programm führt sie nicht aus.',
    en: 'In 2.6 this card says something else, of which there is no legible public text: the program does not carry it out.',
  },
  'command/battlefield-reconnaissance': {
    de: 'Dein Vorrat zum Passen bekommt in dieser Runde so viele Marker dazu, wie die Rundenzahl beträgt.',
    en: 'This round your pass pool has as many more tokens as the number of the round.',
  },
  'command/brains-and-brawn': {
    de: 'Bei Leias Fernkampfangriffen darf Chewbacca eine seiner Fernkampfwaffen beisteuern, wenn er nicht im Handgemenge ist und den Verteidiger in Reichweite 1–3 sieht.',
    en: 'Chewbacca may add one of his ranged weapons to Leia’s ranged attacks if he is not engaged and sees the defender at range 1–3.',
  },
  'command/courage-of-the-rebellion': {
    de: 'Wer mit dieser Karte einen Befehl bekommt, darf sich erholen.',
    en: 'Whoever is issued an order with this card may recover.',
  },
  'command/family-reunion': {
    de: 'Ahsoka hat Teamwork: Sabine Wren. Wird eine der beiden aktiviert, darf sich die andere mit Geschwindigkeit 2 bewegen.',
    en: 'Ahsoka has Teamwork: Sabine Wren. When one of the two is activated the other may make a speed-2 move.',
  },
  'command/full-of-surprises': {
    de: 'Luke erhält 1 Ausweichmarker. Verteidigt er, wirft er zusätzlich so viele weiße Würfel, wie sein Tapferkeitswert seine Niederhalten-Marker übersteigt.',
    en: 'Luke gains 1 dodge token. While he defends he rolls as many additional white dice as his courage exceeds his suppression tokens.',
  },
  'command/hiding-in-plain-sight': {
    de: 'Nur mit einem Ewok-Commander. Wer damit einen Befehl bekommt, hat in dieser Runde das Schlüsselwort Inconspicuous.',
    en: 'Needs an Ewok commander. Whoever is ordered with it has Inconspicuous this round.',
  },
  'command/impromptu-immolation': {
    de: 'Während seiner Aktivierung hat R2-D2 die Waffe dieser Karte. Nach einem Angriff darf er eine freie Bewegungsaktion durchführen.',
    en: 'During his activation R2-D2 has the weapon of this card. After an attack he may perform a free move action.',
  },
  'command/last-stand': {
    de: 'Commander und Agenten, denen Cassian einen Befehl erteilt, sind bis zum Ende der Runde unbezwingbar und erhalten für jede ihrer Wunden, höchstens 3, einen Ziel-, Ausweich- oder Niederhalten-Marker.',
    en: 'Commanders and operatives that Cassian issues an order to are indomitable until the end of the round and gain an aim, dodge or suppression token for each of their wounds, up to 3.',
  },
  'command/my-ally-is-the-force': {
    de: 'Jede befreundete Truppler-Einheit, die einen Befehl bekommt, erhält 1 Ausweichmarker.',
    en: 'Each friendly trooper unit that is issued an order gains 1 dodge token.',
  },
  'command/my-ally-is-the-force@2.6': {
    de: 'Jede Einheit, die mit dieser Karte einen Befehl bekommt, erhält 1 Ausweichmarker.',
    en: 'Each unit that is issued an order with this card gains 1 dodge token.',
  },
  'command/no-time-for-sorrows': {
    de: 'Jede befreundete Truppler-Einheit, die einen Befehl bekommt, darf sich mit Geschwindigkeit 1 bewegen.',
    en: 'Each friendly trooper unit that is issued an order may make a speed-1 move.',
  },
  'command/no-time-for-sorrows@2.6': {
    de: 'Jede Einheit, die mit dieser Karte einen Befehl bekommt, darf sich mit Geschwindigkeit 1 bewegen.',
    en: 'Each unit that is issued an order with this card may make a speed-1 move.',
  },
  'command/reckless-diversion': {
    de: 'Feindliche Einheiten müssen, wenn sie angreifen und es können, eine Truppler-Einheit mit offenem Befehlsmarker angreifen.',
    en: 'Enemy units that attack must attack a trooper unit that has a faceup order token, if they can.',
  },
  'command/revenge-is-not-the-jedi-way': {
    de: 'Ahsoka erhält 3 Ausweichmarker und hat Jar’Kai-Meisterschaft statt Shien-Meisterschaft.',
    en: 'Ahsoka gains 3 dodge tokens and has Jar’Kai Mastery instead of Shien Mastery.',
  },
  'command/swift-protector': {
    de: 'Ahsoka hat Beschützer 2. Wird eine andere befreundete Truppler-Einheit auf kleinen Basen in Reichweite 1 von ihr angegriffen, darf diese 1 Ausweichmarker erhalten.',
    en: 'Ahsoka has Guardian 2. When another friendly trooper unit on small bases within range 1 of her is attacked, it may gain 1 dodge token.',
  },
  'command/symbol-of-rebellion': {
    de: 'Sabine erholt sich, wenn sie aktiviert wird, und darf ein Graffito an Gelände in Reichweite 1 hinterlassen. Einheiten in Reichweite 1–2, die es sehen, würfeln beim Sammeln mit einem Würfel mehr, Feinde mit einem weniger (mindestens 1).',
    en: 'Sabine recovers when she is activated and may leave graffiti on terrain at range 1. Units at range 1–2 that see it rally with one die more, enemies with one less (at least 1).',
  },
  'command/trust-goes-both-ways': {
    de: 'Jyn hat Anspornen 2. Andere Truppler-Einheiten, denen sie einen Befehl erteilt, haben bis zum Ende der Runde Teamwork: Jyn Erso.',
    en: 'Jyn has Inspire 2. Other trooper units that she issues an order to have Teamwork: Jyn Erso until the end of the round.',
  },
  'command/turning-the-tide': {
    de: 'Befreundete Unterstützungs- und schwere Einheiten haben Anspornen 2.',
    en: 'Friendly support and heavy units have Inspire 2.',
  },
};
