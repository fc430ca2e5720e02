import type { Sayings } from './types.ts';

/** Cards of 2.6, and those of 1.x that read differently there: their keys end in `@2.6`. */
export const later: Sayings = {
  'battle/breakthrough-primary': {
    de: 'Ab Runde 2 je 1 Punkt für jeden Kontrollpunkt im eigenen Gebiet, den kein Feind umkämpft, und 2 für jeden gesicherten im feindlichen Gebiet.',
    en: 'From round 2 on, 1 point for each checkpoint in your territory that no enemy contests, and 2 for each that you secure in enemy territory.',
  },
  'battle/bunker-assault': {
    de: 'Ab Runde 2 je 1 Punkt für jeden gesicherten Bunker. Zu Beginn der Endphase erleiden gesicherte feindliche Bunker 1 Schaden, 2 durch Commander, Agenten oder Spezialeinheiten; mit 3 Schaden werden sie zerstört: 3 Punkte.',
    en: 'From round 2 on, 1 point for each secured bunker. At the start of the end phase enemy bunkers that you secure suffer 1 wound, 2 from commanders, operatives or special forces; the third wound destroys one for 3 points.',
  },
  'battle/bunker-assault-recon': {
    de: 'Ab Runde 2 je 1 Punkt für jeden gesicherten Bunker. Zu Beginn der Endphase erleiden gesicherte feindliche Bunker 1 Schaden, 2 durch Commander, Agenten oder Spezialeinheiten; mit 3 Schaden werden sie zerstört: 3 Punkte.',
    en: 'From round 2 on, 1 point for each secured bunker. At the start of the end phase enemy bunkers that you secure suffer 1 wound, 2 from commanders, operatives or special forces; the third wound destroys one for 3 points.',
  },
  'battle/close-the-pocket': {
    de: 'Ab Runde 2: 2 Punkte für das gesicherte mittlere Lager, 1 für jedes andere.',
    en: 'From round 2 on, 2 points for securing the central stockpile, 1 for each other one.',
  },
  'battle/close-the-pocket-recon': {
    de: 'Ab Runde 2: 2 Punkte für das gesicherte mittlere Lager, 1 für jedes andere.',
    en: 'From round 2 on, 2 points for securing the central stockpile, 1 for each other one.',
  },
  'battle/intercept-signals': {
    de: 'Ab Runde 2 je 1 Punkt für jeden Funkturm außerhalb des eigenen Gebiets, den man sichert oder den eine eigene Einheit mit Aufklärungsmarker umkämpft. Höchstens zwei Einheiten haben einen solchen Marker.',
    en: 'From round 2 on, 1 point for each tower outside your territory that you secure or that a unit of yours with an intel token contests. No more than two of your units have one.',
  },
  'battle/intercept-signals-recon': {
    de: 'Ab Runde 2 je 1 Punkt für jeden Funkturm außerhalb des eigenen Gebiets, den man sichert oder den eine eigene Einheit mit Aufklärungsmarker umkämpft. Höchstens zwei Einheiten haben einen solchen Marker.',
    en: 'From round 2 on, 1 point for each tower outside your territory that you secure or that a unit of yours with an intel token contests. No more than two of your units have one.',
  },
  'battle/recover-the-research': {
    de: 'Ab Runde 2: für zwei umkämpfte Labore 1 Punkt, für drei 2, für vier oder mehr 3. Beide können am selben Labor punkten.',
    en: 'From round 2 on, 1 point for contesting two laboratories, 2 for three, 3 for four or more. Both players may score the same one.',
  },
  'battle/shifting-priorities': {
    de: 'Ab Runde 2 je 1 Punkt für jedes gesicherte Ziel. Am Ende der Endphase versetzt der Gegner, was man gesichert hat, um höchstens eine halbe Reichweite.',
    en: 'From round 2 on, 1 point for each secured target. At the end of the end phase the opponent moves what you have secured by up to half a range.',
  },
  'battle/bring-them-to-heel': {
    de: 'Ab Runde 2: 1 Punkt, wenn mehr feindliche als eigene Einheiten mindestens so viele Niederhalten-Marker wie Tapferkeit haben. Einmal pro Runde 2 Punkte, wenn ein Feind in Panik ist oder alle Feinde Marker haben, jedes nur einmal.',
    en: 'From round 2 on, 1 point if more enemy than own units have suppression equal to their courage. Once a round 2 points if an enemy is panicked, or if all enemies have suppression; each only once.',
  },
  'battle/bring-them-to-heel-recon': {
    de: 'Ab Runde 2: 1 Punkt, wenn mehr feindliche als eigene Einheiten mindestens so viele Niederhalten-Marker wie Tapferkeit haben. Einmal pro Runde 2 Punkte, wenn ein Feind in Panik ist oder alle Feinde Marker haben, jedes nur einmal.',
    en: 'From round 2 on, 1 point if more enemy than own units have suppression equal to their courage. Once a round 2 points if an enemy is panicked, or if all enemies have suppression; each only once.',
  },
  'battle/destroy-enemy-base': {
    de: 'Jeder legt eine Basis und gibt einer Einheit eine Bombe. Steht zu Beginn der Endphase ein Bombenträger an einer feindlichen Basis, die man sichert, wird sie gesprengt: 4 Punkte.',
    en: 'Each places a base and gives a unit a bomb. If a carrier contests an enemy base that you secure at the start of the end phase, it is blown up for 4 points.',
  },
  'battle/marked-targets': {
    de: 'Jeder markiert zwei eigene und zwei feindliche Einheiten. Für jede besiegte markierte Einheit erhält der Gegner 1 Punkt.',
    en: 'Each marks two own and two enemy units. The opponent scores 1 point for each marked unit that is defeated.',
  },
  'battle/recon-mission': {
    de: 'Eine Einheit trägt einen Scanner. Endet ab Runde 2 ihre Aktivierung mit zwei Feinden in Reichweite 2 und Sicht, gibt es 1 Punkt, einmal pro Runde; diese Feinde erhalten Beobachtungsmarker.',
    en: 'A unit carries a scanner. From round 2 on, if its activation ends with two enemies within 2 and in sight, score 1 point, once a round; these enemies gain observation tokens.',
  },
  'battle/recon-mission-recon': {
    de: 'Eine Einheit trägt einen Scanner. Endet ab Runde 2 ihre Aktivierung mit zwei Feinden in Reichweite 2 und Sicht, gibt es 1 Punkt, einmal pro Runde; diese Feinde erhalten Beobachtungsmarker.',
    en: 'A unit carries a scanner. From round 2 on, if its activation ends with two enemies within 2 and in sight, score 1 point, once a round; these enemies gain observation tokens.',
  },
  'battle/surface-scan': {
    de: 'Zwei Einheiten tragen Scanner. Ab Runde 2: 1 Punkt, wenn zwei Träger außerhalb des eigenen Gebiets stehen. Einmal 2 Punkte, wenn ein Träger an einem verlorenen feindlichen Scanner steht.',
    en: 'Two units carry scanners. From round 2 on, 1 point if two carriers are outside your territory. Once, 2 points if a carrier contests a dropped enemy scanner.',
  },
  'battle/surface-scan-recon': {
    de: 'Zwei Einheiten tragen Scanner. Ab Runde 2: 1 Punkt, wenn zwei Träger außerhalb des eigenen Gebiets stehen. Einmal 2 Punkte, wenn ein Träger an einem verlorenen feindlichen Scanner steht.',
    en: 'Two units carry scanners. From round 2 on, 1 point if two carriers are outside your territory. Once, 2 points if a carrier contests a dropped enemy scanner.',
  },
  'battle/sweep-and-clear': {
    de: 'Einmal pro Runde, wenn ein eigener Angriff eine Einheit besiegt, wird eine Zeile nach dem Gebiet des angreifenden Einheitenführers abgestrichen: 1 Punkt, im feindlichen Gebiet 2.',
    en: 'Once a round, when an attack of yours defeats a unit, tick a row by the territory of the attacking leader: 1 point, 2 in enemy territory.',
  },
  'battle/supply-run': {
    de: 'Trupplereinheiten tragen Vorräte zu einem Punkt von Interesse und geben sie dort zu Beginn ihrer Aktivierung ab: 1 Punkt, in den Runden 4 und 5 2.',
    en: 'Trooper units carry supplies to a point of interest and turn them in at the start of an activation there: 1 point, 2 in rounds 4 and 5.',
  },
  'battle/retrieve-the-data': {
    de: 'Als freie Aktion legt eine Einheit einen Marker auf einen Datenkern, den sie umkämpft. Ab Runde 2 bringt jeder gesicherte Kern mit zwei Markern 1 Punkt und verschwindet.',
    en: 'As a free action a unit puts a token on a data core that it contests. From round 2 on, each secured core with two tokens scores 1 point and is removed.',
  },
  'battle/failed-negotiations': {
    de: 'Eine Einheit führt einen Gefangenen mit: Tapferkeit +1, in Runde 1 unerkannt. Ab Runde 2 je 1 Punkt für Träger in Reichweite 1 des Treffpunkts in der Mitte.',
    en: 'A unit holds a prisoner: courage +1, incognito in round 1. From round 2 on, 1 point for each carrier within range 1 of the exchange in the centre.',
  },
  'battle/align-the-relay': {
    de: 'Als Aktion richtet eine Einheit ein umkämpftes Relais aus; es gehört ihrer Seite, bis der Gegner es übernimmt. Ab Runde 2: 1 Punkt für zwei Relais, 2 für vier.',
    en: 'As an action a unit aligns a relay that it contests; it is its side’s until the other takes it. From round 2 on, 1 point for two relays, 2 for four.',
  },
  'battle/advanced-intel': {
    de: 'Zu Beginn der ersten Aktivierungsphase kommt ein Marker in deinen Passen-Vorrat.',
    en: 'At the start of the first activation phase add a token to your pass pool.',
  },
  'battle/advanced-intel-recon': {
    de: 'Zu Beginn der ersten Aktivierungsphase kommt ein Marker in deinen Passen-Vorrat.',
    en: 'At the start of the first activation phase add a token to your pass pool.',
  },
  'battle/cunning-deployment': {
    de: 'Zu Beginn der ersten Aktivierungsphase erhalten drei deiner Einheiten je 1 Ausweichmarker.',
    en: 'At the start of the first activation phase three of your units gain 1 dodge token each.',
  },
  'battle/cunning-deployment-recon': {
    de: 'Zu Beginn der ersten Aktivierungsphase erhalten drei deiner Einheiten je 1 Ausweichmarker.',
    en: 'At the start of the first activation phase three of your units gain 1 dodge token each.',
  },
  'battle/fortified-position': {
    de: 'Beim Aufbau stellst du bis zu drei Barrikaden in eigenes oder umkämpftes Gebiet, nicht in Reichweite 1 voneinander.',
    en: 'During set-up place up to three barricades in your own or contested territory, not within range 1 of each other.',
  },
  'battle/fortified-position-recon': {
    de: 'Beim Aufbau stellst du bis zu drei Barrikaden in eigenes oder umkämpftes Gebiet, nicht in Reichweite 1 voneinander.',
    en: 'During set-up place up to three barricades in your own or contested territory, not within range 1 of each other.',
  },
  'battle/garrison': {
    de: 'Eine deiner Standardeinheiten geht in vorbereitete Stellung.',
    en: 'One of your corps units takes a prepared position.',
  },
  'battle/ordnance': {
    de: 'Einmal, am Ende einer Kommandophase, legst du einen Marker; zu Beginn der Endphase treffen drei schwarze Würfel alle in Reichweite 1: Fahrzeuge und Gepanzerte erleiden Wunden, andere Niederhalten-Marker.',
    en: 'Once, at the end of a command phase, place a token; at the start of the end phase three black dice strike all within range 1: vehicles and armored units suffer wounds, others suppression.',
  },
  'battle/strafing-run': {
    de: 'Einmal, am Ende einer Kommandophase, legst du einen Marker; zu Beginn der Endphase erhält jede Einheit unter einer Linie von Reichweite 2 Niederhalten-Marker nach vier schwarzen Würfeln.',
    en: 'Once, at the end of a command phase, place a token; at the start of the end phase every unit under a line of range 2 gains suppression by four black dice.',
  },
  'battle/black-ops': {
    de: 'Zu Beginn der ersten Aktivierungsphase kann ein Trupp aus höchstens sechs Miniaturen infiltrieren; kann er es schon, erhält er 1 Ziel- und 1 Ausweichmarker.',
    en: 'At the start of the first activation phase a squad of up to six miniatures gains Infiltrate; if it has it, 1 aim and 1 dodge token.',
  },
  'battle/extreme-discipline': {
    de: 'Zweimal: Hat eine Einheit Niederhalten-Marker erhalten, kann sie alle für 1 Wunde ablegen.',
    en: 'Twice: after a unit has gained suppression it may remove all of it for 1 wound.',
  },
  'battle/coordinated-strike': {
    de: 'Einmal: Bis zu zwei Einheiten der Republik können, wenn sie Befehle haben, einer Klontruppler- oder Fahrzeugeinheit in Reichweite 1 einen Befehl erteilen.',
    en: 'Once: up to two Republic units with orders may issue an order to a clone trooper or vehicle unit within range 1.',
  },
  'battle/armored-assault': {
    de: 'Zu Beginn der ersten Aktivierungsphase erhalten bis zu drei Fahrzeuge je 1 Zielmarker.',
    en: 'At the start of the first activation phase up to three vehicles gain 1 aim token each.',
  },
  'battle/rapid-deployment': {
    de: 'Bis zu zwei Standardeinheiten der Klontruppler bewegen sich zu Beginn der ersten Endphase mit Geschwindigkeit 1.',
    en: 'Up to two corps clone units make a speed-1 move at the start of the first end phase.',
  },
  'battle/command-override': {
    de: 'Zweimal, beim Erteilen von Befehlen: Eine Einheit mit KI erteilt sich selbst einen Befehl.',
    en: 'Twice, while orders are issued: a unit with AI orders itself.',
  },
  'battle/scrambled-orders': {
    de: 'Beim Aufbau legst du einen Störsender. Feinde in Reichweite 1 erhalten keine Befehle; einer im Kontakt entfernt ihn als freie Aktion.',
    en: 'During set-up place a scrambler. Enemies within range 1 are issued no orders; one in contact removes it as a free action.',
  },
  'battle/no-time-to-lose': {
    de: 'Zu Beginn einer Aktivierung: 1 Marker des Passen-Vorrats für 1 Ziel- und 1 Ausweichmarker oder eine freie Erholung.',
    en: 'At the start of an activation: 1 token of the pass pool for 1 aim and 1 dodge token, or a free recover.',
  },
  'keyword/prepared-position': {
    de: 'Die Einheit wird beim Aufbau im eigenen Gebiet aufgestellt und erhält 1 Ausweichmarker.',
    en: 'The unit is placed in its own territory during set-up and gains 1 dodge token.',
  },
  'keyword/infiltrate@2.6': {
    de: 'Zu Beginn ihrer Aktivierung kann die Einheit irgendwo im eigenen Gebiet aufgestellt werden.',
    en: 'At the start of its activation the unit may be placed anywhere in its own territory.',
  },
  'keyword/reinforcements@2.6': {
    de: 'Zu Beginn der ersten Endphase kann sich die Einheit mit Geschwindigkeit 1 bewegen.',
    en: 'At the start of the first end phase the unit may make a speed-1 move.',
  },
  'keyword/incognito@2.6': {
    de: 'Nur Feinde in Reichweite 1 können die Einheit angreifen; sie umkämpft nichts und gibt keine Rückendeckung. Ein Angriff, auch gegen sie, beendet das.',
    en: 'Only enemies within range 1 may attack the unit; it contests nothing and gives no backup. An attack by or against it ends this.',
  },
  'keyword/take-cover@2.6': {
    de: 'Bis zu X befreundete Einheiten in Reichweite 2 erhalten je 1 Ausweichmarker.',
    en: 'Up to X friendly units within range 2 gain 1 dodge token each.',
  },
  'keyword/spotter@2.6': {
    de: 'Bis zu X befreundete Einheiten in Reichweite 2 erhalten je 1 Zielmarker.',
    en: 'Up to X friendly units within range 2 gain 1 aim token each.',
  },
  'keyword/bolster@2.6': {
    de: 'Bis zu X befreundete Einheiten in Reichweite 2 erhalten je 1 Energiemarker.',
    en: 'Up to X friendly units within range 2 gain 1 surge token each.',
  },
  'keyword/deflect@2.6': {
    de: 'Gegen Fernkampfangriffe werden Verteidigungsenergien zu Blocks; war eine dabei, erleidet der Angreifer 1 Wunde. So auch als Beschützer; nicht gegen reine Hochgeschwindigkeit.',
    en: 'Against ranged attacks defence surges become blocks; if there was one, the attacker suffers 1 wound. So too as a guardian; not against high velocity alone.',
  },
  'keyword/soresu-mastery@2.6': {
    de: 'Gegen Fernkampfangriffe darf sie alle Verteidigungswürfel neu werfen, als Beschützer für einen Ausweichmarker.',
    en: 'Against ranged attacks it may reroll all its defence dice, as a guardian for a dodge token.',
  },
  'keyword/uncanny-luck@2.6': {
    de: 'Sie darf bis zu X Verteidigungswürfel neu werfen.',
    en: 'It may reroll up to X defence dice.',
  },
  'keyword/inspire@2.6': {
    de: 'Am Ende ihrer Aktivierung verlieren andere Einheiten in Reichweite 2 insgesamt bis zu X Niederhalten-Marker.',
    en: 'At the end of its activation other units within range 2 lose up to X suppression tokens in all.',
  },
  'keyword/fire-support@2.6': {
    de: 'Erhält sie einen Befehl, erhält sie einen Bereitschaftsmarker.',
    en: 'When it is issued an order it gains a standby token.',
  },
  'keyword/scout@2.6': {
    de: 'Sie kommt durch eine freie Bewegung mit Geschwindigkeit X aufs Schlachtfeld.',
    en: 'It enters the battlefield by a free speed-X move.',
  },
  'keyword/low-profile@2.6': {
    de: 'Sie würfelt einen Deckungswürfel weniger und erhält dafür einen Block.',
    en: 'It rolls one cover die fewer and has a block for it.',
  },
  'keyword/cumbersome@2.6': {
    de: 'Hat sich die Einheit bewegt, werden die Würfel der Waffe um eine Stufe schlechter.',
    en: 'If the unit has moved, the weapon’s dice are downgraded.',
  },
  'keyword/bounty@2.6': {
    de: 'Beim Aufbau wählt sie einen feindlichen Commander oder Agenten; besiegt sie ihn, gibt es 1 Punkt.',
    en: 'During set-up it picks an enemy commander or operative; if it defeats it, score 1 point.',
  },
  'keyword/guardian@2.6': {
    de: 'Sie nimmt einem befreundeten Truppler in Reichweite 1 bis zu X Treffer ab und würfelt für jeden; nicht, solange sie so viele Niederhalten-Marker wie Tapferkeit hat.',
    en: 'It takes up to X hits off a friendly trooper within range 1 and rolls for each; not while its suppression equals its courage.',
  },
  'keyword/ai@2.6': {
    de: 'Ohne Befehl und ohne Commander in Reichweite 3 muss die erste Aktion die genannte sein.',
    en: 'Without an order and without a commander within range 3 its first action must be the one named.',
  },
  'keyword/teamwork@2.6': {
    de: 'Erhält einer der beiden in Reichweite 2 Ziel- oder Ausweichmarker, erhält der andere einen davon.',
    en: 'If either of the two within range 2 gains aim or dodge tokens, the other gains one.',
  },
  'keyword/tow-cable@2.6': {
    de: 'Ein Fahrzeug, das dadurch Wunden erleidet, wird vom Angreifer gedreht und erhält 1 Immobilisiert-Marker.',
    en: 'A vehicle wounded by it is pivoted by the attacker and gains 1 immobilize token.',
  },
  'keyword/independent': {
    de: 'Ohne Befehl erhält sie zu Beginn der Aktivierungsphase die genannten Marker oder führt die genannte Aktion aus.',
    en: 'Without an order it gains the tokens named, or makes the action named, at the start of the activation phase.',
  },
  'keyword/aid': {
    de: 'Statt ihrer kann eine genannte Einheit in Reichweite 2 und Sicht ihre grünen Marker erhalten; sie selbst erhält 1 Niederhalten-Marker.',
    en: 'A unit of the kind named within range 2 and in sight may gain its green tokens instead; it gains 1 suppression token itself.',
  },
  'keyword/anti-material': {
    de: 'Gegen Fahrzeuge werden X Würfel der Waffe um eine Stufe besser.',
    en: 'Against vehicles X of the weapon’s dice are upgraded.',
  },
  'keyword/attack-run': {
    de: 'Zu Beginn der Aktivierung kann die Geschwindigkeit bis zu deren Ende um 1 steigen oder sinken.',
    en: 'At the start of its activation its speed may rise or fall by 1 until the end of it.',
  },
  'keyword/command-vehicle': {
    de: 'Einheiten in Reichweite 3 dürfen beim Prüfen auf Panik X als Tapferkeit nehmen.',
    en: 'Units within range 3 may use X as courage when checking for panic.',
  },
  'keyword/self-preservation': {
    de: 'Sie nutzt nur die Tapferkeit von Commandern ihrer eigenen Art.',
    en: 'It uses only the courage of commanders of its own kind.',
  },
  'keyword/complete-the-mission': {
    de: 'In Reichweite 1 eines eigenen Missionsmarkers werden ihre Verteidigungsenergien zu Blocks; gegen Feinde dort hat sie Kritisch 2.',
    en: 'Within range 1 of an own mission token its defence surges become blocks; against enemies there it has Critical 2.',
  },
  'keyword/death-from-above': {
    de: 'Steht ihr Einheitenführer höher als der des Verteidigers, hilft diesem keine Deckung.',
    en: 'If its leader stands higher than the defender’s, cover is of no use.',
  },
  'keyword/hold-the-line': {
    de: 'Im Handgemenge werden Angriffsenergien zu Treffern und Verteidigungsenergien zu Blocks.',
    en: 'While engaged its attack surges become hits and its defence surges blocks.',
  },
  'keyword/jarkai-mastery': {
    de: 'Nach dem Umwandeln macht im Nahkampf jeder Ausweichmarker eine leere Seite zum Treffer oder einen Treffer kritisch.',
    en: 'In melee, after conversion, each dodge token turns a blank into a hit or a hit into a critical hit.',
  },
  'keyword/one-step-ahead': {
    de: 'Liegen die Kommandokarten offen, bewegt sie sich mit Geschwindigkeit 1; bei gleichen Punkten eine beliebige eigene Einheit.',
    en: 'When command cards lie open it makes a speed-1 move; on even pips any of your units does.',
  },
  'keyword/primitive': {
    de: 'Gegen Panzerung werden kritische Treffer zu Treffern.',
    en: 'Against armor critical hits become hits.',
  },
  'keyword/ruthless': {
    de: 'Eine Standardeinheit mit Befehl in Reichweite 2 und Sicht kann zu Beginn ihrer Aktivierung 1 Wunde für eine freie Aktion erleiden.',
    en: 'A corps unit with an order within range 2 and in sight may suffer 1 wound for a free action at the start of its activation.',
  },
  'keyword/shien-mastery': {
    de: 'Ablenken fügt 1 Wunde je Energie zu; ohne eigene Wunden erhält sie keinen Niederhalten-Marker.',
    en: 'Deflect deals 1 wound for each surge; without wounds of its own it gains no suppression.',
  },
  'keyword/unconcerned': { de: 'Sie profitiert nicht von Deckung.', en: 'It does not benefit from cover.' },
  'keyword/weighed-down': {
    de: 'Mit einem Einsatzmarker kann sie nicht springen.',
    en: 'It cannot jump while it holds an objective token.',
  },
  'keyword/were-not-regs': {
    de: 'Sie teilt keine Marker mit anderen Klonen und erhält keine Rückendeckung.',
    en: 'It shares no tokens with other clones and gets no backup.',
  },
  'keyword/wound': {
    de: 'Kommt sie ins Spiel, erleidet sie X Wunden.',
    en: 'It suffers X wounds when it enters play.',
  },
  'keyword/mobile': {
    de: 'Zu Beginn oder am Ende ihrer Aktionen muss sie sich ganz bewegen, ohne sich vorher zu drehen.',
    en: 'At the start or the end of its actions it must make a full move, without turning first.',
  },
  'keyword/mercenary': {
    de: 'Die genannten Fraktionen können sie als Söldner aufnehmen.',
    en: 'The factions named may hire it as a mercenary.',
  },
  'keyword/special-issue': {
    de: 'Sie steht nur der genannten Kampftruppe zur Verfügung.',
    en: 'Only the battle force named may include it.',
  },
  'keyword/flexible-response': {
    de: 'Sie muss mit X schweren Waffen ausgerüstet werden.',
    en: 'It must equip X heavy weapons.',
  },
  'keyword/associate': {
    de: 'Mit der genannten Einheit in der Armee zählt sie nicht zu den Höchstzahlen ihres Rangs.',
    en: 'With the unit named in the army it does not count towards the maximum of its rank.',
  },
  'keyword/allies-of-convenience': {
    de: 'Die Armee kann einen Söldner mehr aufnehmen, und sie erteilt allen Söldnern Befehle.',
    en: 'The army may include one mercenary more, and it issues orders to all mercenaries.',
  },
};
