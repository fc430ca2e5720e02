import type { Sayings } from '../types.ts';

export const republic: Sayings = {
  'squadron/odd-ball': {
    de: 'Hast du dich in dieser Aktivierung bewegt, darfst du im Angriff bis zu 2 Würfel neu würfeln.',
    en: 'If you have moved in this activation, you may reroll up to 2 dice while attacking.',
  },
  'squadron/anakin-skywalker-btl-b-y-wing': {
    de: 'In deiner Aktivierung darfst du 1 Verteidigungsmarker ausgeben: Bis zu ihrem Ende bist du mit niemandem im Nahkampf.',
    en: 'In your activation you may spend a defence token: until it ends you are engaged with nobody.',
  },
  'squadron/matchstick': {
    de: 'Bist du in Aktivierungsreichweite eines Schiffs, können bis zu 3 Staffeln mit Bomber, die sein Staffel-Kommando aktiviert, in Entfernung 1–3 zu dir sein.',
    en: 'If you are in reach of a Squadron command, up to 3 of the Bombers that it activates may be at distance 1-3 of you instead.',
  },
  'squadron/ahsoka-tano-delta-7': {
    de: 'Nachdem du dich bewegt hast, darf eine andere befreundete Staffel in Entfernung 1 mit 2 blauen Würfeln eine feindliche Staffel angreifen.',
    en: 'After your move another friendly squadron at distance 1 may attack an enemy squadron with 2 blue dice.',
  },
  'squadron/anakin-skywalker-delta-7': {
    de: 'Hat dein Angriff in deiner Aktivierung eine Staffel beschädigt, erleiden bis zu 2 feindliche Staffeln deiner Wahl in Entfernung 1 zu ihr je 1 Schaden.',
    en: 'When your attack in your own activation has damaged a squadron, up to 2 enemy squadrons of your choice at distance 1 of it suffer 1 damage each.',
  },
  'squadron/kit-fisto': {
    de: 'Gibst du einen Verteidigungsmarker aus, darfst du ihn ablegen, um statt seines Effekts die Schadenssumme um 3 zu senken.',
    en: 'A defence token that you spend may be discarded to take 3 off the damage total instead of having its effect.',
  },
  'squadron/luminara-unduli-delta-7': {
    de: 'Greift eine feindliche Staffel in Entfernung 1 eine befreundete, nicht einzigartige Staffel an, gilt der Angriff als versperrt.',
    en: 'Attacks of enemy squadrons at distance 1 against friendly squadrons that are not unique count as obstructed.',
  },
  'squadron/plo-koon-delta-7': {
    de: 'Befreundete, nicht einzigartige Staffeln ohne Konter in Entfernung 1 haben Konter 1.',
    en: 'Friendly squadrons at distance 1 that are not unique and lack Counter have Counter 1.',
  },
  'squadron/axe': {
    de: 'Bevor eine andere befreundete Staffel in Entfernung 1 in einem Angriff Schaden erleidet, darfst du 1 Verteidigungsmarker ausgeben, um ihn um 1 zu senken.',
    en: 'Before another friendly squadron at distance 1 suffers damage in an attack, you may spend a defence token to take 1 off.',
  },
  'squadron/kickback': {
    de: 'Nach deinem Angriff darfst du dich bis Entfernung 1 bewegen, selbst im Nahkampf.',
    en: 'After an attack of yours you may move up to distance 1, engaged or not.',
  },
};
