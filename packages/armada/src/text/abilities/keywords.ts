import type { Sayings } from './types.ts';

/** Squadron keywords as the reference has them. AR-SCHLUESSELWOERTER-VON-STAFFELN-02..28 */
export const keywords: Sayings = {
  'keyword/adept': {
    de: 'Darf beim Angriff so viele Würfel neu würfeln, wie die Zahl sagt.',
    en: 'While attacking, may reroll as many dice as its number says.',
  },
  'keyword/ai-anti-squadron': {
    de: 'Durch ein Staffel-Kommando aktiviert, darf sie dem Anti-Jäger-Angriff so viele Würfel in schon vertretenen Farben hinzufügen.',
    en: 'If a Squadron command activated it, it may add so many dice of colours already in the pool when attacking squadrons.',
  },
  'keyword/ai-battery': {
    de: 'Durch ein Staffel-Kommando aktiviert, darf sie dem Angriff mit der Geschützbatterie so viele Würfel in schon vertretenen Farben hinzufügen.',
    en: 'If a Squadron command activated it, it may add so many dice of colours already in the pool when attacking with its battery.',
  },
  'keyword/assault': {
    de: 'Darf im Angriff auf ein Schiff einen Treffer ausgeben: Das Schiff erhält einen Überfallmarker nach Wahl des Angreifers.',
    en: 'Attacking a ship, it may spend a die with a hit: the ship gains a raid token of the attacker’s choice.',
  },
  'keyword/bomber': {
    de: 'Gegen Schiffe zählen kritische Treffer als Schaden, und ein kritischer Effekt darf abgehandelt werden.',
    en: 'Against ships its critical icons count as damage, and it may resolve a critical effect.',
  },
  'keyword/cloak': {
    de: 'Darf sich am Ende der Staffelphase bis Entfernung 1 bewegen, selbst im Nahkampf.',
    en: 'At the end of the Squadron Phase it may move up to distance 1, even while engaged.',
  },
  'keyword/counter': {
    de: 'Wird sie von einer Staffel angegriffen, darf sie mit so vielen blauen Würfeln zurückschlagen, selbst wenn sie zerstört ist.',
    en: 'Attacked by a squadron, it may attack back with so many blue dice, even if it was destroyed.',
  },
  'keyword/dodge': {
    de: 'Gegen eine Staffel bestimmt sie so viele Würfel, die neu gewürfelt werden müssen.',
    en: 'Defending against a squadron, it names so many dice that must be rerolled.',
  },
  'keyword/escort': {
    de: 'Staffeln im Nahkampf mit ihr können keine Staffel ohne Eskorte angreifen (außer beim Konter).',
    en: 'Squadrons engaged with it cannot attack squadrons without Escort (except by Counter).',
  },
  'keyword/grit': {
    de: 'Ein einziger Gegner im Nahkampf hindert sie nicht am Bewegen.',
    en: 'Being engaged with only one squadron does not keep it from moving.',
  },
  'keyword/heavy': {
    de: 'Hindert andere im Nahkampf weder am Bewegen noch am Angriff auf Schiffe.',
    en: 'It keeps engaged squadrons neither from moving nor from attacking ships.',
  },
  'keyword/intel': {
    de: 'Befreundete Staffeln in Entfernung 1, sie selbst eingeschlossen, haben Draufgänger.',
    en: 'Friendly squadrons at distance 1, itself included, have Grit.',
  },
  'keyword/relay': {
    de: 'In Aktivierungsreichweite eines Schiffs gibt sie dessen Staffel-Kommando an so viele Staffeln in Entfernung 1–3 weiter.',
    en: 'In range of a ship’s Squadron command, it passes the command on to so many squadrons at distance 1–3.',
  },
  'keyword/rogue': {
    de: 'Darf sich in der Staffelphase bewegen und angreifen, in beliebiger Reihenfolge.',
    en: 'In the Squadron Phase it may both move and attack, in either order.',
  },
  'keyword/scout': {
    de: 'Darf außerhalb der Aufstellungsbereiche stehen, jenseits von Entfernung 1–5 zu allen Feinden.',
    en: 'May be deployed outside the deployment zones, beyond distance 1–5 of all enemies.',
  },
  'keyword/screen': {
    de: 'Gegen eine Staffel Ausweichen 1 für jede befreundete Staffel ohne Schutzschirm, die mit dem Angreifer im Nahkampf ist, bis zu 3.',
    en: 'Against a squadron: Dodge 1 for every friendly squadron without Screen that is engaged with the attacker, up to 3.',
  },
  'keyword/snipe': {
    de: 'Kann Staffeln in Entfernung 2 mit so vielen blauen Würfeln angreifen; Konter gilt dann nicht.',
    en: 'Can attack squadrons at distance 2 with so many blue dice; Counter is ignored then.',
  },
  'keyword/strategic': {
    de: 'Endet ihre Bewegung in Entfernung 1 zu Einsatzzielmarkern, darf sie einen davon innerhalb von Entfernung 1 zu sich versetzen.',
    en: 'When it ends its move at distance 1 of objective tokens, it may move one of them, still at distance 1.',
  },
  'keyword/swarm': {
    de: 'Greift sie eine Staffel an, die noch mit einer anderen im Nahkampf ist, darf sie einen Würfel neu würfeln.',
    en: 'Attacking a squadron that is engaged with another squadron, it may reroll a die.',
  },
};
