import type { Sayings } from '../types.ts';

/** Command cards of the Rebels. */
export const rebel: Sayings = {
  'command/son-of-skywalker': {
    de: 'Nach seinem ersten Angriff in dieser Runde darf Luke noch einmal angreifen. Das ist keine Angriffsaktion.',
    en: 'After his first attack this round Luke may attack once more. This is no attack action.',
  },
  'command/son-of-skywalker@2.6': {
    de: 'Nach seinem ersten Angriff in dieser Runde darf Luke eine freie Angriffsaktion durchführen, auch wenn er schon eine Angriffsaktion durchgeführt hat.',
    en: 'After his first attack this round Luke may perform a free attack action, even if he has performed an attack action already.',
  },
  'command/my-ally-is-the-force': {
    de: 'Jede befreundete Truppler-Einheit, die einen Befehl bekommt, erhält 1 Ausweichmarker.',
    en: 'Each friendly trooper unit that is issued an order gains 1 dodge token.',
  },
  'command/my-ally-is-the-force@2.6': {
    de: 'Jede Einheit, die mit dieser Karte einen Befehl bekommt, erhält 1 Ausweichmarker.',
    en: 'Each unit that is issued an order with this card gains 1 dodge token.',
  },
  'command/return-of-the-jedi': {
    de: 'Bekommt Luke einen Befehl, erhält er 1 Ausweichmarker. Wird er aktiviert, darf jede befreundete Truppler-Einheit in Reichweite 1–3 von ihm 1 Niederhalten-Marker entfernen.',
    en: 'When Luke is issued an order he gains 1 dodge token. When he is activated, each friendly trooper unit at range 1–3 of him may remove 1 suppression token.',
  },
  'command/you-serve-your-master-well': {
    de: 'Freie Aktion für Luke: Eine befreundete oder eine niedergehaltene feindliche Truppler-Einheit in Reichweite 1, weder Commander noch Agent, führt unter deiner Kontrolle eine freie Bewegungs- oder Angriffsaktion durch. Eine feindliche darf dabei ihre eigene Seite angreifen.',
    en: 'Free action for Luke: a friendly or a suppressed enemy trooper unit at range 1, neither commander nor operative, performs a free move or attack action under your control. An enemy may attack its own side with it.',
  },
  'command/you-serve-your-master-well@2.6': {
    de: 'Freie Aktion für Luke: Eine befreundete Truppler-Einheit in Reichweite 1, weder Commander noch Agent, führt eine freie Bewegungs- oder Angriffsaktion durch; oder eine niedergehaltene feindliche dort erhält 3 Niederhalten-Marker.',
    en: 'Free action for Luke: a friendly trooper unit at range 1, neither commander nor operative, performs a free move or attack action; or a suppressed enemy one there gains 3 suppression tokens.',
  },
  'command/full-of-surprises': {
    de: 'Luke erhält 1 Ausweichmarker. Verteidigt er, wirft er zusätzlich so viele weiße Würfel, wie sein Tapferkeitswert seine Niederhalten-Marker übersteigt.',
    en: 'Luke gains 1 dodge token. While he defends he rolls as many additional white dice as his courage exceeds his suppression tokens.',
  },
  'command/i-am-a-jedi': {
    de: 'Luke kann nicht angreifen, wandelt aber Energie in Abwehr um. Bekommt er einen Befehl, darf er bis zu 2 feindliche Truppler-Einheiten in Reichweite 1 wählen, die in dieser Runde nicht angreifen können.',
    en: 'Luke cannot attack, but his defence surges are blocks. When he is issued an order he may choose up to 2 enemy trooper units at range 1, which cannot attack this round.',
  },
  'command/coordinated-bombardment': {
    de: 'Am Ende von Leias Aktivierung darf sie bis zu 3 verschiedene feindliche Einheiten jenseits von Reichweite 3 mit der Waffe dieser Karte angreifen.',
    en: 'At the end of her activation Leia may attack up to 3 different enemy units beyond range 3 with the weapon of this card.',
  },
  'command/no-time-for-sorrows': {
    de: 'Jede befreundete Truppler-Einheit, die einen Befehl bekommt, darf sich mit Geschwindigkeit 1 bewegen.',
    en: 'Each friendly trooper unit that is issued an order may make a speed-1 move.',
  },
  'command/no-time-for-sorrows@2.6': {
    de: 'Jede Einheit, die mit dieser Karte einen Befehl bekommt, darf sich mit Geschwindigkeit 1 bewegen.',
    en: 'Each unit that is issued an order with this card may make a speed-1 move.',
  },
  'command/somebody-has-to-save-our-skins': {
    de: 'Nach Leias Aktivierung darfst du sofort eine befreundete Einheit in Reichweite 1–2 mit offenem Befehlsmarker aktivieren.',
    en: 'After Leia’s activation you may at once activate a friendly unit at range 1–2 that has a faceup order token.',
  },
  'command/sorry-about-the-mess': {
    de: 'Zählt beim Zusammenstellen der Hand als Karte mit 1 Kreis. Bekommt Han einen Befehl, erhält er 1 Zielmarker und 1 Ausweichmarker.',
    en: 'Counts as a 1-pip card when a hand is built. When Han is issued an order he gains 1 aim and 1 dodge token.',
  },
  'command/reckless-diversion': {
    de: 'Feindliche Einheiten müssen, wenn sie angreifen und es können, eine Truppler-Einheit mit offenem Befehlsmarker angreifen.',
    en: 'Enemy units that attack must attack a trooper unit that has a faceup order token, if they can.',
  },
  'command/change-of-plans': {
    de: 'Beim Aufdecken darfst du diese Karte ablegen: Ein Gegner nimmt seine Karte zurück, und es wird neu gewählt; er darf nicht dieselbe Karte wählen.',
    en: 'When it is revealed you may discard this card: an opponent takes back his card, and cards are selected anew; he cannot select the same one.',
  },
  'command/common-cause': {
    de: 'Nach der Aktivierung von Chewbacca oder Luke darf der andere sofort aktiviert werden, wenn er einen offenen Befehlsmarker hat.',
    en: 'After the activation of Chewbacca or Luke the other may be activated at once if he has a faceup order token.',
  },
  'command/brains-and-brawn': {
    de: 'Bei Leias Fernkampfangriffen darf Chewbacca eine seiner Fernkampfwaffen beisteuern, wenn er nicht im Handgemenge ist und den Verteidiger in Reichweite 1–3 sieht.',
    en: 'Chewbacca may add one of his ranged weapons to Leia’s ranged attacks if he is not engaged and sees the defender at range 1–3.',
  },
  'command/notorious-scoundrels': {
    de: 'Nimm eine Kommandokarte von Han Solo aus deinem Ablagestapel auf die Hand zurück.',
    en: 'Take one of Han Solo’s command cards from your discard pile back into your hand.',
  },
  'command/rebellious': {
    de: 'Jyn hat Sturmangriff. Einmal pro Runde, wenn eine feindliche Einheit in Reichweite 1–2 und Sichtlinie aktiviert wird, darf Jyn 1 Niederhalten-Marker nehmen, um sie anzugreifen oder eine freie Bewegungsaktion durchzuführen.',
    en: 'Jyn has Charge. Once per round, when an enemy unit at range 1–2 and in line of sight is activated, Jyn may gain 1 suppression token to attack it or to perform a free move action.',
  },
  'command/trust-goes-both-ways': {
    de: 'Jyn hat Anspornen 2. Andere Truppler-Einheiten, denen sie einen Befehl erteilt, haben bis zum Ende der Runde Teamwork: Jyn Erso.',
    en: 'Jyn has Inspire 2. Other trooper units that she issues an order to have Teamwork: Jyn Erso until the end of the round.',
  },
  'command/complete-the-mission': {
    de: 'Jyn ist Unauffällig. Befreundete Truppler-Einheiten dürfen mit ihrem Befehl 1 Niederhalten-Marker nehmen. Wer einen offenen Befehlsmarker hat, kann während seiner Aktivierung weder niedergehalten noch panisch werden und darf an ihrem Ende 1 Niederhalten-Marker entfernen.',
    en: 'Jyn has Low Profile. Friendly trooper units may gain 1 suppression token with their order. Whoever has a faceup order token cannot be suppressed or panicked during its activation and may remove 1 suppression token at its end.',
  },
  'command/explosions': {
    de: 'In dieser Runde kann Sabine 2 Thermalladungen scharf machen und sich danach mit Geschwindigkeit 1 bewegen. Bis zum Ende der Partie kann sie sie detonieren lassen; die Karte bleibt im Spiel.',
    en: 'This round Sabine can arm 2 thermal charges and make a speed-1 move afterwards. Until the end of the game she can detonate them; the card stays in play.',
  },
  'command/symbol-of-rebellion': {
    de: 'Sabine erholt sich, wenn sie aktiviert wird, und darf ein Graffito an Gelände in Reichweite 1 hinterlassen. Einheiten in Reichweite 1–2, die es sehen, würfeln beim Sammeln mit einem Würfel mehr, Feinde mit einem weniger (mindestens 1).',
    en: 'Sabine recovers when she is activated and may leave graffiti on terrain at range 1. Units at range 1–2 that see it rally with one die more, enemies with one less (at least 1).',
  },
  'command/legacy-of-mandalore': {
    de: 'Sabine hat Anspornen 1. Für jede Commander-, Agenten- oder Spezialeinsatzkräfte-Einheit, der sie einen Befehl erteilt, erhält sie 1 Zielmarker oder 1 Ausweichmarker.',
    en: 'Sabine has Inspire 1. For each commander, operative or special forces unit that she issues an order to she gains 1 aim or 1 dodge token.',
  },
  'command/sabotaged-communications': {
    de: 'Gegner können mit ihrer Kommandokarte nur 1 Befehl erteilen.',
    en: 'Opponents can issue only 1 order with their command card.',
  },
  'command/turning-the-tide': {
    de: 'Befreundete Unterstützungs- und schwere Einheiten haben Anspornen 2.',
    en: 'Friendly support and heavy units have Inspire 2.',
  },
  'command/covering-fire': {
    de: 'Nach dem Fernkampfangriff einer befreundeten Korps-Einheit darf eine andere befreundete Einheit in Reichweite 1–2 von ihr 1 Ausweichmarker erhalten.',
    en: 'After a ranged attack of a friendly corps unit another friendly unit at range 1–2 of it may gain 1 dodge token.',
  },
  'command/blast-off': {
    de: 'R2-D2 ist um 1 schneller, kann sich lösen, hat Springen 1 und erhält 1 Ausweichmarker und 1 Niederhalten-Marker.',
    en: 'R2-D2 is faster by 1, has Disengage and Jump 1, and gains 1 dodge and 1 suppression token.',
  },
  'command/impromptu-immolation': {
    de: 'Während seiner Aktivierung hat R2-D2 die Waffe dieser Karte. Nach einem Angriff darf er eine freie Bewegungsaktion durchführen.',
    en: 'During his activation R2-D2 has the weapon of this card. After an attack he may perform a free move action.',
  },
  'command/smoke-screen': {
    de: 'Andere Truppler-Einheiten, denen R2-D2 einen Befehl erteilt, dürfen sich mit Geschwindigkeit 1 bewegen. Zu Beginn der Aktivierungsphase darf er 1 Rauchmarker legen.',
    en: 'Other trooper units that R2-D2 issues an order to may make a speed-1 move. At the start of the activation phase he may place 1 smoke token.',
  },
  'command/crack-shot': {
    de: 'Cassian ist Revolverheld und erhält 1 Zielmarker. Am Ende seiner Aktivierung darf er 1 Niederhalten-Marker nehmen, um 1 Bereitschaftsmarker zu erhalten.',
    en: 'Cassian has Gunslinger and gains 1 aim token. At the end of his activation he may gain 1 suppression token to gain 1 standby token.',
  },
  'command/crack-shot@2.6': {
    de: 'Cassian ist Revolverheld, erhält 1 Zielmarker und darf 1 Niederhalten-Marker nehmen. In seiner nächsten Aktivierung darf er eine freie Angriffsaktion durchführen.',
    en: 'Cassian has Gunslinger, gains 1 aim token and may gain 1 suppression token. During his next activation he may perform a free attack action.',
  },
  'command/last-stand': {
    de: 'Commander und Agenten, denen Cassian einen Befehl erteilt, sind bis zum Ende der Runde unbezwingbar und erhalten für jede ihrer Wunden, höchstens 3, einen Ziel-, Ausweich- oder Niederhalten-Marker.',
    en: 'Commanders and operatives that Cassian issues an order to are indomitable until the end of the round and gain an aim, dodge or suppression token for each of their wounds, up to 3.',
  },
  'command/volunteer-mission': {
    de: 'Commander, Agenten und Spezialeinsatzkräfte, denen Cassian einen Befehl erteilt, erholen sich, haben bis zum Ende der Runde Gefahrensinn 1 und dürfen 1 Niederhalten-Marker nehmen.',
    en: 'Commanders, operatives and special forces that Cassian issues an order to recover, have Danger Sense 1 until the end of the round and may gain 1 suppression token.',
  },
  'command/sacrifice': {
    de: 'K-2SO hat Beschützer 4. Am Ende seiner Aktivierung darf er sich opfern: Ein anderer befreundeter Commander oder Agent in Reichweite 1 und Sichtlinie kann in dieser Runde nicht mehr mit Fernkampfangriffen angegriffen werden.',
    en: 'K-2SO has Guardian 4. At the end of his activation he may sacrifice himself: another friendly commander or operative at range 1 and in line of sight cannot be attacked by ranged attacks for the rest of the round.',
  },
  'command/idiots-array': {
    de: 'Lando ist Revolverheld und Meisterschütze. Liegt eine Karte mit 3 Kreisen im Ablagestapel, erhält er 1 Ziel- und 1 Ausweichmarker, mit einer 2er dazu je 2, mit einer 1er dazu je 3.',
    en: 'Lando has Gunslinger and Marksman. With a 3-pip card in the discard pile he gains 1 aim and 1 dodge token, with a 2-pip card besides 2 of each, with a 1-pip card besides 3 of each.',
  },
  'command/ace-up-his-sleeve': {
    de: 'Einheiten, denen Lando einen Befehl erteilt, erhalten 1 Ausweich- oder 1 Bereitschaftsmarker. Aus der Hand darf die Karte statt eines Ziehens abgelegt werden: Lando oder eine befreundete Einheit in Reichweite 1–2 bekommt einen Befehl und wird aktiviert.',
    en: 'Units that Lando issues an order to gain 1 dodge or 1 standby token. From the hand the card may be discarded instead of drawing a token: Lando or a friendly unit at range 1–2 is issued an order and activated.',
  },
  'command/idiots-array@2.6': {
    de: 'In 2.6 steht auf dieser Karte etwas anderes, und kein lesbarer Text davon ist öffentlich: Das Programm führt sie nicht aus.',
    en: 'In 2.6 this card says something else, of which there is no legible public text: the program does not carry it out.',
  },
  'command/ace-up-his-sleeve@2.6': {
    de: 'In 2.6 steht auf dieser Karte etwas anderes, und kein lesbarer Text davon ist öffentlich: Das Programm führt sie nicht aus.',
    en: 'In 2.6 this card says something else, of which there is no legible public text: the program does not carry it out.',
  },
  'command/all-in': {
    de: 'Feinde in Reichweite 1–3 und Sichtlinie von Lando erhalten 2 Beobachtungsmarker. Bevor er würfelt, darfst du auf einen kritischen Treffer (beim Verteidigen: eine Abwehr) setzen: Ist nach dem Neuwerfen einer da, kommen 2 dazu, sonst verliert er bis zu 2 Würfel.',
    en: 'Enemies at range 1–3 and in line of sight of Lando gain 2 observation tokens. Before he rolls you may bet on a critical hit (a block while defending): if there is one after rerolls 2 are added, otherwise he loses up to 2 dice.',
  },
};
