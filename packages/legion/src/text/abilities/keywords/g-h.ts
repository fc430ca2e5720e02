import type { Sayings } from '../types.ts';

export const keywordsGH: Sayings = {
  'keyword/generator': {
    en: 'In the end phase X of its shields are turned up.',
    de: 'In der Endphase werden X ihrer Schilde aufgedeckt.',
  },
  'keyword/grounded': {
    en: 'It neither climbs nor clambers.',
    de: 'Sie klimmt und klettert nicht.',
  },
  'keyword/guardian': {
    en: 'It may take up to X hits of a ranged attack upon itself for friendly troopers at range 1 and in sight.',
    de: 'Sie darf für befreundete Truppler in Reichweite 1 und Sichtlinie bis zu X Treffer eines Fernkampfangriffs auf sich nehmen.',
  },
  'keyword/guardian@2.6': {
    de: 'Sie nimmt einem befreundeten Truppler in Reichweite 1 bis zu X Treffer ab und würfelt für jeden; nicht, solange sie so viele Niederhalten-Marker wie Tapferkeit hat.',
    en: 'It takes up to X hits off a friendly trooper within range 1 and rolls for each; not while its suppression equals its courage.',
  },
  'keyword/guidance': {
    en: 'Card action: another friendly trooper unit at range 1 to 2 performs a free action that is no attack.',
    de: 'Kartenaktion: Eine andere befreundete Truppler-Einheit in Reichweite 1–2 führt eine freie Aktion durch, die kein Angriff ist.',
  },
  'keyword/guidance@2.6': {
    de: 'Kartenaktion: Eine andere befreundete Einheit der genannten Art in Reichweite 2 führt eine freie Aktion durch, die kein Angriff ist.',
    en: 'Card action: another friendly unit of the named kind within 2 performs a free action that is no attack.',
  },
  'keyword/gunslinger': {
    en: 'After a ranged attack action it may attack another unit.',
    de: 'Nach einer Fernkampf-Angriffsaktion darf sie eine andere Einheit angreifen.',
  },
  'keyword/gunslinger@2.6': {
    de: 'Beim Ansagen der Verteidiger darf sie eine weitere Einheit wählen und gegen sie einen Pool aus einer Fernkampfwaffe bilden, die schon in einem anderen Pool ist.',
    en: 'While declaring defenders it may choose one more unit and form a pool against it of a ranged weapon that is in another pool already.',
  },
  'keyword/heavy-weapon-team': {
    en: 'It must carry a heavy weapon, whose bearer leads it.',
    de: 'Sie muss eine schwere Waffe tragen, deren Träger sie anführt.',
  },
  'keyword/high-velocity': {
    en: 'If all weapons of the pool have it, no dodge token helps.',
    de: 'Haben es alle Waffen des Pools, hilft kein Ausweichmarker.',
  },
  'keyword/hold-the-line': {
    de: 'Im Handgemenge werden Angriffsenergien zu Treffern und Verteidigungsenergien zu Blocks.',
    en: 'While engaged its attack surges become hits and its defence surges blocks.',
  },
  'keyword/hover': {
    en: 'It may reverse, strafe and stand by; Ground: others treat it as a ground vehicle, Air X: it passes over terrain of height X.',
    de: 'Sie darf rückwärts und seitwärts fahren und in Bereitschaft gehen; Boden: für andere ein Bodenfahrzeug, Luft X: sie überfliegt Gelände der Höhe X.',
  },
};
