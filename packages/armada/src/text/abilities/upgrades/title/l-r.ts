import type { Sayings } from '../../types.ts';

export const titleLtoR: Sayings = {
  'upgrade/liberator': {
    de: 'Bringt ein Symbol „Flottenkommando“. Für dessen Karte kannst du keine Kommandomarker ausgeben.',
    en: 'Adds a fleet command icon. You cannot spend command tokens for its card.',
  },
  'upgrade/liberty': {
    de: 'Staffelkommando mit Marker: 1 Staffel mehr.',
    en: 'Squadron command with a token: 1 squadron more.',
  },
  'upgrade/lucid-voice': {
    de: 'Das Heck ist mit 3 roten Würfeln bewaffnet; die Seiten tauschen 1 blauen gegen 1 schwarzen.',
    en: 'The rear is armed with 3 red dice; the sides trade 1 blue die for 1 black one.',
  },
  'upgrade/mon-calamari-exodus-fleet': {
    de: 'Reparaturkommando: eine weitere Kopie auf einem befreundeten Schiff in Entfernung 1–4 erschöpfen für 2 Technikpunkte mehr.',
    en: 'Repair command: exhaust another copy on a friendly ship at distance 1-4 for 2 more engineering points.',
  },
  'upgrade/mon-karren': {
    de: 'Mit „Feuer konzentrieren“ im Angriff auf ein Schiff: Der Verteidiger kann nur 1 Verteidigungsmarker ausgeben.',
    en: 'With Concentrate Fire while attacking a ship: the defender can spend only 1 defence token.',
  },
  'upgrade/nevoota-bee': {
    de: 'Staffelkommando: Nicht einzigartige Staffeln erhalten Schwarm; Staffeln mit Schwarm dürfen im Angriff auf ein Schiff 1 Würfel neu werfen.',
    en: 'Squadron command: non-unique squadrons gain Swarm; squadrons with Swarm may reroll 1 die while attacking a ship.',
  },
  'upgrade/nova-defiant': {
    de: 'Kommandowert 4, auch mehrere Marker einer Art. Beim Aufdecken darfst du die vier Marker dieser Karte erhalten.',
    en: 'Command value 4, even with several tokens of a type. When revealing, you may gain the four tokens of this card.',
  },
  'upgrade/paragon': {
    de: 'Im Angriff auf ein Schiff, das du diese Runde schon angegriffen hast: 1 schwarzer Würfel mehr.',
    en: 'Attacking a ship that you have already attacked this round: 1 black die more.',
  },
  'upgrade/patriot-fist': {
    de: 'Im ersten Angriff der Aktivierung auf ein Schiff in mittlerer bis großer Reichweite darfst du 2 blaue Würfel hinzufügen; dann greifst du in ihr nicht mehr an.',
    en: 'In the first attack of the activation, on a ship at medium to long range, you may add 2 blue dice; then you cannot attack again in it.',
  },
  'upgrade/phoenix-home': {
    de: 'Bringt ein Symbol „Offizier“. Das Schiff kann 4 Kommandomarker haben.',
    en: 'Adds an officer icon. The ship can have 4 command tokens.',
  },
  'upgrade/profundity': {
    de: 'Vor dem Aufstellen darfst du 1 kleines Schiff mit Kommandowert 1 beiseitestellen. Zu Beginn einer Runde darfst du es in Entfernung 1 aufstellen und ihm je 1 Commander und Offizier übergeben.',
    en: 'Before deploying, you may set aside 1 small ship with a command value of 1. At the start of a round you may deploy it at distance 1 and hand over 1 commander and 1 officer.',
  },
  'upgrade/pursuant': {
    de: 'Deckst du ein anderes Kommando auf, darfst du diese Karte ablegen, um zusätzlich ein Staffelkommando wie mit Rad abzuhandeln.',
    en: 'When you reveal another command, you may discard this card to resolve a Squadron command as with a dial, too.',
  },
  'upgrade/quantum-storm': {
    de: 'Navigationskommando: Nach dem Manöver erschöpfen für ein Manöver mit Schub 1 und der Kurskorrektur „–“.',
    en: 'Navigate command: after the manoeuvre, exhaust it for a speed-1 manoeuvre with a yaw value of “-”.',
  },
  'upgrade/radiant-vii': {
    de: 'Bringt ein Symbol „Flottenunterstützung“, verbietet Turbolaser und Flugkörper.',
    en: 'Adds a fleet support icon, forbids turbolasers and ordnance.',
  },
  'upgrade/rakehell': {
    de: 'Navigationskommando: In einem Manöver mit Schub 0 darf das Schiff sich mit der Kurskorrektur I drehen, die andere Effekte erhöhen können.',
    en: 'Navigate command: in a speed-0 manoeuvre the ship may turn with a yaw value of I, which other effects may raise.',
  },
  'upgrade/ravager': {
    de: 'Marker „Feuer konzentrieren“ können statt eines neuen Wurfs 1 Würfel einer Farbe des Pools hinzufügen.',
    en: 'Concentrate Fire tokens can add 1 die of a colour in the pool instead of rerolling one.',
  },
  'upgrade/redemption': {
    de: 'Reparaturkommandos befreundeter Schiffe in Entfernung 1–5 haben 1 Technikpunkt mehr.',
    en: 'Repair commands of friendly ships at distance 1-5 have 1 engineering point more.',
  },
  'upgrade/relentless': {
    de: 'Das Schiff erhält in der Kommandophase 1 Kommandorad weniger.',
    en: 'The ship is given 1 command dial less in the Command Phase.',
  },
  'upgrade/resolute': {
    de: 'Nach einem Kommando mit Rad darfst du den passenden Marker von dieser Karte erhalten.',
    en: 'After a command resolved by dial, you may gain the matching token from this card.',
  },
};
