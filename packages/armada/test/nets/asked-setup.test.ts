import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { lines, played } from '../cards/objectives/asking.ts';
import { lay, type Spec, squadron } from '../table.ts';

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
  it('each of them that has anything to say then', async () => {
    const told = cards.map((key) => setUp(key.slice('upgrade/'.length))).filter((one) => one !== '');
    await expect(told.join('\n')).toMatchFileSnapshot(
      '../golden/asked-setup/each-of-them-that-has-anything-to-say-then.txt',
    );
  });
});
