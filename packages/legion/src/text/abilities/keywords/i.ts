import type { Sayings } from '../types.ts';

export const keywordsI: Sayings = {
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
};
