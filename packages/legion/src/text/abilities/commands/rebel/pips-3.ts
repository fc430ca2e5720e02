import type { Sayings } from '../../types.ts';

export const rebelPips3: Sayings = {
  'command/a-new-beginning': {
    de: 'Truppler auf kleinen Basen, die mit dieser Karte einen Befehl bekommen, erhalten 1 Ziel- oder 1 Ausweichmarker. Ahsoka hat Anspornen 2 und erholt sich, wenn sie aktiviert wird.',
    en: 'Troopers on small bases that are issued an order with this card gain 1 aim or 1 dodge token. Ahsoka has Inspire 2 and recovers when she is activated.',
  },
  'command/all-in': {
    de: 'Feinde in Reichweite 1–3 und Sichtlinie von Lando erhalten 2 Beobachtungsmarker. Bevor er würfelt, darfst du auf einen kritischen Treffer (beim Verteidigen: eine Abwehr) setzen: Ist nach dem Neuwerfen einer da, kommen 2 dazu, sonst verliert er bis zu 2 Würfel.',
    en: 'Enemies at range 1–3 and in line of sight of Lando gain 2 observation tokens. Before he rolls you may bet on a critical hit (a block while defending): if there is one after rerolls 2 are added, otherwise he loses up to 2 dice.',
  },
  'command/change-of-plans': {
    de: 'Beim Aufdecken darfst du diese Karte ablegen: Ein Gegner nimmt seine Karte zurück, und es wird neu gewählt; er darf nicht dieselbe Karte wählen.',
    en: 'When it is revealed you may discard this card: an opponent takes back his card, and cards are selected anew; he cannot select the same one.',
  },
  'command/complete-the-mission': {
    de: 'Jyn ist Unauffällig. Befreundete Truppler-Einheiten dürfen mit ihrem Befehl 1 Niederhalten-Marker nehmen. Wer einen offenen Befehlsmarker hat, kann während seiner Aktivierung weder niedergehalten noch panisch werden und darf an ihrem Ende 1 Niederhalten-Marker entfernen.',
    en: 'Jyn has Low Profile. Friendly trooper units may gain 1 suppression token with their order. Whoever has a faceup order token cannot be suppressed or panicked during its activation and may remove 1 suppression token at its end.',
  },
  'command/covering-fire': {
    de: 'Nach dem Fernkampfangriff einer befreundeten Korps-Einheit darf eine andere befreundete Einheit in Reichweite 1–2 von ihr 1 Ausweichmarker erhalten.',
    en: 'After a ranged attack of a friendly corps unit another friendly unit at range 1–2 of it may gain 1 dodge token.',
  },
  'command/diversionary-tactics': {
    de: 'Wer damit einen Befehl bekommt, erhält 1 Ausweich- und 1 Beobachtungsmarker.',
    en: 'Whoever is ordered with it gains 1 dodge and 1 observation token.',
  },
  'command/for-the-tribe': {
    de: 'Nur mit einem Ewok-Commander. Wer damit einen Befehl bekommt, darf sich erholen und ist in dieser Runde furchtlos (Dauntless) und unerbittlich.',
    en: 'Needs an Ewok commander. Whoever is ordered with it may recover and has Dauntless and Relentless this round.',
  },
  'command/hold-at-any-cost': {
    de: 'Truppler-Einheiten, die mit dieser Karte einen Befehl bekommen, erhalten 1 Ziel- und 1 Bereitschaftsmarker.',
    en: 'Trooper units that are issued an order with this card gain 1 aim and 1 standby token.',
  },
  'command/i-am-a-jedi': {
    de: 'Luke kann nicht angreifen, wandelt aber Energie in Abwehr um. Bekommt er einen Befehl, darf er bis zu 2 feindliche Truppler-Einheiten in Reichweite 1 wählen, die in dieser Runde nicht angreifen können.',
    en: 'Luke cannot attack, but his defence surges are blocks. When he is issued an order he may choose up to 2 enemy trooper units at range 1, which cannot attack this round.',
  },
  'command/legacy-of-mandalore': {
    de: 'Sabine hat Anspornen 1. Für jede Commander-, Agenten- oder Spezialeinsatzkräfte-Einheit, der sie einen Befehl erteilt, erhält sie 1 Zielmarker oder 1 Ausweichmarker.',
    en: 'Sabine has Inspire 1. For each commander, operative or special forces unit that she issues an order to she gains 1 aim or 1 dodge token.',
  },
  'command/not-out-of-it-yet': {
    de: 'Wer damit einen Befehl bekommt, darf sich mit Geschwindigkeit 1 bewegen. Han und Luke erhalten zu Beginn ihrer Aktivierung je 1 Ziel- und 1 Ausweichmarker, wenn sie in Reichweite 2 voneinander sind.',
    en: 'Whoever is ordered with it may make a speed-1 move. Han and Luke gain 1 aim and 1 dodge token when they activate within range 2 of each other.',
  },
  'command/notorious-scoundrels': {
    de: 'Nimm eine Kommandokarte von Han Solo aus deinem Ablagestapel auf die Hand zurück.',
    en: 'Take one of Han Solo’s command cards from your discard pile back into your hand.',
  },
  'command/rebellions-are-built-on-hope': {
    de: 'Wer mit dieser Karte einen Befehl bekommt, darf 1 Niederhalten-Marker nehmen. Befreundete Truppler mit offenem Befehlsmarker haben Gefahrensinn 2, sind unbezwingbar und können weder niedergehalten noch panisch werden.',
    en: 'Whoever is issued an order with this card may gain 1 suppression token. Friendly troopers with a faceup order token have Danger Sense 2, are indomitable and cannot be suppressed or panicked.',
  },
  'command/return-of-the-jedi': {
    de: 'Bekommt Luke einen Befehl, erhält er 1 Ausweichmarker. Wird er aktiviert, darf jede befreundete Truppler-Einheit in Reichweite 1–3 von ihm 1 Niederhalten-Marker entfernen.',
    en: 'When Luke is issued an order he gains 1 dodge token. When he is activated, each friendly trooper unit at range 1–3 of him may remove 1 suppression token.',
  },
  'command/sacrifice': {
    de: 'K-2SO hat Beschützer 4. Am Ende seiner Aktivierung darf er sich opfern: Ein anderer befreundeter Commander oder Agent in Reichweite 1 und Sichtlinie kann in dieser Runde nicht mehr mit Fernkampfangriffen angegriffen werden.',
    en: 'K-2SO has Guardian 4. At the end of his activation he may sacrifice himself: another friendly commander or operative at range 1 and in line of sight cannot be attacked by ranged attacks for the rest of the round.',
  },
  'command/smoke-screen': {
    de: 'Andere Truppler-Einheiten, denen R2-D2 einen Befehl erteilt, dürfen sich mit Geschwindigkeit 1 bewegen. Zu Beginn der Aktivierungsphase darf er 1 Rauchmarker legen.',
    en: 'Other trooper units that R2-D2 issues an order to may make a speed-1 move. At the start of the activation phase he may place 1 smoke token.',
  },
  'command/somebody-has-to-save-our-skins': {
    de: 'Nach Leias Aktivierung darfst du sofort eine befreundete Einheit in Reichweite 1–2 mit offenem Befehlsmarker aktivieren.',
    en: 'After Leia’s activation you may at once activate a friendly unit at range 1–2 that has a faceup order token.',
  },
  'command/volunteer-mission': {
    de: 'Commander, Agenten und Spezialeinsatzkräfte, denen Cassian einen Befehl erteilt, erholen sich, haben bis zum Ende der Runde Gefahrensinn 1 und dürfen 1 Niederhalten-Marker nehmen.',
    en: 'Commanders, operatives and special forces that Cassian issues an order to recover, have Danger Sense 1 until the end of the round and may gain 1 suppression token.',
  },
};
