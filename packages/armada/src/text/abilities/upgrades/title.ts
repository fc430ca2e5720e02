import type { Sayings } from '../types.ts';

/** What titles do. */
export const title: Sayings = {
  'upgrade/admonition': {
    de: 'In der Verteidigung: einen Verteidigungsmarker ablegen, um 1 Angriffswürfel zu negieren.',
    en: 'While defending: discard a defense token to cancel 1 attack die.',
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
    en: 'While attacking, exhaust it: the defender can spend only 1 exhausted defense token.',
  },
  'upgrade/beast-of-burden': {
    de: 'Bei der Aktivierung erschöpfen und eigene Verteidigungsmarker ausgeben: Ebenso viele Marker eines befreundeten Schiffs in Entfernung 1–3 werden spielbereit.',
    en: 'When you activate, exhaust it and spend defense tokens of yours: as many tokens of one friendly ship at distance 1-3 are readied.',
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
    en: 'One salvo token more after deployment. Even at speed 0 you can spend 1 defense token.',
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
    en: 'Attacking a ship that has already activated this round: 1 die more, of any color.',
  },
  'upgrade/demolisher': {
    de: 'Im Angriffsschritt nur 1 Angriff; einer deiner Angriffe darf nach deinem ersten Manöver erfolgen.',
    en: 'Only 1 attack in your Attack step; one of your attacks may follow your first maneuver.',
  },
  'upgrade/devastator': {
    de: 'Einmal pro Runde, im Angriff aus der Front: 1 blauer Würfel für jeden abgelegten Verteidigungsmarker.',
    en: 'Once per round, attacking from the front: 1 blue die for each of your discarded defense tokens.',
  },
  'upgrade/dodonnas-pride': {
    de: 'Blauer kritischer Effekt: Alle Würfel negieren, um dem Verteidiger 1 offene Schadenskarte zu geben.',
    en: 'Blue critical effect: cancel all dice to deal the defender 1 faceup damage card.',
  },
  'upgrade/dominator': {
    de: 'Im Angriff in kurzer bis mittlerer Reichweite: bis zu 2 Schilde ausgeben, je 1 blauer Würfel mehr.',
    en: 'Attacking at close to medium range: spend up to 2 shields for 1 blue die each.',
  },
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
    en: 'Before revealing, exhaust it: 1 defense token of another friendly ship at distance 1-5 is readied.',
  },
  'upgrade/harrow': {
    de: 'Bringt ein Symbol „Unterstützungsteam“. In Manövern mit Schub 1 hat das erste Gelenk II.',
    en: 'Adds a support team icon. In speed-1 maneuvers the first joint has II.',
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
  'upgrade/jainas-light': {
    de: 'Du darfst ignorieren, was Hindernisse beim Überschneiden bewirken, dann aber alle. Deine Angriffe können nicht versperrt sein.',
    en: 'You can ignore the effects of obstacles you overlap, but then of all of them. Your attacks cannot be obstructed.',
  },
  'upgrade/liberator': {
    de: 'Bringt ein Symbol „Flottenkommando“. Für dessen Karte kannst du keine Kommandomarker ausgeben.',
    en: 'Adds a fleet command icon. You cannot spend command tokens for its card.',
  },
  'upgrade/liberty': {
    de: 'Staffelkommando mit Marker: 1 Staffel mehr.',
    en: 'Squadron command with a token: 1 squadron more.',
  },
  'upgrade/lucid-voice': {
    de: 'Das Heck ist mit 3 roten Würfeln bewaffnet; die Seiten tauschen 1 blauen gegen 1 schwarzen.',
    en: 'The rear is armed with 3 red dice; the sides trade 1 blue die for 1 black one.',
  },
  'upgrade/mon-calamari-exodus-fleet': {
    de: 'Reparaturkommando: eine weitere Kopie auf einem befreundeten Schiff in Entfernung 1–4 erschöpfen für 2 Technikpunkte mehr.',
    en: 'Repair command: exhaust another copy on a friendly ship at distance 1-4 for 2 more engineering points.',
  },
  'upgrade/mon-karren': {
    de: 'Mit „Feuer konzentrieren“ im Angriff auf ein Schiff: Der Verteidiger kann nur 1 Verteidigungsmarker ausgeben.',
    en: 'With Concentrate Fire while attacking a ship: the defender can spend only 1 defense token.',
  },
  'upgrade/nevoota-bee': {
    de: 'Staffelkommando: Nicht einzigartige Staffeln erhalten Schwarm; Staffeln mit Schwarm dürfen im Angriff auf ein Schiff 1 Würfel neu werfen.',
    en: 'Squadron command: non-unique squadrons gain Swarm; squadrons with Swarm may reroll 1 die while attacking a ship.',
  },
  'upgrade/nova-defiant': {
    de: 'Kommandowert 4, auch mehrere Marker einer Art. Beim Aufdecken darfst du die vier Marker dieser Karte erhalten.',
    en: 'Command value 4, even with several tokens of a type. When revealing, you may gain the four tokens of this card.',
  },
  'upgrade/paragon': {
    de: 'Im Angriff auf ein Schiff, das du diese Runde schon angegriffen hast: 1 schwarzer Würfel mehr.',
    en: 'Attacking a ship that you have already attacked this round: 1 black die more.',
  },
  'upgrade/patriot-fist': {
    de: 'Im ersten Angriff der Aktivierung auf ein Schiff in mittlerer bis großer Reichweite darfst du 2 blaue Würfel hinzufügen; dann greifst du in ihr nicht mehr an.',
    en: 'In the first attack of the activation, on a ship at medium to long range, you may add 2 blue dice; then you cannot attack again in it.',
  },
  'upgrade/phoenix-home': {
    de: 'Bringt ein Symbol „Offizier“. Das Schiff kann 4 Kommandomarker haben.',
    en: 'Adds an officer icon. The ship can have 4 command tokens.',
  },
  'upgrade/profundity': {
    de: 'Vor dem Aufstellen darfst du 1 kleines Schiff mit Kommandowert 1 beiseitestellen. Zu Beginn einer Runde darfst du es in Entfernung 1 aufstellen und ihm je 1 Commander und Offizier übergeben.',
    en: 'Before deploying, you may set aside 1 small ship with a command value of 1. At the start of a round you may deploy it at distance 1 and hand over 1 commander and 1 officer.',
  },
  'upgrade/pursuant': {
    de: 'Deckst du ein anderes Kommando auf, darfst du diese Karte ablegen, um zusätzlich ein Staffelkommando wie mit Rad abzuhandeln.',
    en: 'When you reveal another command, you may discard this card to resolve a Squadron command as with a dial, too.',
  },
  'upgrade/quantum-storm': {
    de: 'Navigationskommando: Nach dem Manöver erschöpfen für ein Manöver mit Schub 1 und der Kurskorrektur „–“.',
    en: 'Navigate command: after the maneuver, exhaust it for a speed-1 maneuver with a yaw value of “-”.',
  },
  'upgrade/radiant-vii': {
    de: 'Bringt ein Symbol „Flottenunterstützung“, verbietet Turbolaser und Flugkörper.',
    en: 'Adds a fleet support icon, forbids turbolasers and ordnance.',
  },
  'upgrade/rakehell': {
    de: 'Navigationskommando: In einem Manöver mit Schub 0 darf das Schiff sich mit der Kurskorrektur I drehen, die andere Effekte erhöhen können.',
    en: 'Navigate command: in a speed-0 maneuver the ship may turn with a yaw value of I, which other effects may raise.',
  },
  'upgrade/ravager': {
    de: 'Marker „Feuer konzentrieren“ können statt eines neuen Wurfs 1 Würfel einer Farbe des Pools hinzufügen.',
    en: 'Concentrate Fire tokens can add 1 die of a color in the pool instead of rerolling one.',
  },
  'upgrade/redemption': {
    de: 'Reparaturkommandos befreundeter Schiffe in Entfernung 1–5 haben 1 Technikpunkt mehr.',
    en: 'Repair commands of friendly ships at distance 1-5 have 1 engineering point more.',
  },
  'upgrade/relentless': {
    de: 'Das Schiff erhält in der Kommandophase 1 Kommandorad weniger.',
    en: 'The ship is given 1 command dial less in the Command Phase.',
  },
  'upgrade/resolute': {
    de: 'Nach einem Kommando mit Rad darfst du den passenden Marker von dieser Karte erhalten.',
    en: 'After a command resolved by dial, you may gain the matching token from this card.',
  },
  'upgrade/sa-nalaor': {
    de: 'In der Verteidigung mit Schub 2 oder mehr darf ein beliebiger Verteidigungsmarker als Ausweichen wirken, einmal pro Angriff und ohne den weiteren Würfel gegen größere Schiffe.',
    en: 'Defending at speed 2 or higher, any defense token may work as Evade, once per attack and without the further die against larger ships.',
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
    en: 'After the activation of an enemy ship at distance 1-3, you may exhaust 1 of its defense tokens.',
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
    en: 'Adds a weapons team icon. At the start of the first round, you may replace 1 defense token with a redirect token.',
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
    en: 'Squadron command: a squadron that has not moved this activation may add 1 die of a color in its pool while attacking; then it does not move either.',
  },
};
