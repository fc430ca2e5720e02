import type { Sayings } from '../../types.ts';

export const titleStoZ: Sayings = {
  'upgrade/sa-nalaor': {
    de: 'In der Verteidigung mit Schub 2 oder mehr darf ein beliebiger Verteidigungsmarker als Ausweichen wirken, einmal pro Angriff und ohne den weiteren Würfel gegen größere Schiffe.',
    en: 'Defending at speed 2 or higher, any defence token may work as Evade, once per attack and without the further die against larger ships.',
  },
  'upgrade/salvation': {
    de: 'Im Angriff aus der Front auf ein Schiff zählt jeder kritische Treffer 2 Schaden.',
    en: 'Attacking a ship from the front, each critical hit counts 2 damage.',
  },
  'upgrade/seventh-fleet-star-destroyer': {
    de: 'Bevor die Front Schaden aus einem Angriff erleidet: eine Kopie auf einem anderen befreundeten Schiff in Entfernung 1–4 erschöpfen für 1 Schaden weniger.',
    en: 'Before the front suffers damage from an attack: exhaust a copy on another friendly ship at distance 1-4 for 1 damage less.',
  },
  'upgrade/sovereign': {
    de: 'Zu Beginn der Schiffsphase erschöpfen: Bis zu 3 befreundete Schiffe in Entfernung 1–5 tauschen 1 Kommandomarker gegen einen beliebigen.',
    en: 'At the start of the Ship Phase, exhaust it: up to 3 friendly ships at distance 1-5 trade 1 command token for one of any type.',
  },
  'upgrade/squall': {
    de: 'Bei der Aktivierung dürfen sich bis zu 3 befreundete Staffeln, die in kurzer bis mittlerer Reichweite und nicht im Nahkampf sind, bis Entfernung 2 bewegen; im Nahkampf enden dürfen sie nicht.',
    en: 'When you activate, up to 3 unengaged friendly squadrons at close to medium range may move up to distance 2; they cannot end engaged.',
  },
  'upgrade/stronghold': {
    de: 'Angriffe auf befreundete Staffeln mit Schwarm in Entfernung 1–2 gelten als versperrt.',
    en: 'Attacks on friendly squadrons with Swarm at distance 1-2 count as obstructed.',
  },
  'upgrade/sunder': {
    de: 'Blauer oder schwarzer kritischer Effekt: diese Karte ablegen, damit der Verteidiger 1 Nachrüstungs-, Flugkörper-, Ionenkanonen- oder Turbolaserkarte ablegt.',
    en: 'Blue or black critical effect: discard this card to discard 1 retrofit, ordnance, ion cannon or turbolaser card of the defender.',
  },
  'upgrade/suppressor': {
    de: 'Nach der Aktivierung eines feindlichen Schiffs in Entfernung 1–3 darfst du 1 seiner Verteidigungsmarker erschöpfen.',
    en: 'After the activation of an enemy ship at distance 1-3, you may exhaust 1 of its defence tokens.',
  },
  'upgrade/swift-return': {
    de: 'In Entfernung 1–2 eines Hindernisses darfst du beim Kursbestimmen den Schub um 1 ändern oder 1 Kurskorrekturwert um 1 erhöhen.',
    en: 'At distance 1-2 of an obstacle, you may change your speed by 1 or increase 1 yaw value by 1 while determining your course.',
  },
  'upgrade/tantive-iv': {
    de: 'Bevor du einen Kommandomarker erhältst, darf ihn ein befreundetes Schiff in Entfernung 1–5 erhalten.',
    en: 'Before you gain a command token, a friendly ship at distance 1-5 may gain it instead.',
  },
  'upgrade/task-force-antilles': {
    de: 'Erleidest du Schaden aus einem Angriff, darfst du eine Kopie auf einem anderen befreundeten Schiff in Entfernung 1–3 erschöpfen: Es erleidet 1 davon. Erschöpft kannst du keine Technikpunkte ausgeben.',
    en: 'When you suffer damage from an attack, you may exhaust a copy on another friendly ship at distance 1-3: it suffers 1 of it. While exhausted, you cannot spend engineering points.',
  },
  'upgrade/task-force-organa': {
    de: 'Im Angriff darfst du eine Kopie auf einem anderen befreundeten Schiff in Entfernung 1–3 erschöpfen, um bis zu 2 Würfel neu zu werfen. Erschöpft kannst du keine Schiffe angreifen.',
    en: 'While attacking, you may exhaust a copy on another friendly ship at distance 1-3 to reroll up to 2 dice. While exhausted, you cannot attack ships.',
  },
  'upgrade/tb-73': {
    de: 'Nach dem Aufstellen 1 Marker „Ausweichen“ mehr.',
    en: 'One evade token more after deployment.',
  },
  'upgrade/tide-of-progress-xii': {
    de: 'Bevor du eine offene Schiffs-Schadenskarte erhältst: erschöpfen, um sie ohne Wirkung abzulegen.',
    en: 'Before you are dealt a faceup ship damage card: exhaust it to discard that card without effect.',
  },
  'upgrade/tranquility': {
    de: 'Hast du in der Verteidigung weniger als 2 Marker ausgegeben, darfst du bis zu 2 Schilde aus 1 Hüllensektion zur angegriffenen verschieben, auf höchstens 6. Über dem Maximum gewinnt das Schiff keine Schilde zurück.',
    en: 'If you have spent fewer than 2 tokens while defending, you may move up to 2 shields from 1 hull zone to the defending one, to at most 6. Above a maximum the ship recovers no shields.',
  },
  'upgrade/triumphant': {
    de: 'Ab Runde 2 reichen Staffelkommandos anderer befreundeter Schiffe (keine Flottillen) auch zu bis zu 3 Staffeln ohne Geschick in kurzer Reichweite von dir.',
    en: 'From round 2 on, Squadron commands of other friendly ships (no flotillas) also reach up to 3 squadrons without Adept at close range of you.',
  },
  'upgrade/unity': {
    de: 'Nach dem Aufstellen 1 Marker „Umlenken“ mehr. Im Angriff auf eine Staffel, die mit einer befreundeten ohne Schwer im Nahkampf ist, darfst du 1 Würfel neu werfen.',
    en: 'One redirect token more after deployment. Attacking a squadron engaged with a friendly one without Heavy, you may reroll 1 die.',
  },
  'upgrade/vanguard': {
    de: 'Bringt ein Symbol „Waffenteam“. Zu Beginn der ersten Runde darfst du 1 Verteidigungsmarker durch Umlenken ersetzen.',
    en: 'Adds a weapons team icon. At the start of the first round, you may replace 1 defence token with a redirect token.',
  },
  'upgrade/vector': {
    de: 'Staffelkommando: Deine Staffeln ohne Schwer sind um 1 schneller, höchstens 5.',
    en: 'Squadron command: your squadrons without Heavy are 1 faster, at most 5.',
  },
  'upgrade/warlord': {
    de: 'Im Angriff darfst du 1 Zielgenauigkeit auf eine Seite mit Treffern drehen.',
    en: 'While attacking, you may turn 1 accuracy to a face with hits.',
  },
  'upgrade/yavaris': {
    de: 'Staffelkommando: Eine Staffel, die sich in dieser Aktivierung nicht bewegt hat, darf im Angriff 1 Würfel einer Farbe ihres Pools hinzufügen; sie bewegt sich dann auch nicht mehr.',
    en: 'Squadron command: a squadron that has not moved this activation may add 1 die of a colour in its pool while attacking; then it does not move either.',
  },
};
