import type { Sayings } from './types.ts';

/** Keywords that only 2.6 has and that bind a band together, bring passengers, or change attacks. */
export const laterKeywords: Sayings = {
  'keyword/advanced-targeting': {
    de: 'Greift die Einheit eine Einheit des genannten Typs und sonst niemanden an, kann sie beim Bilden des Angriffspools X Zielmarker erhalten.',
    en: 'When the unit attacks a unit of the named type and nobody else, it may gain X aim tokens while forming its attack pool.',
  },
  'keyword/assault': {
    de: 'Ist die verteidigende Einheit in Reichweite 1 des Einheitenführers, werden X Würfel der Waffe um eine Stufe besser.',
    en: 'While the defender is within range 1 of the unit leader, X dice of the weapon are upgraded.',
  },
  'keyword/cache': {
    de: 'Die Einheit beginnt mit den genannten Markern. Sie bleiben in der Endphase liegen, bis sie ausgegeben sind.',
    en: 'The unit starts with the listed tokens. They stay in the end phase until they are spent.',
  },
  'keyword/divine-influence': {
    de: 'Befreundete Ewok-Truppler in Reichweite 1 und Sichtlinie haben Beschützer 2 für diese Einheit und können dabei auch kritische Treffer negieren.',
    en: 'Friendly Ewok troopers within range 1 and in line of sight have Guardian 2 for this unit and may cancel critical hits with it, too.',
  },
  'keyword/eyes-on-the-prize': {
    de: 'Die Einheit hat das genannte Schlüsselwort, solange ihr Einheitenführer in halber Reichweite eines Einsatzzielmarkers ist oder sie einen hält.',
    en: 'The unit has the listed keyword while its leader is within half range of an objective token or it holds one.',
  },
  'keyword/interrogate': {
    de: 'Bei Gleichstand um die Priorität zählt die Kommandokarte einer feindlichen Einheit in Reichweite 1 einen Punkt mehr.',
    en: 'On a tie for priority the command card of an enemy unit within range 1 counts one pip more.',
  },
  'keyword/mandalorians-are-stronger-together': {
    de: 'Gibt die Einheit in einem Angriff Zielmarker aus, erhält sie danach 1 Ausweichmarker, gibt sie Ausweichmarker aus, 1 Zielmarker, wenn eine andere Einheit mit diesem Schlüsselwort in Reichweite 2 ist.',
    en: 'When the unit spends aim tokens in an attack it gains 1 dodge token afterwards, for dodge tokens 1 aim token, if another unit with this keyword is within range 2.',
  },
  'keyword/master-storyteller': {
    de: 'Kartenaktion: Bis zu so viele Ewok-Einheiten in Reichweite 2, wie die Nummer der Runde beträgt, erhalten je 2 Energiemarker.',
    en: 'Card action: up to as many Ewok units within range 2 as the number of the round gain 2 surge tokens each.',
  },
  'keyword/mechanized-infantry': {
    de: 'Zu Beginn der Aktivierungsphase kann die Einheit ein befreundetes Fahrzeug in Reichweite 2 wählen: Beide erhalten je 1 Ziel- oder Ausweichmarker.',
    en: 'At the start of the activation phase the unit may choose a friendly vehicle within range 2: both gain 1 aim or dodge token each.',
  },
  'keyword/my-mood-is-based-on-profit': {
    de: 'Jedes X auf der Karte der Einheit ist die Punktzahl der zuletzt gespielten eigenen Kommandokarte, mindestens 1.',
    en: 'Every X on the unit card is the number of pips of the command card that its player has played last, at least 1.',
  },
  'keyword/overwhelm': {
    de: 'Gibt der Angreifer beim Neuwürfeln Zielmarker aus, erhält die verteidigende Einheit 1 Niederhalten-Marker mehr.',
    en: 'If the attacker spends aim tokens to reroll dice, the defender gains 1 more suppression token.',
  },
  'keyword/sniper-team': {
    de: 'Schießt nur diese Waffe, hat sich die Einheit in ihrer Aktivierung nicht bewegt und sehen alle Miniaturen das Ziel, werden ihre Würfel um eine Stufe besser. Nach dem Umwandeln können alle Würfel negiert werden: War ein kritischer Treffer dabei, erleidet das Ziel 1 Wunde.',
    en: 'If only this weapon shoots, the unit has not moved in its activation and all miniatures see the target, its dice are upgraded. After surges are converted all dice may be cancelled: if there was a critical hit, the defender suffers 1 wound.',
  },
  'keyword/strafe': {
    de: 'Die Einheit kann sich seitwärts bewegen, mit um 1 verringerter Geschwindigkeit.',
    en: 'The unit may move sideways, at a speed reduced by 1.',
  },
  'keyword/swashbuckler': {
    de: 'Gibt die Einheit in einer Angriffsaktion Zielmarker aus, erhält sie danach 1 Ausweichmarker.',
    en: 'When the unit spends aim tokens in an attack action, it gains 1 dodge token afterwards.',
  },
  'keyword/this-is-the-way': {
    de: 'Erhält die Einheit einen Befehl, führen bis zu X andere Kinder der Wache in Reichweite 2 die genannte Aktion als freie Aktion durch.',
    en: 'When the unit is issued an order, up to X other Children of the Watch within range 2 perform the listed action as a free action.',
  },
  'keyword/transport@2.6': {
    de: 'Beim Aufbau wird eine eigene Truppler-Einheit vom Rang Korps oder Spezialeinsatzkräfte gewählt. In Runde 1 kann das Fahrzeug ihr einen Befehl erteilen, und sobald es das Schlachtfeld betritt, kommt sie höchstens eine Bewegungshilfe der Geschwindigkeit 1 daneben heraus.',
    en: 'At set-up a corps or special forces trooper unit is chosen. In round 1 the vehicle may issue it an order, and once the vehicle enters the battlefield, the unit comes out beside it, up to a speed-1 tool away.',
  },
  'keyword/unstoppable': {
    de: 'Die Einheit kann zweimal in der Runde aktiviert werden: In den Befehlspool kommt ein weiterer Marker ihres Rangs.',
    en: 'The unit may be activated twice a round: another token of its rank goes into the order pool.',
  },
  'keyword/vaapad-mastery': {
    de: 'Greift die Einheit an oder verteidigt sie sich, kommt je Wunde auf ihr ein weißer Würfel dazu, höchstens 3.',
    en: 'When the unit attacks or defends it adds a white die for each wound on it, up to 3.',
  },
  'keyword/victory-or-death': {
    de: 'Nachdem die Einheit durch einen feindlichen Angriff Wunden erlitten hat, kann sie 1 Niederhalten-Marker und dafür 1 Ziel- oder Ausweichmarker erhalten.',
    en: 'After the unit has suffered wounds by an enemy attack, it may gain 1 suppression token and for it 1 aim or dodge token.',
  },
  'keyword/we-fight-for-our-family': {
    de: 'Nach einer Angriffsaktion der Einheit erhält eine andere befreundete Einheit mit diesem Schlüsselwort in Reichweite 2 einen Ausweichmarker.',
    en: 'After an attack action of the unit another friendly unit with this keyword within range 2 gains 1 dodge token.',
  },
};
