import type { Sayings } from '../../types.ts';

export const eptQToZ: Sayings = {
  'ept/swarmtactics': {
    de: 'Zu Beginn der Kampfphase: Du darfst ein freundliches Schiff in Reichweite 1 wählen. In dieser Phase hat es deinen Pilotenwert.',
    en: 'As the Combat phase begins: you may pick a friendly ship at range 1. For this phase it has your pilot skill.',
  },
  'ept/squadleader': {
    de: 'Aktion: Wähle ein Schiff in Reichweite 1–2, dessen Pilotenwert niedriger ist als deiner. Es darf sofort eine freie Aktion durchführen.',
    en: 'Action: pick a ship of lower pilot skill than yours at range 1–2. It may take a free action at once.',
  },
  'ept/veteraninstincts': {
    de: 'Dein Pilotenwert ist um 2 höher.',
    en: 'Your pilot skill is 2 higher.',
  },
  'ept/wingman': {
    de: 'Zu Beginn der Kampfphase: Nimm einem anderen freundlichen Schiff in Reichweite 1 einen Stressmarker ab.',
    en: 'As the Combat phase begins: take 1 stress token off another friendly ship at range 1.',
  },
  'ept/stayontarget': {
    de: 'Deckst du dein Manöverrad auf: Du darfst es auf ein anderes Manöver derselben Geschwindigkeit drehen. Dein Manöver gilt dann als rot.',
    en: 'When you reveal your dial: you may turn it to a different manoeuvre of equal speed, which then counts as red.',
  },
  'ept/ruthlessness': {
    de: 'Nach einem Angriff von dir, der trifft: Wähle ein anderes Schiff in Reichweite 1 des Verteidigers, Freund oder Feind, aber nicht dich selbst. Es erleidet 1 Schaden.',
    en: 'After your attack has hit: pick a ship other than the defender at range 1 of it, friend or foe but not yourself. It suffers 1 damage.',
  },
  'ept/wired': {
    de: 'Im Angriff und in der Verteidigung, solange du gestresst bist: Du darfst beliebig viele deiner Fokus-Ergebnisse neu würfeln.',
    en: 'When you attack or defend under stress: you may reroll any number of your focus results.',
  },
  'ept/rage': {
    de: 'Aktion: Du erhältst 1 Fokusmarker und 2 Stressmarker. Für den Rest der Runde darfst du im Angriff bis zu drei Angriffswürfel neu würfeln.',
    en: 'Action: you get 1 focus token and 2 stress tokens. In each of your attacks this round you may reroll as many as three attack dice.',
  },
  'ept/snapshot': {
    de: 'Nach jedem Manöver eines feindlichen Schiffes: Du darfst dieses Schiff mit dieser Waffe angreifen. Angriff: Du kannst deine Angriffswürfel nicht modifizieren und hast in dieser Phase keinen weiteren Angriff.',
    en: 'After each manoeuvre of an enemy ship: you may fire this weapon at it. Attack: you cannot modify your dice, and you have no further attack in this phase.',
  },
  'ept/trickshot': {
    de: 'Im Angriff, wenn er versperrt ist: Du darfst einen Angriffswürfel mehr werfen.',
    en: 'When your attack is obstructed: you may raise the number of your attack dice by 1.',
  },
  'ept/swarmleader': {
    de: 'Im Angriff mit der Primärwaffe: Du darfst von bis zu zwei anderen freundlichen Schiffen, die den Verteidiger in Reichweite 1–3 im Feuerwinkel haben, je 1 Ausweichmarker entfernen. Für jeden wirfst du einen Angriffswürfel mehr.',
    en: 'When you attack with your primary weapon: you may take an evade token off each of up to two other friendly ships with the defender in their firing arc at range 1–3. Each token adds 1 to the number of your attack dice.',
  },
  'ept/selflessness': {
    de: 'Trifft ein Angriff ein freundliches Schiff in Reichweite 1: Du darfst diese Karte ablegen und an seiner Stelle alle nicht negierten Treffer erleiden, aber keine kritischen Treffer.',
    en: 'When an attack hits a friendly ship at range 1: by discarding this card you may take every uncancelled hit in its place, but no critical hits.',
  },
  'ept/saturationsalvo': {
    de: 'Nachdem dein Angriff mit Torpedo oder Rakete verfehlt hat: Jedes Schiff in Reichweite 1 des Verteidigers, dessen Wendigkeit niedriger ist als die Kommandopunkte dieser Waffe, wirft 1 Angriffswürfel: Ein Treffer ist 1 Schaden, ein kritischer Treffer 1 kritischer Schaden.',
    en: 'After your torpedo or missile attack misses: all ships at range 1 of the defender whose agility is below the squad points of that weapon roll one of the attack dice and suffer damage for a hit, critical damage for a critical hit.',
  },
};
