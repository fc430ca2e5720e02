import type { Sayings } from '../../types.ts';

export const titleEtoK: Sayings = {
  'upgrade/eclipse': {
    de: 'Überschneidet ein feindliches Schiff dieses, liegt dessen Schadenskarte offen.',
    en: 'When an enemy ship overlaps you, its damage card lies faceup.',
  },
  'upgrade/endeavor': {
    de: 'Zu Beginn der ersten Runde 1 Marker „Eindämmen“ mehr.',
    en: 'One contain token more at the start of the first round.',
  },
  'upgrade/executor': {
    de: 'Das Schiff kann beliebig viele Kommandomarker haben, auch mehrere einer Art.',
    en: 'The ship can have any number of command tokens, even several of a type.',
  },
  'upgrade/fb-88': {
    de: 'Vor dem Aufdecken darfst du dein oberstes Kommandorad ablegen.',
    en: 'Before revealing, you may discard your top command dial.',
  },
  'upgrade/foremans-labor': {
    de: 'Hat die angegriffene Sektion noch Schilde: erschöpfen für 1 Schaden weniger.',
    en: 'If the defending hull zone has shields left: exhaust it for 1 damage less.',
  },
  'upgrade/foresight': {
    de: 'Ausweichen betrifft 1 Würfel mehr, Umlenken 1 angrenzende Hüllensektion mehr.',
    en: 'Evade affects 1 die more, Redirect 1 adjacent hull zone more.',
  },
  'upgrade/gallant-haven': {
    de: 'Befreundete Staffeln in Entfernung 1 erleiden von Angriffen 1 Schaden weniger, mindestens 1.',
    en: 'Friendly squadrons at distance 1 suffer 1 damage less from attacks, at least 1.',
  },
  'upgrade/garels-honor': {
    de: 'Überschneidest du ein feindliches Schiff, liegt dessen Schadenskarte offen.',
    en: 'When you overlap an enemy ship, its damage card lies faceup.',
  },
  'upgrade/gilded-aegis': {
    de: 'Am Ende der Kommando- oder Schiffsphase einen Marker „Umlenken“ ablegen, um Schilde zu 1 Hüllensektion zu verschieben, auf höchstens 6.',
    en: 'At the end of the Command or Ship Phase, discard a redirect token to move shields to 1 hull zone, to at most 6.',
  },
  'upgrade/hand-of-justice': {
    de: 'Vor dem Aufdecken erschöpfen: 1 Verteidigungsmarker eines anderen befreundeten Schiffs in Entfernung 1–5 wird spielbereit.',
    en: 'Before revealing, exhaust it: 1 defence token of another friendly ship at distance 1-5 is readied.',
  },
  'upgrade/harrow': {
    de: 'Bringt ein Symbol „Unterstützungsteam“. In Manövern mit Schub 1 hat das erste Gelenk II.',
    en: 'Adds a support team icon. In speed-1 manoeuvres the first joint has II.',
  },
  'upgrade/home-one': {
    de: 'Greift ein anderes befreundetes Schiff in Entfernung 1–5 an, darf es 1 Würfel auf eine Zielgenauigkeit drehen.',
    en: 'While another friendly ship at distance 1-5 attacks, it may turn 1 die to an accuracy.',
  },
  'upgrade/impetuous': {
    de: 'Am Ende des Angriffsschritts darf eine Hüllensektion 1 Staffel angreifen, auch wenn sie schon angegriffen hat.',
    en: 'At the end of your Attack step, one hull zone may attack 1 squadron even if it has already attacked.',
  },
  'upgrade/implacable': {
    de: 'Bevor befreundete Einheiten in Entfernung 1–2 Schaden aus einem Angriff erleiden: erschöpfen und bis zu 2 Schilde der Front ausgeben, je 1 Schaden weniger.',
    en: 'Before a friendly unit at distance 1-2 suffers damage from an attack: exhaust it and spend up to 2 front shields for 1 damage less each.',
  },
  'upgrade/independence': {
    de: 'Staffelkommando: Jede Staffel darf Schub 4 haben, greift dann aber in dieser Aktivierung nicht an.',
    en: 'Squadron command: each squadron may have speed 4, but then does not attack this activation.',
  },
  'upgrade/insidious': {
    de: 'Im Angriff auf ein Heck reichen die schwarzen Würfel bis in mittlere Reichweite.',
    en: 'Attacking a rear hull zone, your black dice reach medium range.',
  },
  'upgrade/instigator': {
    de: 'Feindliche Staffeln in Entfernung 1 gelten als mit 2 weiteren Staffeln im Nahkampf.',
    en: 'Enemy squadrons at distance 1 count as engaged with 2 more squadrons.',
  },
  'upgrade/interdictor': {
    de: 'Wird irgendein Schiff aktiviert: erschöpfen, um 1 andere Aufwertungskarte dieses Schiffs spielbereit zu machen, die nicht in derselben Aktivierung erschöpft wurde.',
    en: 'When any ship activates: exhaust it to ready 1 other upgrade card of this ship that the same activation has not exhausted.',
  },
  'upgrade/invincible': {
    de: 'Bringt ein Symbol „Defensive Nachrüstung“.',
    en: 'Adds a defensive retrofit icon.',
  },
  'upgrade/invisible-hand': {
    de: 'Beim Aufstellen darfst du bis zu 5 Staffeln mit Schwarm beiseitestellen. Staffelkommando: Sie kommen in Entfernung 1–3 ins Spiel; in dieser Aktivierung bewegen sie sich nicht, und ihre KI steigt um 1.',
    en: 'While deploying, you may set aside up to 5 squadrons with Swarm. Squadron command: place them within distance 1-3; this activation they do not move, and their AI rises by 1.',
  },
  'first/invisible-hand': {
    de: 'Platziert werden höchstens so viele Staffeln, wie das Kommando aktiviert.',
    en: 'No more squadrons are placed than the command activates.',
  },
  'upgrade/jainas-light': {
    de: 'Du darfst ignorieren, was Hindernisse beim Überschneiden bewirken, dann aber alle. Deine Angriffe können nicht versperrt sein.',
    en: 'You can ignore the effects of obstacles you overlap, but then of all of them. Your attacks cannot be obstructed.',
  },
};
