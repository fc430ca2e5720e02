import type { Sayings } from '../types.ts';

export const keywordsD: Sayings = {
  'keyword/danger-sense': {
    en: 'It may keep up to X suppression tokens, and at range rolls a defence die more for each, X at most.',
    de: 'Sie darf bis zu X Niederhalten-Marker behalten und wirft im Fernkampf für jeden einen Abwehrwürfel mehr, höchstens X.',
  },
  'keyword/danger-sense@2.6': {
    de: 'Sie darf bis zu X Niederhalten-Marker behalten und wirft bei jedem Angriff auf sie für jeden einen Verteidigungswürfel mehr, höchstens X.',
    en: 'It may keep up to X suppression tokens, and against every attack rolls a defence die more for each, X at most.',
  },
  'keyword/dauntless': {
    en: 'Suppressed but not panicked, it may gain a token after rallying for a free move action.',
    de: 'Niedergehalten, aber nicht in Panik, darf sie nach dem Sammeln einen Marker für eine freie Bewegungsaktion nehmen.',
  },
  'keyword/death-from-above': {
    de: 'Steht ihr Einheitenführer höher als der des Verteidigers, hilft diesem keine Deckung.',
    en: 'If its leader stands higher than the defender’s, cover is of no use.',
  },
  'keyword/defend': {
    en: 'When it is given an order it gains X dodge tokens.',
    de: 'Erhält sie einen Befehl, bekommt sie X Ausweichmarker.',
  },
  'keyword/deflect': {
    en: 'If it dodges, surges are blocks; at range each surge wounds the attacker.',
    de: 'Weicht sie aus, zählen Energien als Abwehr; im Fernkampf verwundet jede den Angreifer.',
  },
  'keyword/deflect@2.6': {
    de: 'Gegen Fernkampfangriffe werden Verteidigungsenergien zu Blocks; war eine dabei, erleidet der Angreifer 1 Wunde. So auch als Beschützer; nicht gegen reine Hochgeschwindigkeit.',
    en: 'Against ranged attacks defence surges become blocks; if there was one, the attacker suffers 1 wound. So too as a guardian; not against high velocity alone.',
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
  'keyword/divine-influence': {
    de: 'Befreundete Ewok-Truppler in Reichweite 1 und Sichtlinie haben Beschützer 2 für diese Einheit und können dabei auch kritische Treffer negieren.',
    en: 'Friendly Ewok troopers within range 1 and in line of sight have Guardian 2 for this unit and may cancel critical hits with it, too.',
  },
  'keyword/djem-so-mastery': {
    en: 'If it dodges, surges are blocks; if a result was cancelled, the attacker suffers a wound.',
    de: 'Weicht sie aus, zählen Energien als Abwehr; wurde ein Ergebnis negiert, erleidet der Angreifer eine Wunde.',
  },
  'keyword/djem-so-mastery@2.6': {
    de: 'Zeigt ein Nahkampfangriff auf sie eine leere Seite, erleidet der Angreifer 1 Wunde.',
    en: 'If a melee attack on it shows a blank, the attacker suffers 1 wound.',
  },
  'keyword/duelist': {
    en: 'In melee an aim token gives Pierce 1 and a dodge token immunity to Pierce.',
    de: 'Im Nahkampf bringt ein Zielmarker Durchschlagen 1, ein Ausweichmarker Immunität dagegen.',
  },
  'keyword/duelist@2.6': {
    de: 'Im Nahkampf bringt ein für neue Würfe ausgegebener Zielmarker Durchschlagen 1, ein Ausweichmarker Immunität dagegen.',
    en: 'In melee an aim token spent on rerolls gives Pierce 1, and a dodge token immunity to Pierce.',
  },
};
