import type { Sayings } from '../../types.ts';

export const titleAtoD: Sayings = {
  'upgrade/admonition': {
    de: 'In der Verteidigung: einen Verteidigungsmarker ablegen, um 1 Angriffswürfel zu negieren.',
    en: 'While defending: discard a defence token to cancel 1 attack die.',
  },
  'first/admonition': {
    de: 'Abgelegt wird ein spielbereiter Verteidigungsmarker.',
    en: 'It is a readied defence token that is discarded.',
  },
  'upgrade/amity': {
    de: 'Nach dem Aufstellen 1 Marker „Ausweichen“ mehr. Überschneidet ein feindliches Schiff dieses, darfst du beiden eine weitere verdeckte Schadenskarte geben.',
    en: 'One evade token more after deployment. When an enemy ship overlaps you, you may deal both ships a further facedown damage card.',
  },
  'upgrade/annihilator': {
    de: 'Im Angriff auf eine Staffel darfst du 1 Würfel neu werfen.',
    en: 'While attacking a squadron, you may reroll 1 die.',
  },
  'upgrade/aspiration': {
    de: 'Beim Aufstellen darfst du Schilde zu bis zu 2 Hüllensektionen verschieben, auf höchstens 6 je Sektion. Solange eine über ihrem Maximum liegt, gewinnt das Schiff keine Schilde zurück.',
    en: 'When deployed, you may move shields to up to 2 hull zones, to at most 6 in a zone. While one is above its maximum, the ship recovers no shields.',
  },
  'upgrade/avenger': {
    de: 'Im Angriff erschöpfen: Der Verteidiger kann nur 1 erschöpften Verteidigungsmarker ausgeben.',
    en: 'While attacking, exhaust it: the defender can spend only 1 exhausted defence token.',
  },
  'upgrade/beast-of-burden': {
    de: 'Bei der Aktivierung erschöpfen und eigene Verteidigungsmarker ausgeben: Ebenso viele Marker eines befreundeten Schiffs in Entfernung 1–3 werden spielbereit.',
    en: 'When you activate, exhaust it and spend defence tokens of yours: as many tokens of one friendly ship at distance 1-3 are readied.',
  },
  'upgrade/bright-hope': {
    de: 'Ein Angriff, der nicht dem Heck gilt, richtet 1 Schaden weniger an.',
    en: 'An attack that does not target the rear does 1 damage less.',
  },
  'upgrade/cataclysm': {
    de: 'Nach dem Beginn der Schiffsphase darfst du 1 Marker „Feuer konzentrieren“ ausgeben, um den Zielmarker zu platzieren.',
    en: 'After the start of the Ship Phase, you may spend 1 Concentrate Fire token to place your targeting token.',
  },
  'upgrade/centicore': {
    de: 'Staffelkommandos anderer befreundeter Schiffe reichen auch zu bis zu 2 Staffeln in kurzer bis mittlerer Reichweite von dir.',
    en: 'Squadron commands of other friendly ships also reach up to 2 squadrons at close to medium range of you.',
  },
  'upgrade/chimaera': {
    de: 'Bringt ein Symbol „Flottenkommando“. Zu Beginn der Kommandophase darfst du die Flottenkommandokarte gegen eine andere tauschen.',
    en: 'Adds a fleet command icon. At the start of the Command Phase, you may replace your fleet command card with another.',
  },
  'upgrade/concord': {
    de: 'Nach dem Aufstellen 1 Marker „Salve“ mehr. Auch bei Schub 0 kannst du 1 Verteidigungsmarker ausgeben.',
    en: 'One salvo token more after deployment. Even at speed 0 you can spend 1 defence token.',
  },
  'upgrade/corrupter': {
    de: 'Staffelkommando: Deine Staffeln mit Bomber sind um 1 schneller.',
    en: 'Squadron command: your squadrons with Bomber are 1 faster.',
  },
  'upgrade/corvus': {
    de: 'Nach dem Aufstellen der Flotten darfst du dieses Schiff in deinem Aufstellungsbereich neu aufstellen.',
    en: 'After fleets are deployed, you may deploy this ship anew in your deployment zone.',
  },
  'upgrade/defiance': {
    de: 'Im Angriff auf ein Schiff, das diese Runde schon aktiviert wurde: 1 Würfel beliebiger Farbe mehr.',
    en: 'Attacking a ship that has already activated this round: 1 die more, of any colour.',
  },
  'upgrade/demolisher': {
    de: 'Im Angriffsschritt nur 1 Angriff; einer deiner Angriffe darf nach deinem ersten Manöver erfolgen.',
    en: 'Only 1 attack in your Attack step; one of your attacks may follow your first manoeuvre.',
  },
  'upgrade/devastator': {
    de: 'Einmal pro Runde, im Angriff aus der Front: 1 blauer Würfel für jeden abgelegten Verteidigungsmarker.',
    en: 'Once per round, attacking from the front: 1 blue die for each of your discarded defence tokens.',
  },
  'upgrade/dodonnas-pride': {
    de: 'Blauer kritischer Effekt: Alle Würfel negieren, um dem Verteidiger 1 offene Schadenskarte zu geben.',
    en: 'Blue critical effect: cancel all dice to deal the defender 1 faceup damage card.',
  },
  'upgrade/dominator': {
    de: 'Im Angriff in kurzer bis mittlerer Reichweite: bis zu 2 Schilde ausgeben, je 1 blauer Würfel mehr.',
    en: 'Attacking at close to medium range: spend up to 2 shields for 1 blue die each.',
  },
};
