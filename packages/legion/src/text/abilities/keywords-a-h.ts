import type { Sayings } from './types.ts';

/** Keywords of units, A to H. */
export const keywordsAToH: Sayings = {
  'keyword/agile': {
    en: 'After a standard move it gains X dodge tokens.',
    de: 'Nach einer Standardbewegung erhält sie X Ausweichmarker.',
  },
  'keyword/ai': {
    en: 'Without a faceup order token its first action must be one of those named, if it can.',
    de: 'Ohne aufgedeckten Befehlsmarker muss ihre erste Aktion nach Möglichkeit eine der genannten sein.',
  },
  'keyword/arm': {
    en: 'Card action: lay X charges within range 1 and in sight of its leader.',
    de: 'Kartenaktion: Lege X Bombenmarker innerhalb von Reichweite 1 und in Sichtlinie ihres Einheitenführers.',
  },
  'keyword/armor': {
    en: 'While it defends, hits are cancelled: all of them, or up to X.',
    de: 'Während sie sich verteidigt, werden Treffer negiert: alle oder bis zu X.',
  },
  'keyword/arsenal': {
    en: 'Each of its miniatures may use up to X weapons in an attack.',
    de: 'Jede ihrer Miniaturen darf bei einem Angriff bis zu X Waffen verwenden.',
  },
  'keyword/ataru-mastery': {
    en: 'Two attack actions; a dodge token after each of its attacks, an aim token after each on it. If it dodges at range, defence surges wound the attacker.',
    de: 'Zwei Angriffsaktionen; ein Ausweichmarker nach jedem eigenen Angriff, ein Zielmarker nach jedem auf sie. Weicht sie im Fernkampf aus, verwunden Abwehrenergien den Angreifer.',
  },
  'keyword/authoritative': {
    en: 'Once in a command phase an order for it may go to a friend at range 1 to 2 instead.',
    de: 'Einmal je Kommandophase darf ein Befehl für sie stattdessen an eine befreundete Einheit in Reichweite 1–2 gehen.',
  },
  'keyword/barrage': {
    en: 'Two attack actions, if it does not use Arsenal in this activation.',
    de: 'Zwei Angriffsaktionen, wenn sie Arsenal in dieser Aktivierung nicht nutzt.',
  },
  'keyword/block': {
    en: 'If it spends a dodge token while defending, surges are blocks.',
    de: 'Gibt sie beim Verteidigen einen Ausweichmarker aus, zählen Energien als Abwehr.',
  },
  'keyword/bolster': {
    en: 'Card action: up to X friends at range 1 gain a surge token each.',
    de: 'Kartenaktion: Bis zu X befreundete Einheiten in Reichweite 1 erhalten je einen Energiemarker.',
  },
  'keyword/bounty': {
    en: 'After set-up it marks an enemy commander or operative; if it defeats a marked unit and lives to the end, it scores.',
    de: 'Nach dem Aufbau markiert sie einen feindlichen Commander oder Agenten; besiegt sie eine markierte Einheit und überlebt, bringt das einen Siegmarker.',
  },
  'keyword/calculate-odds': {
    en: 'Card action: a friendly trooper unit at range 1 and in sight gains an aim, a dodge and a suppression token.',
    de: 'Kartenaktion: Eine befreundete Truppler-Einheit in Reichweite 1 und Sichtlinie erhält je einen Ziel-, Ausweich- und Niederhalten-Marker.',
  },
  'keyword/charge': {
    en: 'After a move action that starts a melee it may make a free melee attack action.',
    de: 'Nach einer Bewegungsaktion, die einen Nahkampf beginnt, darf sie eine freie Nahkampf-Angriffsaktion durchführen.',
  },
  'keyword/climbing-vehicle': {
    en: 'It climbs and clambers like a trooper.',
    de: 'Sie klimmt und klettert wie ein Truppler.',
  },
  'keyword/compel': {
    en: 'Other friendly troopers at range 1 to 2 that are suppressed but not panicked may gain a token after rallying for a free move action.',
    de: 'Andere befreundete Truppler in Reichweite 1–2, die niedergehalten, aber nicht in Panik sind, dürfen nach dem Sammeln einen Marker für eine freie Bewegungsaktion nehmen.',
  },
  'keyword/contingencies': {
    en: 'Up to X more command cards are set aside. Right after cards are revealed, one of them with as many pips may be played instead; the other card is discarded.',
    de: 'Bis zu X weitere Kommandokarten liegen bereit. Gleich nach dem Aufdecken darf eine davon mit gleich vielen Punkten stattdessen gespielt werden; die andere wird abgelegt.',
  },
  'keyword/coordinate': {
    en: 'After it was given an order it may give one to a named friend at range 1.',
    de: 'Nachdem sie einen Befehl erhalten hat, darf sie einer genannten befreundeten Einheit in Reichweite 1 einen erteilen.',
  },
  'keyword/counterpart': {
    en: 'It is a miniature of the named unit, with its own weapons and wounds, and may suffer for the others.',
    de: 'Sie ist eine Miniatur der genannten Einheit mit eigenen Waffen und Wunden und darf für die anderen Wunden nehmen.',
  },
  'keyword/cover': {
    en: 'Against ranged attacks its cover is better by X.',
    de: 'Gegen Fernkampfangriffe ist ihre Deckung um X besser.',
  },
  'keyword/covert-ops': {
    en: 'When it is deployed it may become an operative and infiltrate, unless it is the only commander.',
    de: 'Beim Aufstellen darf sie Agent werden und infiltrieren, wenn sie nicht der einzige Commander ist.',
  },
  'keyword/cunning': {
    en: 'On a tie for priority its own command card counts one pip less.',
    de: 'Bei Gleichstand um die Priorität zählt ihre eigene Kommandokarte einen Kreis weniger.',
  },
  'keyword/danger-sense': {
    en: 'It may keep up to X suppression tokens, and at range rolls a defence die more for each, X at most.',
    de: 'Sie darf bis zu X Niederhalten-Marker behalten und wirft im Fernkampf für jeden einen Abwehrwürfel mehr, höchstens X.',
  },
  'keyword/dauntless': {
    en: 'Suppressed but not panicked, it may gain a token after rallying for a free move action.',
    de: 'Niedergehalten, aber nicht in Panik, darf sie nach dem Sammeln einen Marker für eine freie Bewegungsaktion nehmen.',
  },
  'keyword/defend': {
    en: 'When it is given an order it gains X dodge tokens.',
    de: 'Erhält sie einen Befehl, bekommt sie X Ausweichmarker.',
  },
  'keyword/deflect': {
    en: 'If it dodges, surges are blocks; at range each surge wounds the attacker.',
    de: 'Weicht sie aus, zählen Energien als Abwehr; im Fernkampf verwundet jede den Angreifer.',
  },
  'keyword/demoralize': {
    en: 'After its rally enemies at range 1 to 2 gain up to X suppression tokens in all.',
    de: 'Nach ihrem Sammeln erhalten feindliche Einheiten in Reichweite 1–2 insgesamt bis zu X Niederhalten-Marker.',
  },
  'keyword/detachment': {
    en: 'It needs the named unit in its army and is deployed next to its leader.',
    de: 'Sie braucht die genannte Einheit in der Armee und wird neben deren Einheitenführer aufgestellt.',
  },
  'keyword/detonate': {
    en: 'After an action of anybody it may set off up to X of its charges.',
    de: 'Nach einer Aktion von irgendwem darf sie bis zu X ihrer Bombenmarker detonieren lassen.',
  },
  'keyword/direct': {
    en: 'When orders are given it may give one more to a named friend at range 1 to 2.',
    de: 'Beim Erteilen von Befehlen darf sie einer genannten befreundeten Einheit in Reichweite 1–2 einen weiteren geben.',
  },
  'keyword/disciplined': {
    en: 'When it is given an order it may lose up to X suppression tokens.',
    de: 'Erhält sie einen Befehl, darf sie bis zu X Niederhalten-Marker entfernen.',
  },
  'keyword/disengage': {
    en: 'It may move while it is engaged with a single unit.',
    de: 'Sie darf sich bewegen, während sie mit nur einer Einheit im Handgemenge ist.',
  },
  'keyword/distract': {
    en: 'Free card action: an enemy trooper unit at range 1 to 2 and in sight must attack it this round if it can.',
    de: 'Freie Kartenaktion: Eine feindliche Truppler-Einheit in Reichweite 1–2 und Sichtlinie muss in dieser Runde nach Möglichkeit sie angreifen.',
  },
  'keyword/djem-so-mastery': {
    en: 'If it dodges, surges are blocks; if a result was cancelled, the attacker suffers a wound.',
    de: 'Weicht sie aus, zählen Energien als Abwehr; wurde ein Ergebnis negiert, erleidet der Angreifer eine Wunde.',
  },
  'keyword/duelist': {
    en: 'In melee an aim token gives Pierce 1 and a dodge token immunity to Pierce.',
    de: 'Im Nahkampf bringt ein Zielmarker Durchschlagen 1, ein Ausweichmarker Immunität dagegen.',
  },
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
  'keyword/expert-climber': {
    en: 'It clambers without dice and wounds.',
    de: 'Sie klettert ohne Würfel und Wunden.',
  },
  'keyword/field-commander': {
    en: 'With cards that name nobody it may be nominated; friends in command range have courage 2 against panic.',
    de: 'Mit Karten, die niemanden nennen, darf sie nominiert werden; befreundete Einheiten in Befehlsreichweite haben gegen Panik Tapferkeit 2.',
  },
  'keyword/fire-support': {
    en: 'With a faceup order it may add its weapons to a friend’s ranged attack; its token is turned down.',
    de: 'Mit aufgedecktem Befehl darf sie ihre Waffen zu einem Fernkampfangriff einer befreundeten Einheit geben; ihr Marker wird umgedreht.',
  },
  'keyword/flawed': {
    en: 'Once a game, at the start of a command phase, the opponent may use its flaw for the round: Anakin, who has suppression, gets no orders; Kallus, who is wounded, gains 4 suppression tokens after attacking; Lando, with three discarded cards, can use neither his own command cards nor contingencies.',
    de: 'Einmal im Spiel darf der Gegner zu Beginn einer Kommandophase ihre Schwäche für die Runde ausnutzen: Anakin mit Niederhalten-Markern erhält keine Befehle; der verwundete Kallus erhält nach einem Angriff 4 Niederhalten-Marker; Lando kann nach drei abgelegten Karten weder eigene Kommandokarten noch bereitgelegte benutzen.',
  },
  'keyword/full-pivot': {
    en: 'It may turn as far as it likes.',
    de: 'Sie darf sich beliebig weit drehen.',
  },
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
  'keyword/guidance': {
    en: 'Card action: another friendly trooper unit at range 1 to 2 performs a free action that is no attack.',
    de: 'Kartenaktion: Eine andere befreundete Truppler-Einheit in Reichweite 1–2 führt eine freie Aktion durch, die kein Angriff ist.',
  },
  'keyword/gunslinger': {
    en: 'After a ranged attack action it may attack another unit.',
    de: 'Nach einer Fernkampf-Angriffsaktion darf sie eine andere Einheit angreifen.',
  },
  'keyword/heavy-weapon-team': {
    en: 'It must carry a heavy weapon, whose bearer leads it.',
    de: 'Sie muss eine schwere Waffe tragen, deren Träger sie anführt.',
  },
  'keyword/hover': {
    en: 'It may reverse, strafe and stand by; Ground: others treat it as a ground vehicle, Air X: it passes over terrain of height X.',
    de: 'Sie darf rückwärts und seitwärts fahren und in Bereitschaft gehen; Boden: für andere ein Bodenfahrzeug, Luft X: sie überfliegt Gelände der Höhe X.',
  },
};
