import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { lay, type Spec, squadron } from '../table.ts';
import { lines, played } from './objectives/asking.ts';

/**
 * What upgrade cards ask while the fleets are deployed. Ship 0 bears the card, 1 and 2 are its friends and 3 the enemy;
 * 4 and 5 are friendly squadrons, 6 an enemy's. Told are the questions, who is set aside, and what has been laid.
 */

const reserve = (id: string, seat: number, more: Spec = {}): Spec => ({ ship: id, seat, status: 'reserve', ...more });
const wing = (id: string, seat: number): Spec => ({ ...squadron(id, seat, 0, 0), status: 'reserve' });
const ISD = 'imperial-i-class-star-destroyer';
const setUp = (id: string): string => {
  const t = lay({
    units: [
      reserve(ISD, 0, { upgrades: [id] }),
      reserve('gladiator-i-class-star-destroyer', 0, { upgrades: ['intel-officer'] }),
      reserve('gozanti-class-cruisers-empire', 0),
      reserve('mc80-command-cruiser', 1),
      wing('tie-fighter-squadron', 0),
      wing('howlrunner', 0),
      wing('x-wing-squadron', 1),
    ],
    obstacles: [{ token: 'asteroid-1', x: 900, y: 450 }],
    phase: 'deployment',
    stage: 'start',
  });
  const usual = new Set(['deploy', 'deploy-order', 'speed']);
  const asked = played(t, usual, (x) => x.state.round > 0);
  const { units, markers } = t.state;
  const aside = units.flatMap((u) => (u.status === 'play' ? [] : [`${u.id} ${u.status}`]));
  const cards = units.flatMap((u) =>
    u.kind !== 'ship'
      ? []
      : u.upgrades.flatMap(({ id: card, tokens, dials, count, discarded, note }) => {
          const on = [
            ...tokens,
            ...dials.map((d) => `dial ${d}`),
            ...(count > 0 ? [`count ${count}`] : []),
            ...(note === undefined ? [] : [JSON.stringify(note)]),
            ...(discarded ? ['discarded'] : []),
          ];
          return on.length > 0 ? [`${u.id} ${card}: ${on.join(' ')}`] : [];
        }),
  );
  const tokens = units.flatMap((u) =>
    u.kind === 'ship' && u.commands.length > 0 ? [`${u.id} ${u.commands.join(' ')}`] : [],
  );
  const told = [...asked, aside.join(', '), ...cards, tokens.join(', '), markers.map((m) => m.kind).join(' ')];
  return told.some((line) => line !== '') ? lines(id, told) : '';
};

describe('what upgrade cards ask while fleets are deployed', () => {
  const cards = CARDS.keys().filter(
    (key) => key.startsWith('upgrade/') && CARDS.get(key)!.abilities?.some(({ window }) => window.startsWith('setup.')),
  );
  it('each of them that has anything to say then', () => {
    const told = cards.map((key) => setUp(key.slice('upgrade/'.length))).filter((one) => one !== '');
    expect(told.join('\n')).toMatchInlineSnapshot(`
      "g7-x-grav-well-projector
        0: window:setup.before of 0:g7-x-grav-well-projector pass
        0: marker-place
        grav-well
      grav-shift-reroute
        0: window:setup.before of 0:grav-shift-reroute pass
        0: marker-place
        grav-shift
      mercy-mission
        0: card-unit of 1 2
        1 mercy-mission: "sent"
      admiral-raddus
        0: window:setup.before of 0:admiral-raddus pass
        0: card-unit of 1 2
        1 aside
      emperor-palpatine-commander
        0 emperor-palpatine-commander: ["scatter","evade","brace","redirect","contain","salvo"]
      garm-bel-iblis
        0: card-number of 1 2 3 4 5 6
        0: card-number of 3 4 5 6
        0 garm-bel-iblis: [1,3]
      general-tagge
        0: card-number of 1 2 3 4 5 6
        0: card-number of 3 4 5 6
        0 general-tagge: [1,3]
      kyrsta-agate-commander
        0: card-way of evade redirect brace contain salvo
      bail-organa-officer
        0: window:setup.after of 0:bail-organa-officer pass
        0: card-number of 1 2 3 4 5 6
        0 bail-organa-officer: [1]
      shu-mai
        0: window:setup.after of 0:shu-mai pass
        0: card-number of 1 2 3 4 5 6
        0: card-number of 3 4 5 6
        0 shu-mai: [1,3]
      hyperspace-rings
        0: window:setup.before of 0:hyperspace-rings pass
        0: card-units 0-2 of 2
        0 hyperspace-rings: []
      proximity-mines
        0: window:setup.before of 0:proximity-mines pass
        00: marker-place beyond markers:1,enemies:side:0,band:5
        0 proximity-mines: discarded
        mine mine
      rapid-launch-bays
        0: window:setup.before of 0:rapid-launch-bays pass
        0: card-units 0-2 of 2
      aspiration
        0: window:setup.deployed of 0:aspiration pass
        0: card-zones 0-2 of 4
      corvus
        0: window:setup.after of 0:corvus pass
      invisible-hand
        00: window:setup.deploys of 0:invisible-hand pass
        4 aside, 5 aside
      profundity
        0: window:setup.before of 0:profundity pass
        2 aside
      gunnery-chief-varnillian
        0 gunnery-chief-varnillian: "red blank"
      local-fire-control
        0: card-token of 0 1 2 3"
    `);
  });
});
