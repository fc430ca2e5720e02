import type { Sayings } from '../types.ts';

export const keywordsEF: Sayings = {
  'keyword/enrage': {
    en: 'With X wounds it knows no fear and has Charge.',
    de: 'Ab X Wunden kennt sie keine Furcht und hat Sturmangriff.',
  },
  'keyword/entourage': {
    en: 'One named unit does not count for its rank, and may be given an order at range 1 to 2.',
    de: 'Eine genannte Einheit zählt nicht für ihren Rang und darf in Reichweite 1–2 einen Befehl erhalten.',
  },
  'keyword/equip': {
    en: 'It must carry the named upgrades.',
    de: 'Sie muss die genannten Aufwertungen tragen.',
  },
  'keyword/exemplar': {
    en: 'Friends at range 1 to 2 and in sight may spend its aim, dodge and surge tokens.',
    de: 'Befreundete Einheiten in Reichweite 1–2 und Sichtlinie dürfen ihre Ziel-, Ausweich- und Energiemarker ausgeben.',
  },
  'keyword/exemplar@2.6': {
    de: 'Einheiten ihrer Fraktion oder Zugehörigkeit in Reichweite 2 und Sichtlinie dürfen je Angriff einen ihrer Ziel-, Ausweich- oder Energiemarker ausgeben.',
    en: 'Units of its faction or affiliation within 2 and in sight may spend one of its aim, dodge or surge tokens in each attack.',
  },
  'keyword/expert-climber': {
    en: 'It clambers without dice and wounds.',
    de: 'Sie klettert ohne Würfel und Wunden.',
  },
  'keyword/eyes-on-the-prize': {
    de: 'Die Einheit hat das genannte Schlüsselwort, solange ihr Einheitenführer in halber Reichweite eines Einsatzzielmarkers ist oder sie einen hält.',
    en: 'The unit has the listed keyword while its leader is within half range of an objective token or it holds one.',
  },
  'keyword/field-commander': {
    en: 'With cards that name nobody it may be nominated; friends in command range have courage 2 against panic.',
    de: 'Mit Karten, die niemanden nennen, darf sie benannt werden; befreundete Einheiten in Befehlsreichweite haben gegen Panik Tapferkeit 2.',
  },
  'keyword/fire-support': {
    en: 'With a faceup order it may add its weapons to a friend’s ranged attack; its token is turned down.',
    de: 'Mit aufgedecktem Befehl darf sie ihre Waffen zu einem Fernkampfangriff einer befreundeten Einheit geben; ihr Marker wird umgedreht.',
  },
  'keyword/fire-support@2.6': {
    de: 'Erhält sie einen Befehl, erhält sie einen Bereitschaftsmarker.',
    en: 'When it is issued an order it gains a standby token.',
  },
  'keyword/fixed': {
    en: 'The defender must be in the named arc.',
    de: 'Der Verteidiger muss im genannten Feuerwinkel sein.',
  },
  'keyword/flawed': {
    en: 'Once a game, at the start of a command phase, the opponent may use its flaw for the round: Anakin, who has suppression, gets no orders; Kallus, who is wounded, gains 4 suppression tokens after attacking; Lando, with three discarded cards, can use neither his own command cards nor contingencies.',
    de: 'Einmal im Spiel darf der Gegner zu Beginn einer Kommandophase ihre Schwäche für die Runde ausnutzen: Anakin mit Niederhalten-Markern erhält keine Befehle; der verwundete Kallus erhält nach einem Angriff 4 Niederhalten-Marker; Lando kann nach drei abgelegten Karten weder eigene Kommandokarten noch bereitgelegte benutzen.',
  },
  'keyword/flexible-response': {
    de: 'Sie muss mit X schweren Waffen ausgerüstet werden.',
    en: 'It must equip X heavy weapons.',
  },
  'keyword/full-pivot': {
    en: 'It may turn as far as it likes.',
    de: 'Sie darf sich beliebig weit drehen.',
  },
};
