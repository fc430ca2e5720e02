import type { Sayings } from '../types.ts';

export const turret: Sayings = {
  'turret/ioncannonturret': {
    de: 'Angriff, auch außerhalb deines Feuerwinkels: Trifft er, erleidet der Verteidiger 1 Schaden und erhält 1 Ionenmarker; danach sind alle Würfel negiert.',
    en: 'Attack, in any direction: if it hits, the defender takes 1 damage and 1 ion token; all dice are then cancelled.',
  },
  'turret/blasterturret': {
    de: 'Angriff (Fokussierung), auch außerhalb deines Feuerwinkels: Gib 1 Fokusmarker aus.',
    en: 'Attack (focus), in any direction: spend 1 focus token.',
  },
  'turret/autoblasterturret': {
    de: 'Angriff, auch außerhalb deines Feuerwinkels: Verteidigungswürfel können deine Treffer nicht negieren. Der Verteidiger darf seine Ausweichen-Ergebnisse gleich gegen kritische Treffer einsetzen.',
    en: 'Attack, in any direction: defence dice cannot cancel your hits. The defender may use evade results on your critical hits straight away.',
  },
  'turret/twinlaserturret': {
    de: 'Angriff, auch außerhalb deines Feuerwinkels: Führe ihn zweimal durch. Jedes Mal, wenn er trifft, erleidet der Verteidiger 1 Schaden; danach sind alle Würfel negiert.',
    en: 'Attack, in any direction: you make it two times. Whenever it hits, the defender takes 1 damage; all dice are then cancelled.',
  },
  'turret/dorsalturret': {
    de: 'Angriff, auch außerhalb deines Feuerwinkels: Gegen ein Ziel in Reichweite 1 wirfst du einen Angriffswürfel mehr.',
    en: 'Attack, in any direction: at range 1 your number of attack dice is 1 higher.',
  },
  'turret/syncedturret': {
    de: 'Angriff (Zielerfassung), auch außerhalb deines Feuerwinkels: Die Zielerfassung bleibt. Ist der Verteidiger in deinem primären Feuerwinkel, darfst du bis zu so viele Angriffswürfel neu würfeln, wie dein Primärwaffenwert beträgt.',
    en: 'Attack (target lock), in any direction: the lock stays. You may reroll attack dice, as many as your primary weapon value or fewer, if the defender is in your primary firing arc.',
  },
};
