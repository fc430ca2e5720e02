import type { Sayings } from '../types.ts';

export const keywordsIL: Sayings = {
  'keyword/immobilize': {
    en: 'Whoever it wounds gains X immobilize tokens.',
    de: 'Wen sie verwundet, der erhält X Immobilisiert-Marker.',
  },
  'keyword/immune-blast': {
    en: 'Blast does not help against it.',
    de: 'Explosion hilft nicht gegen sie.',
  },
  'keyword/immune-deflect': {
    en: 'Deflect does not help against it.',
    de: 'Ablenken hilft nicht dagegen.',
  },
  'keyword/immune-melee': {
    en: 'Nobody comes into base contact with it.',
    de: 'Niemand kommt mit ihr in Basiskontakt.',
  },
  'keyword/immune-melee-pierce': {
    en: 'In melee Pierce does not help against it.',
    de: 'Im Nahkampf hilft Durchschlagen nicht gegen sie.',
  },
  'keyword/immune-pierce': {
    en: 'Pierce does not help against it.',
    de: 'Durchschlagen hilft nicht gegen sie.',
  },
  'keyword/immune-range-1-weapons': {
    en: 'Weapons whose longest range is 1 are not used against it.',
    de: 'Waffen mit höchstens Reichweite 1 werden nicht gegen sie eingesetzt.',
  },
  'keyword/impact': {
    en: 'Against Armor up to X hits become critical.',
    de: 'Gegen Panzerung werden bis zu X Treffer kritisch.',
  },
  'keyword/impervious': {
    en: 'Against Pierce X it rolls X more dice.',
    de: 'Gegen Durchschlagen X wirft sie X Würfel mehr.',
  },
  'keyword/incognito': {
    en: 'Only at range 1 can it be attacked, until it has attacked or used an objective.',
    de: 'Sie kann nur in Reichweite 1 angegriffen werden, bis sie angegriffen oder ein Einsatzziel benutzt hat.',
  },
  'keyword/incognito@2.6': {
    de: 'Nur Feinde in Reichweite 1 können die Einheit angreifen; sie umkämpft nichts und gibt keine Rückendeckung. Ein Angriff, auch gegen sie, beendet das.',
    en: 'Only enemies within range 1 may attack the unit; it contests nothing and gives no backup. An attack by or against it ends this.',
  },
  'keyword/inconspicuous': {
    en: 'With a suppression token, whoever can attack another unit must; it may keep its tokens.',
    de: 'Mit Niederhalten-Marker muss nach Möglichkeit eine andere Einheit angegriffen werden; sie darf ihre Marker behalten.',
  },
  'keyword/inconspicuous@2.6': {
    de: 'Mit Niederhalten-Marker muss nach Möglichkeit eine andere Einheit angegriffen werden; beim Sammeln darf sie ihre Marker behalten.',
    en: 'With a suppression token, whoever can attack another unit must; when it rallies it may keep its tokens.',
  },
  'keyword/independent': {
    de: 'Ohne Befehl erhält sie zu Beginn der Aktivierungsphase die genannten Marker oder führt die genannte Aktion aus.',
    en: 'Without an order it gains the tokens named, or makes the action named, at the start of the activation phase.',
  },
  'keyword/indomitable': {
    en: 'It rallies with red dice.',
    de: 'Sie sammelt sich mit roten Würfeln.',
  },
  'keyword/infiltrate': {
    en: 'It may be deployed anywhere beyond range 3 of all enemies.',
    de: 'Sie darf überall jenseits von Reichweite 3 aller Feinde aufgestellt werden.',
  },
  'keyword/infiltrate@2.6': {
    de: 'Zu Beginn ihrer Aktivierung kann die Einheit irgendwo im eigenen Gebiet aufgestellt werden.',
    en: 'At the start of its activation the unit may be placed anywhere in its own territory.',
  },
  'keyword/inspire': {
    en: 'After its rally up to X suppression tokens leave other friends at range 1 to 2.',
    de: 'Nach ihrem Sammeln verlieren andere befreundete Einheiten in Reichweite 1–2 bis zu X Niederhalten-Marker.',
  },
  'keyword/inspire@2.6': {
    de: 'Am Ende ihrer Aktivierung verlieren andere Einheiten in Reichweite 2 insgesamt bis zu X Niederhalten-Marker.',
    en: 'At the end of its activation other units within range 2 lose up to X suppression tokens in all.',
  },
  'keyword/interrogate': {
    de: 'Bei Gleichstand um die Priorität zählt die Kommandokarte einer feindlichen Einheit in Reichweite 1 einen Punkt mehr.',
    en: 'On a tie for priority the command card of an enemy unit within range 1 counts one pip more.',
  },
  'keyword/ion': {
    en: 'A vehicle or droid that it wounds gains X ion tokens.',
    de: 'Ein Fahrzeug oder Droide, den sie verwundet, erhält X Ionenmarker.',
  },
  'keyword/jarkai-mastery': {
    de: 'Nach dem Umwandeln macht im Nahkampf jeder Ausweichmarker eine leere Seite zum Treffer oder einen Treffer kritisch.',
    en: 'In melee, after conversion, each dodge token turns a blank into a hit or a hit into a critical hit.',
  },
  'keyword/jedi-hunter': {
    en: 'Against units with a Force icon its surges are critical hits.',
    de: 'Gegen Einheiten mit Machtsymbol sind ihre Energien kritische Treffer.',
  },
  'keyword/jump': {
    en: 'Card action: a move over terrain of height X, which counts as a move action.',
    de: 'Kartenaktion: Eine Bewegung über Gelände der Höhe X, die als Bewegungsaktion zählt.',
  },
  'keyword/juyo-mastery': {
    en: 'While it is wounded it has one action more, but no third move action.',
    de: 'Solange sie verwundet ist, hat sie eine Aktion mehr, aber keine dritte Bewegungsaktion.',
  },
  'keyword/leader': {
    en: 'This miniature leads the unit.',
    de: 'Diese Miniatur führt die Einheit an.',
  },
  'keyword/lethal': {
    en: 'Up to X aim tokens pierce instead of rerolling.',
    de: 'Bis zu X Zielmarker durchschlagen, statt neu zu werfen.',
  },
  'keyword/light-transport': {
    en: 'It carries up to X units of a single miniature. A friendly trooper unit on small bases may be deployed in it, or get in after a standard move that ends with its leader at the vehicle. As an action it gets out again and makes a speed-1 move, not in the same round. In an open vehicle it suffers 1 wound when an attack wounds the vehicle; when the vehicle is defeated it gains 1 suppression token and suffers 1 wound.',
    de: 'Das Fahrzeug trägt bis zu X Einheiten aus einer einzigen Miniatur. Eine eigene Truppler-Einheit auf kleinen Basen kann darin aufgestellt werden oder nach einer Standardbewegung einsteigen, wenn ihr Einheitenführer am Fahrzeug steht. Als Aktion steigt sie wieder aus und bewegt sich mit Geschwindigkeit 1, nicht in derselben Runde. Ist das Fahrzeug offen, erleidet sie 1 Wunde, wenn es durch einen Angriff Wunden erleidet; wird es besiegt, erhält sie 1 Niederhalten-Marker und 1 Wunde.',
  },
  'keyword/loadout': {
    en: 'Upgrades that were set aside may be exchanged for others when it is deployed.',
    de: 'Beiseitegelegte Aufwertungen dürfen beim Aufstellen gegen andere getauscht werden.',
  },
  'keyword/long-shot': {
    en: 'One aim token in each attack extends the maximum range by 1.',
    de: 'Ein Zielmarker je Angriff verlängert die maximale Reichweite um 1.',
  },
  'keyword/low-profile': {
    en: 'Light cover is heavy cover for it.',
    de: 'Leichte Deckung ist für sie schwere.',
  },
  'keyword/low-profile@2.6': {
    de: 'Sie würfelt einen Deckungswürfel weniger und erhält dafür einen Block.',
    en: 'It rolls one cover die fewer and has a block for it.',
  },
};
