import type { Sayings } from '../../types.ts';

export const commanderBtoF: Sayings = {
  'upgrade/bail-organa-commander': {
    de: 'Deckt ein befreundetes Schiff ein Kommando auf, darfst du von dieser Karte je 1 Marker jeder Art ablegen: Für jeden erhält das Schiff ein passendes zusätzliches Kommandorad.',
    en: 'When a friendly ship reveals a command, you may discard 1 token of each type from this card: for each the ship gains a matching further dial.',
  },
  'upgrade/commander-sato': {
    de: 'Greift ein befreundetes Schiff ein Schiff in Entfernung 1 zu einer befreundeten Staffel an, darf es vor dem Wurf bis zu 2 Würfel durch Würfel beliebiger Farbe ersetzen.',
    en: 'When a friendly ship attacks a ship at distance 1 of a friendly squadron, it may replace up to 2 dice by dice of any colour before it rolls.',
  },
  'upgrade/count-dooku': {
    de: 'Zu Beginn der Schiffsphase darfst du 1 Marker von dieser Karte ablegen: Jedes feindliche Schiff erhält einen passenden Überfallmarker. Auf der Karte beginnen mindestens 2 Arten.',
    en: 'Start of the Ship Phase: you may discard 1 token from this card, and every enemy ship gains a matching raid token. At least 2 types begin on the card.',
  },
  'upgrade/darth-vader-commander': {
    de: 'Greift ein befreundetes Schiff ein Schiff an, darf es 1 seiner Verteidigungsmarker ausgeben, um beliebig viele Würfel neu zu würfeln.',
    en: 'A friendly ship that attacks a ship may spend 1 of its defence tokens to reroll any number of dice.',
  },
  'upgrade/emperor-palpatine-commander': {
    de: 'Nach dem Aufstellen liegt 1 Verteidigungsmarker jeder Art hier. Zu Beginn der Schiffsphase darfst du 1 ablegen: Gibt ein Gegner in dieser Runde in der Verteidigung einen gleichen aus, wird dieser abgelegt.',
    en: 'After deployment 1 defence token of each kind lies here. Start of the Ship Phase: you may discard 1; enemies who spend such a token in their defence this round discard it.',
  },
};
