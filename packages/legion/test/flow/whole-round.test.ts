import { describe, expect, it } from 'vitest';
import { wholeRound } from './whole-round.ts';

describe('a whole round', () => {
  it('everybody has a plan', () => {
    expect(wholeRound(0)).toMatchInlineSnapshot(`
      "round round 1
      phase phase command
      cardsChosen seats [0 1]
      cardsRevealed cards [push ambush]
      priority seat 1, how pips
      nominated unit 6, card ambush
      ordered unit 6, by 6
      nominated unit 0, card push
      ordered unit 0, by 0
      ordered unit 2, by 0
      poolFormed seat 0, tokens 4
      poolFormed seat 1, tokens 5
      phase phase activation
      activates unit 6, actions 2
      ability unit 6, card inspire
      tokens unit 8, token suppression, change -1, count 2
      action unit 6, action aim, free false
      tokens unit 6, token aim, change 1, count 1
      action unit 6, action attack, free false
      attack kind action, attacker unit:6, defender 0, melee false, range 2, weapons [weapon:unit:veers-e-11-blaster-rifle minis:1]
      rolled dice [colour:white face:blank colour:white face:blank colour:white face:blank]
      tokens unit 6, token aim, change -1, count 0
      noReroll dice attack
      cover grade 0, obscured [], of 1, cancelled 0
      result hits 0, crits 0, blocks 0, wounds 0
      attackEnds
      activationEnds unit 6
      activates unit 0, actions 2
      ability unit 0, card inspire
      tokens unit 2, token suppression, change -1, count 1
      tokens unit 2, token suppression, change -1, count 0
      suppressed unit 2, is false
      action unit 0, action aim, free false
      tokens unit 0, token aim, change 1, count 1
      action unit 0, action attack, free false
      attack kind action, attacker unit:0, defender 6, melee false, range 2, weapons [weapon:unit:leias-defender-sporting-blaster minis:1]
      rolled dice [colour:black face:hit colour:black face:hit colour:black face:blank]
      tokens unit 0, token aim, change -1, count 0
      noReroll dice attack
      cover grade 0, obscured [], of 1, cancelled 0
      defenceRolled unit 6, dice [colour:red face:blank colour:red face:block]
      ability unit 0, card pierce
      defenceDice unit 6, how cancelled, dice [colour:red face:blank colour:red face:blank]
      result hits 2, crits 0, blocks 0, wounds 2
      wounds unit 6, amount 2, by null
      wounded unit 6, mini 0, wounds 1
      wounded unit 6, mini 0, wounds 2
      tokens unit 6, token suppression, change 1, count 1
      attackEnds
      activationEnds unit 0
      tokenDrawn seat 1, rank support
      activates unit 10, actions 2
      moved unit 10, kind compulsory, speed 3, bend 0
      wounds unit 10, amount 3, by compulsory
      wounded unit 10, mini 1, wounds 1
      wounded unit 10, mini 1, wounds 2
      wounded unit 10, mini 1, wounds 3
      miniDefeated unit 10, mini 1
      action unit 10, action recover, free false
      action unit 10, action dodge, free false
      tokens unit 10, token dodge, change 1, count 1
      activationEnds unit 10
      activates unit 2, actions 2
      action unit 2, action dodge, free false
      tokens unit 2, token dodge, change 1, count 1
      action unit 2, action standby, free false
      tokens unit 2, token standby, change 1, count 1
      activationEnds unit 2
      tokenDrawn seat 1, rank commander
      activates unit 7, actions 2
      action unit 7, action attack, free false
      attack kind action, attacker unit:7, defender 1, melee true, range 1, weapons [weapon:unit:vaders-lightsaber minis:1]
      rolled dice [colour:red face:crit colour:red face:hit colour:red face:hit colour:red face:blank colour:red face:surge colour:red face:hit]
      dice how converted, dice [colour:red face:crit colour:red face:hit colour:red face:hit colour:red face:blank colour:red face:blank colour:red face:hit]
      defenceRolled unit 1, dice [colour:red face:blank colour:red face:block colour:red face:blank colour:red face:surge]
      defenceDice unit 1, how converted, dice [colour:red face:blank colour:red face:block colour:red face:blank colour:red face:blank]
      result hits 3, crits 1, blocks 1, wounds 3
      wounds unit 1, amount 3, by null
      wounded unit 1, mini 0, wounds 1
      wounded unit 1, mini 0, wounds 2
      wounded unit 1, mini 0, wounds 3
      attackEnds
      activationEnds unit 7
      tokenDrawn seat 0, rank support
      activates unit 4, actions 2
      action unit 4, action recover, free false
      action unit 4, action dodge, free false
      tokens unit 4, token dodge, change 1, count 1
      activationEnds unit 4
      tokenDrawn seat 1, rank corps
      activates unit 8, actions 2
      tokens unit 8, token suppression, change -1, count 1
      rallied unit 8, faces [block blank], colour white, removed 1, left 1
      actionLost unit 8, count 1
      ability unit 7, card compel
      tokens unit 8, token suppression, change 1, count 2
      action unit 8, action move, free true
      moved unit 8, kind standard, speed 2, bend 0
      tokens unit 2, token standby, change -1, count 0
      standby unit 2, enemy 8
      action unit 2, action attack, free true
      attack kind standby, attacker unit:2, defender 6, melee false, range 2, weapons [weapon:unit:a-280-blaster-rifle minis:3]
      rolled dice [colour:black face:hit colour:black face:crit colour:black face:blank]
      dice how cancelled, dice [colour:black face:crit colour:black face:blank]
      cover grade 1, obscured [], of 1, cancelled 1
      defenceRolled unit 6, dice [colour:red face:block]
      result hits 0, crits 1, blocks 1, wounds 0
      tokens unit 6, token suppression, change 1, count 2
      suppressed unit 6, is true
      attackEnds
      action unit 8, action dodge, free false
      tokens unit 8, token dodge, change 1, count 1
      activationEnds unit 8
      tokenDrawn seat 0, rank corps
      activates unit 3, actions 2
      action unit 3, action move, free false
      moved unit 3, kind standard, speed 2, bend 0
      action unit 3, action attack, free false
      attack kind action, attacker unit:3, defender 6, melee false, range 1, weapons [weapon:unit:a-280-blaster-rifle minis:2]
      rolled dice [colour:black face:hit colour:black face:blank]
      dice how cancelled, dice [colour:black face:blank]
      cover grade 1, obscured [], of 1, cancelled 1
      result hits 0, crits 0, blocks 0, wounds 0
      tokens unit 6, token suppression, change 1, count 3
      attackEnds
      activationEnds unit 3
      tokenDrawn seat 1, rank corps
      activates unit 9, actions 2
      action unit 9, action move, free false
      moved unit 9, kind standard, speed 2, bend 0
      action unit 9, action attack, free false
      attack kind action, attacker unit:9, defender 0, melee false, range 1, weapons [weapon:unit:e-11-blaster-rifle minis:3]
      rolled dice [colour:white face:hit colour:white face:crit colour:white face:blank]
      cover grade 0, obscured [], of 1, cancelled 0
      defenceRolled unit 0, dice [colour:white face:surge colour:white face:blank]
      defenceDice unit 0, how converted, dice [colour:white face:block colour:white face:blank]
      result hits 1, crits 1, blocks 1, wounds 1
      wounds unit 0, amount 1, by null
      wounded unit 0, mini 0, wounds 1
      tokens unit 0, token suppression, change 1, count 1
      attackEnds
      activationEnds unit 9
      tokenDrawn seat 0, rank heavy
      activates unit 5, actions 2
      moved unit 5, kind compulsory, speed 3, bend 0
      displaced unit 0, by 5
      displaced unit 2, by 5
      placed unit 0
      placed unit 2
      placed unit 2
      tokens unit 0, token suppression, change 1, count 2
      suppressed unit 0, is true
      tokens unit 2, token suppression, change 1, count 1
      suppressed unit 2, is true
      action unit 5, action move, free false
      moved unit 5, kind standard, speed 3, bend 0
      action unit 5, action aim, free false
      tokens unit 5, token aim, change 1, count 1
      activationEnds unit 5
      tokenDrawn seat 1, rank special
      activates unit 11, actions 2
      action unit 11, action move, free false
      moved unit 11, kind standard, speed 2, bend 0
      action unit 11, action aim, free false
      tokens unit 11, token aim, change 1, count 1
      activationEnds unit 11
      tokenDrawn seat 0, rank commander
      activates unit 1, actions 2
      rallied unit 1, faces [blank], colour white, removed 0, left 1
      action unit 1, action attack, free false
      attack kind action, attacker unit:1, defender 7, melee true, range 1, weapons [weapon:unit:anakins-lightsaber minis:1]
      rolled dice [colour:black face:hit colour:black face:blank colour:black face:blank colour:black face:surge colour:black face:hit colour:black face:blank]
      dice how converted, dice [colour:black face:hit colour:black face:blank colour:black face:blank colour:black face:crit colour:black face:hit colour:black face:blank]
      defenceRolled unit 7, dice [colour:red face:block colour:red face:blank colour:red face:blank]
      result hits 2, crits 1, blocks 1, wounds 2
      wounds unit 7, amount 2, by null
      wounded unit 7, mini 0, wounds 3
      wounded unit 7, mini 0, wounds 4
      attackEnds
      activationEnds unit 1
      phase phase end
      cardDiscarded seat 0, card push
      cardDiscarded seat 1, card ambush
      tokens unit 0, token suppression, change -1, count 1
      suppressed unit 0, is false
      tokens unit 1, token suppression, change -1, count 0
      tokens unit 2, token dodge, change -1, count 0
      tokens unit 2, token suppression, change -1, count 0
      suppressed unit 2, is false
      tokens unit 4, token dodge, change -1, count 0
      tokens unit 5, token aim, change -1, count 0
      tokens unit 6, token suppression, change -1, count 2
      tokens unit 8, token dodge, change -1, count 0
      tokens unit 8, token suppression, change -1, count 1
      tokens unit 10, token dodge, change -1, count 0
      tokens unit 11, token aim, change -1, count 0
      counter seat 1, round 2
      round round 2
      phase phase command
      cardsChosen seats [0 1]
      cardsRevealed cards [ambush assault]
      priority seat 0, how pips
      nominated unit 0, card ambush
      ordered unit 0, by 0
      nominated unit 6, card assault
      ordered unit 6, by 6
      ordered unit 7, by 6
      ordered unit 8, by 6
      poolFormed seat 0, tokens 5
      poolFormed seat 1, tokens 3
      phase phase activation"
    `);
  });
  it('everybody has another plan', () => {
    expect(wholeRound(2)).toMatchInlineSnapshot(`
      "round round 1
      phase phase command
      cardsChosen seats [0 1]
      cardsRevealed cards [push ambush]
      priority seat 1, how pips
      nominated unit 6, card ambush
      ordered unit 6, by 6
      nominated unit 0, card push
      ordered unit 0, by 0
      ordered unit 2, by 0
      poolFormed seat 0, tokens 4
      poolFormed seat 1, tokens 5
      phase phase activation
      activates unit 6, actions 2
      ability unit 6, card inspire
      tokens unit 8, token suppression, change -1, count 2
      action unit 6, action dodge, free false
      tokens unit 6, token dodge, change 1, count 1
      action unit 6, action standby, free false
      tokens unit 6, token standby, change 1, count 1
      activationEnds unit 6
      activates unit 0, actions 2
      ability unit 0, card inspire
      tokens unit 2, token suppression, change -1, count 1
      tokens unit 2, token suppression, change -1, count 0
      suppressed unit 2, is false
      action unit 0, action dodge, free false
      tokens unit 0, token dodge, change 1, count 1
      tokens unit 6, token standby, change -1, count 0
      standby unit 6, enemy 0
      action unit 6, action attack, free true
      attack kind standby, attacker unit:6, defender 0, melee false, range 2, weapons [weapon:unit:veers-e-11-blaster-rifle minis:1]
      rolled dice [colour:white face:blank colour:white face:blank colour:white face:hit]
      cover grade 0, obscured [], of 1, cancelled 0
      tokens unit 0, token dodge, change -1, count 0
      dice how cancelled, dice [colour:white face:blank colour:white face:blank]
      result hits 0, crits 0, blocks 0, wounds 0
      tokens unit 0, token suppression, change 1, count 1
      ability unit 0, card nimble
      tokens unit 0, token dodge, change 1, count 1
      attackEnds
      action unit 0, action standby, free false
      tokens unit 0, token standby, change 1, count 1
      activationEnds unit 0
      tokenDrawn seat 1, rank special
      activates unit 11, actions 2
      action unit 11, action attack, free false
      attack kind action, attacker unit:11, defender 3, melee false, range 2, weapons [weapon:unit:ec-17-hold-out-blaster minis:1]
      rolled dice [colour:black face:blank colour:black face:blank]
      cover grade 0, obscured [], of 2, cancelled 0
      result hits 0, crits 0, blocks 0, wounds 0
      attackEnds
      action unit 11, action move, free false
      moved unit 11, kind standard, speed 2, bend 0
      tokens unit 0, token standby, change -1, count 0
      standby unit 0, enemy 11
      action unit 0, action attack, free true
      attack kind standby, attacker unit:0, defender 6, melee false, range 2, weapons [weapon:unit:leias-defender-sporting-blaster minis:1]
      rolled dice [colour:black face:crit colour:black face:hit colour:black face:blank]
      cover grade 0, obscured [], of 1, cancelled 0
      tokens unit 6, token dodge, change -1, count 0
      dice how cancelled, dice [colour:black face:crit colour:black face:blank]
      defenceRolled unit 6, dice [colour:red face:block]
      ability unit 0, card pierce
      defenceDice unit 6, how cancelled, dice [colour:red face:blank]
      result hits 0, crits 1, blocks 0, wounds 1
      wounds unit 6, amount 1, by null
      wounded unit 6, mini 0, wounds 1
      tokens unit 6, token suppression, change 1, count 1
      attackEnds
      activationEnds unit 11
      activates unit 2, actions 2
      action unit 2, action recover, free false
      action unit 2, action dodge, free false
      tokens unit 2, token dodge, change 1, count 1
      activationEnds unit 2
      tokenDrawn seat 1, rank corps
      activates unit 8, actions 2
      rallied unit 8, faces [blank blank], colour white, removed 0, left 2
      actionLost unit 8, count 1
      ability unit 7, card compel
      tokens unit 8, token suppression, change 1, count 3
      action unit 8, action move, free true
      moved unit 8, kind standard, speed 2, bend 0
      action unit 8, action recover, free false
      activationEnds unit 8
      tokenDrawn seat 0, rank heavy
      activates unit 5, actions 2
      moved unit 5, kind compulsory, speed 3, bend 0
      displaced unit 0, by 5
      displaced unit 2, by 5
      placed unit 0
      placed unit 2
      placed unit 2
      tokens unit 0, token suppression, change 1, count 2
      suppressed unit 0, is true
      tokens unit 2, token suppression, change 1, count 1
      suppressed unit 2, is true
      action unit 5, action attack, free false
      attack kind action, attacker unit:5, defender 6, melee false, range 2, weapons [weapon:unit:ap-11-double-laser-cannon minis:1]
      rolled dice [colour:red face:hit colour:red face:hit colour:red face:hit colour:black face:blank colour:black face:hit colour:black face:blank]
      dice how cancelled, dice [colour:red face:hit colour:red face:hit colour:black face:blank colour:black face:hit colour:black face:blank]
      cover grade 1, obscured [], of 1, cancelled 1
      defenceRolled unit 6, dice [colour:red face:surge colour:red face:block colour:red face:block]
      defenceDice unit 6, how converted, dice [colour:red face:blank colour:red face:block colour:red face:block]
      result hits 3, crits 0, blocks 2, wounds 1
      wounds unit 6, amount 1, by null
      wounded unit 6, mini 0, wounds 2
      tokens unit 6, token suppression, change 1, count 2
      suppressed unit 6, is true
      attackEnds
      action unit 5, action move, free false
      moved unit 5, kind standard, speed 2, bend 0
      activationEnds unit 5
      tokenDrawn seat 1, rank corps
      activates unit 9, actions 2
      action unit 9, action move, free false
      moved unit 9, kind standard, speed 2, bend 0
      action unit 9, action aim, free false
      tokens unit 9, token aim, change 1, count 1
      activationEnds unit 9
      tokenDrawn seat 0, rank support
      activates unit 4, actions 2
      action unit 4, action aim, free false
      tokens unit 4, token aim, change 1, count 1
      action unit 4, action attack, free false
      attack kind action, attacker unit:4, defender 6, melee false, range 3, weapons [weapon:unit:a-300-blaster-rifle minis:1]
      rolled dice [colour:white face:blank colour:white face:blank]
      tokens unit 4, token aim, change -1, count 0
      noReroll dice attack
      cover grade 1, obscured [], of 1, cancelled 0
      result hits 0, crits 0, blocks 0, wounds 0
      attackEnds
      activationEnds unit 4
      tokenDrawn seat 1, rank support
      activates unit 10, actions 2
      moved unit 10, kind compulsory, speed 3, bend 0
      wounds unit 10, amount 3, by compulsory
      wounded unit 10, mini 1, wounds 1
      wounded unit 10, mini 1, wounds 2
      wounded unit 10, mini 1, wounds 3
      miniDefeated unit 10, mini 1
      action unit 10, action aim, free false
      tokens unit 10, token aim, change 1, count 1
      activationEnds unit 10
      tokenDrawn seat 0, rank corps
      activates unit 3, actions 2
      action unit 3, action move, free false
      moved unit 3, kind standard, speed 2, bend 0
      action unit 3, action aim, free false
      tokens unit 3, token aim, change 1, count 1
      activationEnds unit 3
      tokenDrawn seat 1, rank commander
      activates unit 7, actions 2
      action unit 7, action attack, free false
      attack kind action, attacker unit:7, defender 1, melee true, range 1, weapons [weapon:unit:vaders-lightsaber minis:1]
      rolled dice [colour:red face:hit colour:red face:hit colour:red face:crit colour:red face:crit colour:red face:hit colour:red face:hit]
      defenceRolled unit 1, dice [colour:red face:surge colour:red face:blank colour:red face:block colour:red face:blank colour:red face:block colour:red face:blank]
      defenceDice unit 1, how converted, dice [colour:red face:blank colour:red face:blank colour:red face:block colour:red face:blank colour:red face:block colour:red face:blank]
      result hits 4, crits 2, blocks 2, wounds 4
      wounds unit 1, amount 4, by null
      wounded unit 1, mini 0, wounds 1
      wounded unit 1, mini 0, wounds 2
      wounded unit 1, mini 0, wounds 3
      wounded unit 1, mini 0, wounds 4
      attackEnds
      activationEnds unit 7
      tokenDrawn seat 0, rank commander
      activates unit 1, actions 2
      rallied unit 1, faces [blank], colour white, removed 0, left 1
      action unit 1, action attack, free false
      attack kind action, attacker unit:1, defender 7, melee true, range 1, weapons [weapon:unit:anakins-lightsaber minis:1]
      rolled dice [colour:black face:blank colour:black face:blank colour:black face:blank colour:black face:surge colour:black face:hit colour:black face:blank]
      dice how converted, dice [colour:black face:blank colour:black face:blank colour:black face:blank colour:black face:crit colour:black face:hit colour:black face:blank]
      defenceRolled unit 7, dice [colour:red face:blank colour:red face:surge]
      defenceDice unit 7, how converted, dice [colour:red face:blank colour:red face:blank]
      result hits 1, crits 1, blocks 0, wounds 2
      wounds unit 7, amount 2, by null
      wounded unit 7, mini 0, wounds 3
      wounded unit 7, mini 0, wounds 4
      attackEnds
      activationEnds unit 1
      phase phase end
      cardDiscarded seat 0, card push
      cardDiscarded seat 1, card ambush
      tokens unit 0, token dodge, change -1, count 0
      tokens unit 0, token suppression, change -1, count 1
      suppressed unit 0, is false
      tokens unit 1, token suppression, change -1, count 0
      tokens unit 2, token dodge, change -1, count 0
      tokens unit 2, token suppression, change -1, count 0
      suppressed unit 2, is false
      tokens unit 3, token aim, change -1, count 0
      tokens unit 6, token suppression, change -1, count 1
      suppressed unit 6, is false
      tokens unit 8, token suppression, change -1, count 2
      tokens unit 9, token aim, change -1, count 0
      tokens unit 10, token aim, change -1, count 0
      counter seat 1, round 2
      round round 2
      phase phase command
      cardsChosen seats [0 1]
      cardsRevealed cards [ambush assault]
      priority seat 0, how pips
      nominated unit 0, card ambush
      ordered unit 0, by 0
      nominated unit 6, card assault
      ordered unit 6, by 6
      ordered unit 7, by 6
      ordered unit 8, by 6
      poolFormed seat 0, tokens 5
      poolFormed seat 1, tokens 3
      phase phase activation"
    `);
  });
  it('and yet another', () => {
    expect(wholeRound(4)).toMatchInlineSnapshot(`
      "round round 1
      phase phase command
      cardsChosen seats [0 1]
      cardsRevealed cards [push ambush]
      priority seat 1, how pips
      nominated unit 6, card ambush
      ordered unit 6, by 6
      nominated unit 0, card push
      ordered unit 0, by 0
      ordered unit 2, by 0
      poolFormed seat 0, tokens 4
      poolFormed seat 1, tokens 5
      phase phase activation
      activates unit 6, actions 2
      ability unit 6, card inspire
      tokens unit 8, token suppression, change -1, count 2
      action unit 6, action recover, free false
      action unit 6, action dodge, free false
      tokens unit 6, token dodge, change 1, count 1
      activationEnds unit 6
      activates unit 0, actions 2
      ability unit 0, card inspire
      tokens unit 2, token suppression, change -1, count 1
      tokens unit 2, token suppression, change -1, count 0
      suppressed unit 2, is false
      action unit 0, action recover, free false
      action unit 0, action dodge, free false
      tokens unit 0, token dodge, change 1, count 1
      activationEnds unit 0
      tokenDrawn seat 1, rank corps
      activates unit 8, actions 2
      rallied unit 8, faces [blank blank], colour white, removed 0, left 2
      actionLost unit 8, count 1
      ability unit 7, card compel
      tokens unit 8, token suppression, change 1, count 3
      action unit 8, action move, free true
      moved unit 8, kind standard, speed 2, bend 0
      action unit 8, action aim, free false
      tokens unit 8, token aim, change 1, count 1
      activationEnds unit 8
      activates unit 2, actions 2
      action unit 2, action aim, free false
      tokens unit 2, token aim, change 1, count 1
      action unit 2, action attack, free false
      attack kind action, attacker unit:2, defender 6, melee false, range 2, weapons [weapon:unit:a-280-blaster-rifle minis:3]
      rolled dice [colour:black face:blank colour:black face:hit colour:black face:blank]
      tokens unit 2, token aim, change -1, count 0
      noReroll dice attack
      cover grade 0, obscured [], of 1, cancelled 0
      tokens unit 6, token dodge, change -1, count 0
      dice how cancelled, dice [colour:black face:blank colour:black face:blank]
      result hits 0, crits 0, blocks 0, wounds 0
      tokens unit 6, token suppression, change 1, count 1
      attackEnds
      activationEnds unit 2
      tokenDrawn seat 1, rank support
      activates unit 10, actions 2
      moved unit 10, kind compulsory, speed 3, bend 0
      wounds unit 10, amount 3, by compulsory
      wounded unit 10, mini 1, wounds 1
      wounded unit 10, mini 1, wounds 2
      wounded unit 10, mini 1, wounds 3
      miniDefeated unit 10, mini 1
      action unit 10, action dodge, free false
      tokens unit 10, token dodge, change 1, count 1
      activationEnds unit 10
      tokenDrawn seat 0, rank heavy
      activates unit 5, actions 2
      moved unit 5, kind compulsory, speed 3, bend 0
      displaced unit 0, by 5
      displaced unit 2, by 5
      placed unit 0
      placed unit 2
      placed unit 2
      tokens unit 0, token suppression, change 1, count 1
      tokens unit 2, token suppression, change 1, count 1
      suppressed unit 2, is true
      action unit 5, action move, free false
      moved unit 5, kind standard, speed 2, bend 0
      action unit 5, action attack, free false
      attack kind action, attacker unit:5, defender 6, melee false, range 1, weapons [weapon:unit:ap-11-double-laser-cannon minis:1]
      rolled dice [colour:red face:surge colour:red face:hit colour:red face:hit colour:black face:surge colour:black face:surge colour:black face:hit]
      dice how converted, dice [colour:red face:crit colour:red face:hit colour:red face:hit colour:black face:crit colour:black face:crit colour:black face:hit]
      dice how cancelled, dice [colour:red face:crit colour:red face:hit colour:black face:crit colour:black face:crit colour:black face:hit]
      cover grade 1, obscured [], of 1, cancelled 1
      defenceRolled unit 6, dice [colour:red face:block colour:red face:blank colour:red face:block colour:red face:blank colour:red face:blank]
      result hits 2, crits 3, blocks 2, wounds 3
      wounds unit 6, amount 3, by null
      wounded unit 6, mini 0, wounds 1
      wounded unit 6, mini 0, wounds 2
      wounded unit 6, mini 0, wounds 3
      tokens unit 6, token suppression, change 1, count 2
      suppressed unit 6, is true
      attackEnds
      activationEnds unit 5
      tokenDrawn seat 1, rank special
      activates unit 11, actions 2
      action unit 11, action move, free false
      moved unit 11, kind standard, speed 2, bend 0
      action unit 11, action attack, free false
      attack kind action, attacker unit:11, defender 0, melee false, range 2, weapons [weapon:unit:ec-17-hold-out-blaster minis:1]
      rolled dice [colour:black face:blank colour:black face:blank]
      cover grade 0, obscured [], of 1, cancelled 0
      tokens unit 0, token dodge, change -1, count 0
      result hits 0, crits 0, blocks 0, wounds 0
      ability unit 0, card nimble
      tokens unit 0, token dodge, change 1, count 1
      attackEnds
      activationEnds unit 11
      tokenDrawn seat 0, rank commander
      activates unit 1, actions 2
      rallied unit 1, faces [blank], colour white, removed 0, left 1
      action unit 1, action aim, free false
      tokens unit 1, token aim, change 1, count 1
      activationEnds unit 1
      tokenDrawn seat 1, rank corps
      activates unit 9, actions 2
      action unit 9, action attack, free false
      attack kind action, attacker unit:9, defender 3, melee false, range 1, weapons [weapon:unit:e-11-blaster-rifle minis:3]
      rolled dice [colour:white face:blank colour:white face:blank colour:white face:hit]
      cover grade 0, obscured [], of 2, cancelled 0
      defenceRolled unit 3, dice [colour:white face:block]
      result hits 1, crits 0, blocks 1, wounds 0
      tokens unit 3, token suppression, change 1, count 1
      suppressed unit 3, is true
      attackEnds
      action unit 9, action move, free false
      moved unit 9, kind standard, speed 2, bend 0
      activationEnds unit 9
      tokenDrawn seat 0, rank support
      activates unit 4, actions 2
      action unit 4, action dodge, free false
      tokens unit 4, token dodge, change 1, count 1
      action unit 4, action standby, free false
      tokens unit 4, token standby, change 1, count 1
      activationEnds unit 4
      tokenDrawn seat 1, rank commander
      activates unit 7, actions 2
      action unit 7, action aim, free false
      tokens unit 7, token aim, change 1, count 1
      activationEnds unit 7
      tokenDrawn seat 0, rank corps
      activates unit 3, actions 2
      rallied unit 3, faces [blank], colour white, removed 0, left 1
      actionLost unit 3, count 1
      action unit 3, action attack, free false
      attack kind action, attacker unit:3, defender 6, melee false, range 1, weapons [weapon:unit:a-280-blaster-rifle minis:2]
      rolled dice [colour:black face:hit colour:black face:surge]
      dice how converted, dice [colour:black face:hit colour:black face:blank]
      dice how cancelled, dice [colour:black face:blank]
      cover grade 1, obscured [], of 1, cancelled 1
      result hits 0, crits 0, blocks 0, wounds 0
      tokens unit 6, token suppression, change 1, count 3
      attackEnds
      activationEnds unit 3
      phase phase end
      cardDiscarded seat 0, card push
      cardDiscarded seat 1, card ambush
      tokens unit 0, token dodge, change -1, count 0
      tokens unit 0, token suppression, change -1, count 0
      tokens unit 1, token aim, change -1, count 0
      tokens unit 1, token suppression, change -1, count 0
      tokens unit 2, token suppression, change -1, count 0
      suppressed unit 2, is false
      tokens unit 3, token suppression, change -1, count 0
      suppressed unit 3, is false
      tokens unit 4, token dodge, change -1, count 0
      tokens unit 4, token standby, change -1, count 0
      tokens unit 6, token suppression, change -1, count 2
      tokens unit 7, token aim, change -1, count 0
      tokens unit 8, token aim, change -1, count 0
      tokens unit 8, token suppression, change -1, count 2
      tokens unit 10, token dodge, change -1, count 0
      counter seat 1, round 2
      round round 2
      phase phase command
      cardsChosen seats [0 1]
      cardsRevealed cards [ambush assault]
      priority seat 0, how pips
      nominated unit 0, card ambush
      ordered unit 0, by 0
      nominated unit 6, card assault
      ordered unit 6, by 6
      ordered unit 7, by 6
      ordered unit 8, by 6
      poolFormed seat 0, tokens 5
      poolFormed seat 1, tokens 3
      phase phase activation"
    `);
  });
});
