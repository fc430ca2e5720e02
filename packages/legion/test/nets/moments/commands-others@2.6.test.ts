import { describe, expect, it } from 'vitest';
import { command } from './scenes.ts';

const commands = (...ids: readonly string[]) => ids.map((id) => command('2.6', id)).join('\n');

describe('command cards of 2.6 in a crowd: the Republic, the Separatists and mercenaries', () => {
  it('Obi-Wan Kenobi', () => {
    expect(commands('general-kenobi')).toMatchInlineSnapshot(`
      "general-kenobi
        orders: unit.ordered 0, unit.ordered 2 → 0 surge 2, 2 surge 4
        orders alone: unit.ordered 0"
    `);
  });
  it('Clone Captain Rex', () => {
    expect(commands('call-me-captain')).toMatchInlineSnapshot(`
      "call-me-captain
        friend: attack.gather 1>6 → dice rhrsrcbhbb, results 1 1 1 1"
    `);
  });
  it('Padmé Amidala', async () => {
    await expect(
      commands('our-fate-is-in-your-hands', 'aggressive-negotiations', 'diplomatic-cover'),
    ).toMatchFileSnapshot('../../golden/moments/commands-others@2.6/padm-amidala.txt');
  });
  it('Anakin Skywalker', () => {
    expect(commands('this-is-where-the-fun-begins', 'general-skywalker')).toMatchInlineSnapshot(`
      "this-is-where-the-fun-begins

            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.jump 4
      general-skywalker
        orders: unit.ordered 0, unit.ordered 2 → 0 aim 2, 2 aim 1
        orders alone: unit.ordered 0 → 0 aim 1

            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.inspire 4"
    `);
  });
  it('cards of the faction', async () => {
    await expect(
      commands(
        'air-support',
        'lead-from-the-front',
        'leaders-of-the-501st',
        'flexible-strategy',
        'orbital-strike',
        'ai-coordination',
      ),
    ).toMatchFileSnapshot('../../golden/moments/commands-others@2.6/cards-of-the-faction.txt');
  });
  it('Yoda', async () => {
    await expect(commands('size-matters-not', 'there-is-no-try', 'luminous-beings-are-we')).toMatchFileSnapshot(
      '../../golden/moments/commands-others@2.6/yoda.txt',
    );
  });
  it('Jedi Knight', () => {
    expect(commands('flow-of-the-force')).toMatchInlineSnapshot(`
      "flow-of-the-force
        orders: unit.ordered 0, may? yes no → 0 order faceup, 0 aim 2, 0 dodge 3, 0 standby 1, hand 0 0 0 0 1 0,
          asked may 1, asked recover 1
        orders alone: unit.ordered 0, may? yes no → 0 order faceup, 0 aim 1, 0 dodge 2, 0 standby 1, asked may 1
        own + own alone + duel + on a vehicle: may? yes no"
    `);
  });
  it('Mace Windu', () => {
    expect(commands('this-partys-over')).toMatchInlineSnapshot(`
      "this-partys-over
        orders + orders alone: unit.ordered 0, card-number? 1 2 3 → 0 wounds 1
        duel + struck in melee:  → 0 vaapadRed 3"
    `);
  });
  it('General Grievous', () => {
    expect(commands('supreme-commander', 'crush-them')).toMatchInlineSnapshot(`
      "supreme-commander
        orders: unit.ordered 0, unit.ordered 2 → 0 surge 1, 1 surge 2, 2 surge 1, 5 surge 1
        orders alone: unit.ordered 0 → 0 surge 1
      
            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.ruthless 3
      crush-them
        orders: unit.ordered 0, unit.ordered 2
        orders alone: unit.ordered 0"
    `);
  });
  it('Count Dooku', () => {
    expect(commands('you-disappoint-me')).toMatchInlineSnapshot(`
      "you-disappoint-me
        orders: unit.ordered 0, unit.ordered 2 → 0 dodge 2, 2 dodge 2
        orders alone: unit.ordered 0 → 0 dodge 1
        own alone: attack.after 0>1 → asked move 2"
    `);
  });
  it('Kalani', () => {
    expect(commands('preservation-protocols')).toMatchInlineSnapshot(`
      "preservation-protocols
        orders: unit.ordered 0, unit.ordered 2 → 0 dodge 2, 2 dodge 2,
          lasting 0 round  keyword.disengage + 0 round  keyword.impervious + 2 round  keyword.disengage + 2 round  keyword.impervious
        orders alone: unit.ordered 0 → 0 dodge 1, lasting 0 round  keyword.disengage + 0 round  keyword.impervious"
    `);
  });
  it('Maul', () => {
    expect(commands('witch-magick')).toMatchInlineSnapshot(`
      "witch-magick
        orders: command.resolve
        orders alone: command.resolve, unit.activates 0
        own + duel + on a vehicle: unit.activates 0 → asked recover 1
        own alone + struck alone: unit.activates 0"
    `);
  });
  it('Asajj Ventress', () => {
    expect(commands('the-jedi-shall-fall')).toMatchInlineSnapshot(`
      "the-jedi-shall-fall
      
            own + own alone + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.jedi-hunter 3
        duel: attack.gather 0>6, card-number? 0 1 2 3 4 → 0 keyword.jedi-hunter 3"
    `);
  });
  it('Poggle the Lesser', () => {
    expect(commands('we-serve-the-queen', 'we-make-weapons')).toMatchInlineSnapshot(`
      "we-serve-the-queen
        orders + orders alone: command.resolve
      we-make-weapons
        orders: unit.ordered 2 → 2 order none, 2 suppression 1, 2 wounds 4, hand 0 0 0 0 2 0, asked wounded 1,
          asked displaced 1"
    `);
  });
  it('Super Tactical Command Droid', () => {
    expect(commands('exterminate')).toMatchInlineSnapshot(`
      "exterminate
        orders + orders alone: unit.ordered 0 → lasting 0 round  keyword.demoralize"
    `);
  });
  it('Gar Saxon', () => {
    expect(commands('marked-for-elimination')).toMatchInlineSnapshot(`
      "marked-for-elimination
        orders: unit.ordered 0 → 0 aim 3, 8 suppression 2, 8 observation 4
        orders alone: unit.ordered 0 → 0 aim 2"
    `);
  });
  it('Boba Fett', () => {
    expect(commands('a-simple-man', 'rule-with-respect')).toMatchInlineSnapshot(`
      "a-simple-man
        orders: activation.start, card-unit? 1 3 none → asked move 1
        orders alone: activation.start
      rule-with-respect
        own: attack.gather 0>6 → dice bhbbbsbhbbbs, results 2 2 1 3
        own alone: attack.gather 0>1 → dice bbbbbbbbbbbb
        on a vehicle: attack.gather 0>9 → dice bhbbbsbhbbbs, results 0 2 2 0
        friend: attack.gather 1>6 → dice bhbbbs"
    `);
  });
  it('Din Djarin', async () => {
    await expect(commands('i-like-those-odds', 'this-is-the-way')).toMatchFileSnapshot(
      '../../golden/moments/commands-others@2.6/din-djarin.txt',
    );
  });
  it('IG-11', () => {
    expect(commands('a-machine-made-for-killing')).toMatchInlineSnapshot(`
      "a-machine-made-for-killing
        orders: unit.ordered 0 → 0 order faceup, 0 aim 2, hand 0 0 0 0 1 0,
          lasting 0 round  keyword.demoralize + 0 round  keyword.steady
        orders alone: unit.ordered 0 → 0 order faceup, 0 aim 1,
          lasting 0 round  keyword.demoralize + 0 round  keyword.steady"
    `);
  });
  it('Wicket', async () => {
    await expect(commands('close-call')).toMatchFileSnapshot('../../golden/moments/commands-others@2.6/wicket.txt');
  });
  it('Hondo Ohnaka', () => {
    expect(commands('thats-just-good-business', 'stories-so-many-of-them-true')).toMatchInlineSnapshot(`
      "thats-just-good-business
        orders alone + struck alone: unit.activates 0
        own + own alone + duel + on a vehicle: unit.activates 0 → acts 0 move free / 0 attack / 0 move,
          asked move 2
      stories-so-many-of-them-true
        orders alone + struck alone: unit.activates 0
        own + duel + on a vehicle: unit.activates 0, card-way? aim dodge surge → 0 aim 2
        own alone: unit.activates 0, card-way? aim dodge surge → 0 aim 1
        friend: unit.activates 1, card-way? aim dodge surge → 1 aim 2"
    `);
  });
});
