import type { Sayings } from '../../types.ts';

export const republicPips3: Sayings = {
  'command/attack-of-the-clones': {
    de: 'Jede Einheit, die mit dieser Karte einen Befehl bekommt, erhält 1 Energiemarker oder entfernt 1 Niederhalten-Marker.',
    en: 'Each unit that is issued an order with this card gains 1 surge token or removes 1 suppression token.',
  },
  'command/daring-defense': {
    de: 'Wookiee-Truppler, die ein Wookiee-Commander damit befehligt, haben in dieser Runde Demoralisieren 1.',
    en: 'Wookiee troopers that a Wookiee commander orders with it have Demoralize 1 this round.',
  },
  'command/diplomatic-cover': {
    de: 'Bleibt im Spiel: Padmé hat Zuverlässig 1. Vor der Aufstellung vorgezeigt gibt die Karte ihr stattdessen Infiltrieren, 1 Ausweichmarker beim Aufstellen und Geheimauftrag; sie muss dann in Runde 1 gespielt werden.',
    en: 'Permanent: Padmé has Reliable 1. Divulged before deployment the card gives her Infiltrate, 1 dodge token when she is deployed and Secret Mission instead; it must be played in round 1 then.',
  },
  'command/flexible-strategy': {
    de: 'Truppler, die mit dieser Karte einen Befehl bekommen, dürfen 1 Niederhalten-Marker entfernen oder sich mit Geschwindigkeit 1 bewegen, Fahrzeuge 1 Ziel- oder 1 Ausweichmarker erhalten.',
    en: 'Troopers that are issued an order with this card may remove 1 suppression token or make a speed-1 move, vehicles may gain 1 aim or 1 dodge token.',
  },
  'command/general-kenobi': {
    de: 'Einheiten, denen Obi-Wan einen Befehl erteilt, erhalten 1 Energiemarker für jede andere befreundete Einheit in Reichweite 1 von ihnen.',
    en: 'Units that Obi-Wan issues an order to gain 1 surge token for each other friendly unit at range 1 of them.',
  },
  'command/general-skywalker': {
    de: 'Anakin hat Anspornen 2. Wer mit dieser Karte einen Befehl bekommt, erhält 1 Zielmarker.',
    en: 'Anakin has Inspire 2. Whoever is issued an order with this card gains 1 aim token.',
  },
  'command/hero-of-the-clone-wars': {
    de: 'Bleibt im Spiel: Anakin hat Vorbild und Zuverlässig 2. Ist am Ende seiner Aktivierung keine befreundete Einheit in Reichweite 1–2, erhält er 1 Niederhalten-Marker.',
    en: 'Permanent: Anakin has Exemplar and Reliable 2. If no friendly unit is at range 1–2 at the end of his activation he gains 1 suppression token.',
  },
  'command/leaders-of-the-501st': {
    de: 'Bleibt im Spiel: Befreundete Einheiten in Reichweite 2 von Anakin oder Rex sind unbezwingbar.',
    en: 'Permanent: friendly units within range 2 of Anakin or Rex are indomitable.',
  },
  'command/luminous-beings-are-we': {
    de: 'Yoda erhält je 2 Ziel-, Ausweich- und Energiemarker, die befreundete Einheiten in Reichweite 1–3 ausgeben können; er kann nicht angreifen. „Size Matters Not“ kommt aus dem Ablagestapel zurück.',
    en: 'Yoda gains 2 aim, dodge and surge tokens each, which friendly units at range 1–3 can spend; he cannot attack. Size Matters Not comes back from the discard pile.',
  },
  'command/we-do-what-we-do': {
    de: 'Die Schadenscharge wird mit Hunter um 1 schneller und hat mit Tech Taktisch 1, mit Echo Reliable 1, mit Crosshair Präzise 1; mit Wrecker sind ihre Waffen niederhaltend.',
    en: 'The Bad Batch is faster by 1 with Hunter and has Tactical 1 with Tech, Reliable 1 with Echo, Precise 1 with Crosshair; with Wrecker its weapons are suppressive.',
  },
  'command/were-not-programmed': {
    de: 'Rex hat Anspornen 2, erhält 2 Energiemarker und erholt sich, wenn er aktiviert wird.',
    en: 'Rex has Inspire 2, gains 2 surge tokens and recovers when he is activated.',
  },
  'command/yhwargghhhhhhhhhh': {
    de: 'Wookiee-Einheiten, die von einem Wookiee-Commander einen Befehl bekommen, haben bis zum Ende der Runde Demoralisieren 1.',
    en: 'Wookiee units that are issued an order by a Wookiee commander have Demoralize 1 until the end of the round.',
  },
};
