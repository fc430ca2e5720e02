import { describe, expect, it } from 'vitest';
import { keyword } from './scenes.ts';

/** By keyword the unit that prints it. */
const keywords = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([id, unit]) => keyword('1.2', id, unit))
    .join('\n');

describe('keywords in a crowd, A to I', () => {
  it('rebel', () => {
    expect(
      keywords({
        gunslinger: 'han-solo-unorthodox-general',
        arsenal: 't-47-airspeeder',
        'fire-support': 'mark-ii-medium-blaster-trooper',
        armor: 'k-2so',
        cover: 't-47-airspeeder',
        impervious: 'sabine-wren-explosive-artist',
        inconspicuous: 'r2-d2-hero-of-a-thousand-devices',
        incognito: 'k-2so',
        'calculate-odds': 'k-2so',
        distract: 'c-3po-human-cyborg-relations',
        agile: 'tauntaun-riders',
        'full-pivot': 'mark-ii-medium-blaster-trooper',
        disengage: 'luke-skywalker-jedi-knight',
        defend: 'rebel-veterans',
        coordinate: 'rebel-veterans',
        inspire: 'leia-organa',
        'danger-sense': 'cassian-andor',
        indomitable: 'wookiee-warriors-freedom-fighters',
      }),
    ).toMatchInlineSnapshot(`
      "gunslinger (han-solo-unorthodox-general)
        own: action.after 0 attack → 7 status defeated, 7 wounds 4, dice rhrs / rcrh, results 1 1 1 1 / 1 1 0 2,
          attacks 0>6 1 / 0>7 2, asked defender 2
        on a vehicle: action.after 0 attack → 6 suppression 3, 6 wounds 3, dice rhrs / rcrh,
          results 0 1 1 0 / 1 1 1 1, attacks 0>9 2 / 0>6 1, asked defender 2, asked dodge 1
      arsenal (t-47-airspeeder)
        own + duel + on a vehicle: 0 weaponsPerMini atLeast 2
        struck by a vehicle: 9 weaponsPerMini atLeast 2
      fire-support (mark-ii-medium-blaster-trooper)
        friend: attack.gather 1>6 → 0 order facedown, dice bhbbbs
      armor (k-2so)
        struck + struck in melee: attack.modify 6>0 → 0 wounds 0, results 0 0 0 0
      cover (t-47-airspeeder)
        friend struck + struck + struck by a vehicle + struck alone: 0 coverBetter add 1
      impervious (sabine-wren-explosive-artist)
        struck by a vehicle + struck in melee: 0 extraDefence add 0
      inconspicuous (r2-d2-hero-of-a-thousand-devices)
        orders alone + own + own alone + duel + on a vehicle + struck alone: 0 mayKeepSuppression atLeast Infinity
        friend struck: no target 6>0
        struck: no target 6>0 → 0 suppression 1, 1 suppression 2, results 0 0 0 0, attacks 6>1 3
        struck by a vehicle: no target 9>0 → 0 suppression 1, 0 wounds 0, 1 suppression 2, 1 wounds 3,
          results 2 0 1 1, attacks 9>1 3
        end: 0 mayKeepSuppression atLeast Infinity → asked keep 1
      incognito (k-2so)
        duel: attack.after 0>6 → 0 notes unmasked true
        struck by a vehicle: no target 9>0 → 0 suppression 1, 0 wounds 0, 1 suppression 2, 1 wounds 3,
          attacks 9>1 3
      calculate-odds (k-2so)
        orders alone + struck alone: act calculate 0
        own + on a vehicle: act calculate 0, card-unit? 0 1 → 0 aim 2, 0 dodge 2, 0 suppression 2,
          acts 0 card:0:calculate-odds/calculate / 0 move
        own alone: act calculate 0 → 0 aim 1, 0 dodge 1, 0 suppression 1,
          acts 0 card:0:calculate-odds/calculate / 0 move
        duel: act calculate 0, card-unit? 0 1 → 0 aim 2, 0 dodge 2, 0 suppression 2,
          acts 0 card:0:calculate-odds/calculate / 0 attack
      distract (c-3po-human-cyborg-relations)
        own + on a vehicle: act distract 0, card-unit? 6 7 8 → lasting 0 round 6,
          acts 0 card:0:distract/distract free, asked action 2
        own alone: act distract 0 → lasting 0 round 1, acts 0 card:0:distract/distract free, asked action 2
        duel: act distract 0, card-unit? 6 7 8 → lasting 0 round 6,
          acts 0 card:0:distract/distract free / 0 attack, asked action 3
        struck alone: act distract 0
      agile (tauntaun-riders)
        own + duel + on a vehicle: move.after 0 → 0 dodge 2
        own alone: move.after 0 → 0 dodge 1
      full-pivot (mark-ii-medium-blaster-trooper)
        own + own alone + on a vehicle: 0 pivot set 360
      disengage (luke-skywalker-jedi-knight)
        duel: 0 movesEngaged add 1
      defend (rebel-veterans)
        orders: unit.ordered 0 → 0 dodge 2
      coordinate (rebel-veterans)
        orders: command.ordered
      inspire (leia-organa)
        own + duel + on a vehicle: unit.rallied 0, card-unit? 1 2 none, card-unit? 2 none → 1 suppression 0
      danger-sense (cassian-andor)
        orders alone + own + own alone + duel + on a vehicle + struck alone: 0 mayKeepSuppression atLeast 3
        struck by a vehicle: 0 extraDefence add 1 → 0 wounds 0, results 2 0 2 0
        end: 0 mayKeepSuppression atLeast 3 → asked keep 1
      indomitable (wookiee-warriors-freedom-fighters)
        own + on a vehicle: 0 rallyRed add 1 → 0 suppression 0
        own alone + struck alone: 0 rallyRed add 1
        duel: 0 rallyRed add 1 → 0 suppression 0, results 4 0 2 2"
    `);
  });
  it('separatist', () => {
    expect(keywords({ barrage: 'aat-trade-federation-battle-tank', generator: 'droidekas' })).toMatchInlineSnapshot(`
      "barrage (aat-trade-federation-battle-tank)
        own + own alone + duel + on a vehicle + struck alone: 0 attackActions atLeast 2
      generator (droidekas)
        end: end.tokens → 0 shield 1"
    `);
  });
  it('republic', () => {
    expect(
      keywords({
        'ataru-mastery': 'yoda',
        'djem-so-mastery': 'anakin-skywalker-the-chosen-one',
        bolster: 'clone-commander',
        guidance: 'yoda',
        direct: 'clone-commander',
        authoritative: 'padme-amidala',
        exemplar: 'padme-amidala',
      }),
    ).toMatchInlineSnapshot(`
      "ataru-mastery (yoda)
        orders alone: 0 attackActions atLeast 2
        own + duel: 0 attackActions atLeast 2, attack.after 0>6 → 0 dodge 2
        own alone: 0 attackActions atLeast 2, attack.after 0>1 → 0 dodge 1
        on a vehicle: 0 attackActions atLeast 2, attack.after 0>9 → 0 dodge 2
        struck: attack.resolved 6>0 → 0 aim 2, asked dodge 1
        struck by a vehicle: attack.resolved 9>0 → 0 aim 2
        struck alone: attack.resolved 1>0, 0 attackActions atLeast 2 → 0 aim 1
        struck in melee: attack.resolved 6>0 → 0 aim 2
      djem-so-mastery (anakin-skywalker-the-chosen-one)
        orders: may? yes no
      bolster (clone-commander)
        orders alone + struck alone: act bolster 0
        own + duel + on a vehicle: act bolster 0, card-units? 0 1 3 (1-2) → 0 surge 1, 1 surge 1,
          acts 0 card:0:bolster/bolster / 0 attack
        own alone: act bolster 0, card-units? 0 (1-1) → 0 surge 1, acts 0 card:0:bolster/bolster / 0 attack
      guidance (yoda)
        own + duel + on a vehicle: act guide 0, card-unit? 1 2 4 none,
          free-action? move aim dodge standby recover none →
          acts 0 card:0:guidance/guide / 1 move free / 0 attack, asked free-action 1
      direct (clone-commander)
        orders: command.orders, card-unit? 2 none
        end: command.orders → hand 0 0 0 0 1 0, hand 1 0 0 0 1 0
      authoritative (padme-amidala)
        orders: order.before 0, card-unit? 2 none → 0 order none, hand 0 0 0 0 1 0
      exemplar (padme-amidala)
        friend: aim for 1 of 0
        friend struck: dodge for 1 of 0"
    `);
  });
  it('empire', () => {
    expect(
      keywords({ disciplined: 'imperial-death-troopers', compel: 'darth-vader-dark-lord-of-the-sith' }),
    ).toMatchInlineSnapshot(`
      "disciplined (imperial-death-troopers)
        orders: unit.ordered 0 → 0 suppression 0
      compel (darth-vader-dark-lord-of-the-sith)
        friend: unit.rallied 1 → 1 suppression 2, acts 1 move free / 1 attack, asked move 1"
    `);
  });
});
