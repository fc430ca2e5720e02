import type { Sayings } from '../types.ts';

export const offensiveRetrofit: Sayings = {
  'upgrade/advanced-transponder-net': {
    de: 'Befreundete Staffeln mit Schwer in Entfernung 1–2 hindern Staffeln im Nahkampf mit ihnen daran, Schiffe anzugreifen.',
    en: 'Friendly squadrons with Heavy at distance 1-2 keep squadrons that are engaged with them from attacking ships.',
  },
  'upgrade/b2-rocket-troopers': {
    de: 'Erschöpfe die Karte im Angriff: Ein Schiff in kurzer bis mittlerer Reichweite (keine Salve) erhält einen Überfallmarker deiner Wahl, oder gegen eine Staffel kommt 1 Würfel einer vorhandenen Farbe dazu.',
    en: 'While attacking you may exhaust this card: a ship at close to medium range gains a raid token of your choice, but not in a Salvo; or against a squadron you add 1 die of a colour in the pool.',
  },
  'upgrade/boosted-comms': {
    de: 'Durch ein Staffel-Kommando kannst du Staffeln bis in große Reichweite aktivieren.',
    en: 'By a Squadron command you can activate squadrons up to long range.',
  },
  'upgrade/disposable-capacitors': {
    de: 'Wirst du aktiviert, darfst du die Karte ablegen: In dieser Runde reichen deine blauen Würfel gegen Schiffe bis in große Reichweite.',
    en: 'When you are activated you may discard this card: this round your blue dice reach ships up to long range.',
  },
  'upgrade/expanded-hangar-bay': {
    de: 'Dein Staffelwert ist um 1 höher.',
    en: 'Your squadron value is 1 higher.',
  },
  'upgrade/flag-bridge': {
    de: 'Du hast ein Flottenkommando-Symbol mehr, kannst aber für solche Karten keine Kommandomarker ausgeben.',
    en: 'You have one more fleet-command icon, but cannot spend command tokens for such cards.',
  },
  'upgrade/flak-guns': {
    de: 'Deine Würfel gegen Staffeln gelten alle als schwarz, nicht aber in Salven und Kontern. In einer Salve gegen ein Schiff reichen schwarze Würfel bis in mittlere und blaue bis in große Reichweite.',
    en: 'All of your dice against squadrons count as black, but not in Salvo and Counter attacks. In a Salvo against a ship black dice reach up to medium and blue ones up to long range.',
  },
  'upgrade/hardened-bulkheads': {
    de: 'Überschneidest du ein kleineres Schiff oder es dich, erhältst du 1 verdeckte Schadenskarte weniger.',
    en: 'When you overlap a smaller ship or it overlaps you, you are dealt 1 facedown damage card fewer.',
  },
  'upgrade/hyperspace-rings': {
    de: 'Vor der Aufstellung darfst du befreundete Staffeln ohne Halunke bis zu deinem Staffelwert wählen: Sie erhalten Aufklärer.',
    en: 'Before deployment you may choose friendly squadrons without Rogue up to your squadron value: they gain Scout.',
  },
  'upgrade/hyperwave-signal-boost': {
    de: 'Bist du in der Staffelphase am Zug, darfst du die Karte erschöpfen: Statt zweier aktivierst du befreundete Staffeln in kurzer bis großer Reichweite, so viele du willst bis zu deinem Staffelwert, auch keine; ihre KI wirkt wie bei einem Staffel-Kommando.',
    en: 'In your turn of the Squadron Phase you may exhaust this card: instead of two you activate friendly squadrons at close to long range, any number up to your squadron value, even none; their AI works as by a Squadron command.',
  },
  'upgrade/phylon-q7-tractor-beams': {
    de: 'Wirst du aktiviert, darfst du die Karte erschöpfen: Ein feindliches Schiff in Entfernung 1–5, das nicht größer ist als du, legt einen Navigieren-Marker ab oder wird um 1 langsamer, mindestens 1.',
    en: 'When you are activated you may exhaust this card: an enemy ship at distance 1-5 that is no larger than you discards a Navigate token, or else is slowed by 1, to a minimum of 1.',
  },
  'upgrade/point-defense-reroute': {
    de: 'Greifst du eine Staffel in kurzer Reichweite an, darfst du deine Würfel mit kritischem Symbol neu würfeln.',
    en: 'When you attack a squadron at close range you may reroll your dice with critical icons.',
  },
  'upgrade/proximity-mines': {
    de: 'Vor der Aufstellung darfst du die Karte ablegen, um Annäherungsminen zu legen: halb so viele wie dein Technikwert, abgerundet, jenseits von Entfernung 5 zu feindlichen Schiffen und von Entfernung 1 zueinander.',
    en: 'Before deployment you may discard this card to place proximity mines: half your engineering value of them, rounded down, beyond distance 5 of enemy ships and distance 1 of each other.',
  },
  'upgrade/quad-laser-turrets': {
    de: 'Gegen eine Staffel, die dich in Entfernung 1 angreift, hast du Konter 1, aus einer Hüllensektion deiner Wahl.',
    en: 'Against a squadron that attacks you at distance 1 you have Counter 1, from a hull zone of your choice.',
  },
  'upgrade/rapid-launch-bays': {
    de: 'Vor der Aufstellung darfst du befreundete Staffeln bis zu deinem Staffelwert beiseitestellen. Deckst du ein Kommando auf, darfst du die Karte ablegen, um sie alle innerhalb von Entfernung 1–2 zu platzieren; sie bewegen sich in dieser Aktivierung nicht.',
    en: 'Before deployment you may set aside friendly squadrons up to your squadron value. When you reveal a command you may discard this card to place all of them within distance 1-2; they cannot move in that activation.',
  },
  'first/rapid-launch-bays': {
    de: 'Bei einem Staffel-Kommando darfst du davon so viele, wie du aktivieren könntest, innerhalb von Entfernung 1 platzieren; sie bewegen sich in dieser Aktivierung nicht.',
    en: 'By a Squadron command you may place as many of them as it activates within distance 1; they cannot move in that activation.',
  },
  'upgrade/reserve-hangar-deck': {
    de: 'Wird eine befreundete, nicht einzigartige Staffel mit Schwarm in Entfernung 1–5 zerstört, darfst du die Karte ablegen: Sie kommt mit 2 Hüllenpunkten aktiviert in Entfernung 1 zurück, wo sie nicht im Nahkampf ist.',
    en: 'When a friendly squadron with Swarm at distance 1-5 that is not unique is destroyed, you may discard this card: it returns with 2 hull points, activated, at distance 1, engaged with nobody.',
  },
  'upgrade/spha-t': {
    de: 'Dein Staffelwert ist um 2 niedriger. Zündung: kurze Reichweite, mit 5 blauen und 1 schwarzen Würfel aus Front, links oder rechts; den Zielmarker zu platzieren erschöpft die Karte.',
    en: 'Your squadron value is 2 lower. Ignition at close range with 5 blue dice and 1 black die from front, left or right; placing the targeting token exhausts this card.',
  },
};
