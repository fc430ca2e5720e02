import type { Sayings } from '../../types.ts';

export const commanderLtoZ: Sayings = {
  'upgrade/leia-organa-commander': {
    de: 'Handelt ein befreundetes Schiff sein erstes Kommando der Runde nur mit einem Rad ab, darf es zählen, als wäre auch ein Marker ausgegeben. Weitere Kommandos handelt es in dieser Runde nicht ab.',
    en: 'A friendly ship that resolves its first command of the round by dial alone may count a token as spent, too. It then resolves no other command this round.',
  },
  'upgrade/luminara-unduli-commander': {
    de: 'Gibt ein befreundetes Schiff oder eine einzigartige Staffel in der Verteidigung weniger als 2 Marker aus, darf es 1 nicht ausgegebenen oder 1 eines anderen befreundeten Schiffs in Entfernung 1–5 spielbereit machen.',
    en: 'A friendly ship or unique squadron that spent fewer than 2 tokens in its defence may ready an unspent one, or one of another friendly ship at distance 1-5.',
  },
  'upgrade/mar-tuuk': {
    de: 'Greift ein befreundetes Schiff eine Hüllensektion mit Schilden an, darf es 1 roten Würfel hinzufügen. Hat das verteidigende Schiff gar keine Schilde, muss es nach dem Wurf 1 Würfel negieren.',
    en: 'A friendly ship may add 1 red die when it attacks a hull zone with shields. Against a ship without any shields it must cancel 1 die after rolling.',
  },
  'upgrade/moff-jerjerrod': {
    de: 'Beim Bestimmen des Kurses darf ein befreundetes Schiff 1 Schaden erleiden: Seine erste Kurskorrektur beträgt dann II.',
    en: 'While it determines its course a friendly ship may suffer 1 damage: its first yaw value is then II.',
  },
  'upgrade/mon-mothma': {
    de: 'Weicht ein befreundetes Schiff aus, darf es in mittlerer Reichweite 1 Würfel negieren; in kurzer Reichweite darf es 1 Würfel mehr neu würfeln lassen.',
    en: 'When a friendly ship evades, it may cancel 1 die at medium range; at close range it may have 1 die more rerolled.',
  },
  'upgrade/obi-wan-kenobi': {
    de: 'Gibt ein befreundetes Schiff in der Verteidigung einen spielbereiten Marker „Umlenken“ aus, darf es den Schaden um 1 senken.',
    en: 'A friendly ship that spends a readied redirect token in its defence may reduce the damage by 1.',
  },
  'upgrade/plo-koon-commander': {
    de: 'Greift eine befreundete Staffel ein Schiff in Entfernung 1–3 zu einem befreundeten Schiff an, darf sie 1 blauen Würfel mit fester Zielgenauigkeit hinzufügen. Staffeln ohne Geschick haben in Entfernung 1 zu solchen mit Geschick Draufgänger.',
    en: 'A friendly squadron that attacks a ship at distance 1-3 of a friendly ship may add a blue die with a fixed accuracy. Squadrons without Adept have Grit at distance 1 of one with Adept.',
  },
  'upgrade/tf-1726': {
    de: 'Einmal pro Aktivierung: Greift ein befreundetes Schiff ein Schiff an, fügt es für jeden Überfallmarker des Verteidigers 1 schwarzen Würfel hinzu, höchstens 2.',
    en: 'Once per activation a friendly ship that attacks a ship adds 1 black die for each raid token of the defender, 2 at most.',
  },
};
