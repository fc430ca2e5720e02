import type { Sayings } from '../types.ts';

export const experimentalRetrofit: Sayings = {
  'upgrade/g-8-experimental-projector': {
    de: 'Bevor ein feindliches Schiff in Entfernung 1–5 seinen Kurs bestimmt, darfst du die Karte erschöpfen: Für dieses Manöver ist es um 1 langsamer, mindestens 0.',
    en: 'Before an enemy ship at distance 1-5 determines its course you may exhaust this card: for this manoeuvre it is 1 slower, to a minimum of 0.',
  },
  'upgrade/g7-x-grav-well-projector': {
    de: 'Vor der Aufstellung darfst du einen Marker irgendwo auf die Spielfläche legen: Schiffe, die in Entfernung 1–3 zu ihm aufgestellt werden, beginnen mit Schub 0.',
    en: 'Before deployment you may place a token anywhere in the play area: ships that deploy at distance 1-3 of it begin at speed 0.',
  },
  'upgrade/grav-shift-reroute': {
    de: 'Vor der Aufstellung darfst du einen Marker irgendwo auf die Spielfläche legen; nach der Aufstellung darfst du jedes Hindernis in Entfernung 1–3 zu ihm innerhalb von Entfernung 2 bewegen.',
    en: 'Before deployment you may place a token anywhere in the play area; after it you may move each obstacle at distance 1-3 of it within distance 2.',
  },
  'upgrade/targeting-scrambler': {
    de: 'Verteidigt sich ein befreundetes Schiff in Entfernung 1–3 in kurzer Reichweite, darfst du die Karte erschöpfen: Der Angreifer würfelt bis zu 4 Würfel deiner Wahl neu.',
    en: 'When a friendly ship at distance 1-3 defends at close range you may exhaust this card: the attacker rerolls up to 4 dice of your choice.',
  },
};
