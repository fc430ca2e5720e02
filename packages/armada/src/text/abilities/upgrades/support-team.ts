import type { Sayings } from '../types.ts';

export const supportTeam: Sayings = {
  'upgrade/auxiliary-shields-team': {
    de: 'Reparieren: Links und rechts darfst du 1 Schild mehr als das Maximum haben, höchstens 4.',
    en: 'Repair: your left and right hull zones may hold 1 shield above their maximum, up to 4.',
  },
  'upgrade/battle-droid-reserves': {
    de: 'Reparieren: Erschöpfe die Karte, um deine offenen Mannschafts-Schadenskarten zu verdecken; verdeckte Karten abzulegen kostet dann 1 Technikpunkt weniger.',
    en: 'Repair: you may exhaust this card to turn your faceup crew damage cards facedown; discarding facedown cards then costs 1 engineering point less.',
  },
  'upgrade/engine-techs': {
    de: 'Navigieren: Nach einem Manöver ohne Überschneidung mit einem Schiff darfst du die Karte erschöpfen, um ein weiteres mit Schub 1 auszuführen. Überschneidest du ein Schiff, wird sie erschöpft.',
    en: 'Navigate: after a manoeuvre in which you overlapped no ship you may exhaust this card to execute another at speed 1. If you overlap a ship it is exhausted.',
  },
  'upgrade/engineering-team': {
    de: 'Reparieren: Du hast 1 Technikpunkt mehr.',
    en: 'Repair: you have 1 more engineering point.',
  },
  'upgrade/fighter-coordination-team': {
    de: 'Nach deinem Manöver dürfen sich befreundete Staffeln in kurzer bis mittlerer Reichweite, die nicht im Nahkampf sind, bis zu Entfernung 1 bewegen; höchstens so viele wie dein Staffelwert.',
    en: 'After your manoeuvre friendly squadrons at close to medium range that are not engaged may move up to distance 1, as many as your squadron value.',
  },
  'upgrade/medical-team': {
    de: 'Bevor du eine offene Mannschafts-Schadenskarte erhältst, darfst du stattdessen diese Karte und sie ablegen.',
    en: 'Before you are dealt a faceup crew damage card you may discard this card to discard that one.',
  },
  'upgrade/nav-team': {
    de: 'Navigieren: Hast du einen Marker ausgegeben, darfst du einmal im Manöver 1 Kurskorrekturwert um 1 erhöhen, statt den Schub zu ändern.',
    en: 'Navigate: if you have spent a token you may, once in this manoeuvre, raise 1 yaw value by 1 instead of changing your speed.',
  },
  'upgrade/projection-experts': {
    de: 'Reparieren: Du darfst bis zu 2 Technikpunkte ausgeben, um ebenso viele deiner Schilde auf ein befreundetes Schiff in Entfernung 1–5 zu verschieben.',
    en: 'Repair: you may spend up to 2 engineering points to move as many of your shields to a friendly ship at distance 1-5.',
  },
};
