import type { Sayings } from '../types.ts';

export const keywordsAB: Sayings = {
  'keyword/advanced-targeting': {
    de: 'Greift die Einheit eine Einheit des genannten Typs und sonst niemanden an, kann sie beim Bilden des Angriffspools X Zielmarker erhalten.',
    en: 'When the unit attacks a unit of the named type and nobody else, it may gain X aim tokens while forming its attack pool.',
  },
  'keyword/agile': {
    en: 'After a standard move it gains X dodge tokens.',
    de: 'Nach einer Standardbewegung erhält sie X Ausweichmarker.',
  },
  'keyword/agile@2.6': {
    de: 'Nach einer Standardbewegung, die Teil einer Aktion oder freien Aktion ist, erhält sie X Ausweichmarker.',
    en: 'After a standard move that is part of an action or free action it gains X dodge tokens.',
  },
  'keyword/ai': {
    en: 'Without a faceup order token its first action must be one of those named, if it can.',
    de: 'Ohne aufgedeckten Befehlsmarker muss ihre erste Aktion nach Möglichkeit eine der genannten sein.',
  },
  'keyword/ai@2.6': {
    de: 'Ohne Befehl und ohne Commander in Reichweite 3 muss die erste Aktion die genannte sein.',
    en: 'Without an order and without a commander within range 3 its first action must be the one named.',
  },
  'keyword/aid': {
    de: 'Statt ihrer kann eine genannte Einheit in Reichweite 2 und Sicht ihre grünen Marker erhalten; sie selbst erhält 1 Niederhalten-Marker.',
    en: 'A unit of the kind named within range 2 and in sight may gain its green tokens instead; it gains 1 suppression token itself.',
  },
  'keyword/allies-of-convenience': {
    de: 'Die Armee kann einen Söldner mehr aufnehmen, und sie erteilt allen Söldnern Befehle.',
    en: 'The army may include one mercenary more, and it issues orders to all mercenaries.',
  },
  'keyword/anti-material': {
    de: 'Gegen Fahrzeuge werden X Würfel der Waffe um eine Stufe besser.',
    en: 'Against vehicles X of the weapon’s dice are upgraded.',
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
  'keyword/assault': {
    de: 'Ist die verteidigende Einheit in Reichweite 1 des Einheitenführers, werden X Würfel der Waffe um eine Stufe besser.',
    en: 'While the defender is within range 1 of the unit leader, X dice of the weapon are upgraded.',
  },
  'keyword/associate': {
    de: 'Mit der genannten Einheit in der Armee zählt sie nicht zu den Höchstzahlen ihres Rangs.',
    en: 'With the unit named in the army it does not count towards the maximum of its rank.',
  },
  'keyword/ataru-mastery': {
    en: 'Two attack actions; a dodge token after each of its attacks, an aim token after each on it. If it dodges at range, defence surges wound the attacker.',
    de: 'Zwei Angriffsaktionen; ein Ausweichmarker nach jedem eigenen Angriff, ein Zielmarker nach jedem auf sie. Weicht sie im Fernkampf aus, verwunden Abwehrenergien den Angreifer.',
  },
  'keyword/ataru-mastery@2.6': {
    de: 'Zwei Angriffsaktionen; ein Ausweichmarker nach jedem eigenen Angriff, ein Zielmarker nach jedem auf sie.',
    en: 'Two attack actions; a dodge token after each of its attacks, an aim token after each on it.',
  },
  'keyword/attack-run': {
    de: 'Zu Beginn der Aktivierung kann die Geschwindigkeit bis zu deren Ende um 1 steigen oder sinken.',
    en: 'At the start of its activation its speed may rise or fall by 1 until the end of it.',
  },
  'keyword/authoritative': {
    en: 'Once in a command phase an order for it may go to a friend at range 1 to 2 instead.',
    de: 'Einmal je Kommandophase darf ein Befehl für sie stattdessen an eine befreundete Einheit in Reichweite 1–2 gehen.',
  },
  'keyword/barrage': {
    en: 'Two attack actions, if it does not use Arsenal in this activation.',
    de: 'Zwei Angriffsaktionen, wenn sie Arsenal in dieser Aktivierung nicht nutzt.',
  },
  'keyword/beam': {
    en: 'Up to X more attacks with this weapon alone, each at range 1 of the last defender and in sight.',
    de: 'Bis zu X weitere Angriffe nur mit dieser Waffe, jeder in Reichweite 1 des letzten Verteidigers und in Sichtlinie.',
  },
  'keyword/beam@2.6': {
    de: 'Beim Ansagen der Verteidiger bis zu X weitere Pools nur aus dieser Waffe, jeder gegen eine andere Einheit in Reichweite 1 der zuletzt gewählten und in Sichtlinie, gleich wie weit entfernt.',
    en: 'While declaring defenders up to X more pools of this weapon alone, each against another unit within range 1 of the one declared last and in sight, however far away.',
  },
  'keyword/blast': {
    en: 'Cover does not help against the pool.',
    de: 'Gegen den Pool hilft keine Deckung.',
  },
  'keyword/block': {
    en: 'If it spends a dodge token while defending, surges are blocks.',
    de: 'Gibt sie beim Verteidigen einen Ausweichmarker aus, zählen Energien als Abwehr.',
  },
  'keyword/bolster': {
    en: 'Card action: up to X friends at range 1 gain a surge token each.',
    de: 'Kartenaktion: Bis zu X befreundete Einheiten in Reichweite 1 erhalten je einen Energiemarker.',
  },
  'keyword/bolster@2.6': {
    de: 'Bis zu X befreundete Einheiten in Reichweite 2 erhalten je 1 Energiemarker.',
    en: 'Up to X friendly units within range 2 gain 1 surge token each.',
  },
  'keyword/bounty': {
    en: 'After set-up it marks an enemy commander or operative; if it defeats a marked unit and lives to the end, it scores.',
    de: 'Nach dem Aufbau markiert sie einen feindlichen Commander oder Agenten; besiegt sie eine markierte Einheit und überlebt, bringt das einen Siegmarker.',
  },
  'keyword/bounty@2.6': {
    de: 'Beim Aufbau wählt sie einen feindlichen Commander oder Agenten; besiegt sie ihn, gibt es 1 Punkt.',
    en: 'During set-up it picks an enemy commander or operative; if it defeats it, score 1 point.',
  },
};
