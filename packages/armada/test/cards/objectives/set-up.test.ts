import { describe, expect, it } from 'vitest';
import { lines, objectivesOf, played } from './asking.ts';
import { begin, laid } from './begin.ts';

/** How every objective is set up: seat 1 is the second player. What is as ever is not told. */
const setUp = (id: string): string => {
  const t = begin(id);
  const usual = new Set(['deploy', 'deploy-order', 'speed', 'obstacle']);
  const asked = played(t, usual, (x) => x.open.some((o) => o.endsWith(' dials')));
  const { units, markers, edges, state } = { ...t.state, state: t.state };
  const tokens = units.map((u) => u.objectives).join('');
  const aside = units.filter((u) => u.status !== 'play').map((u) => `${u.id} ${u.status}`);
  const commands = units.flatMap((u) =>
    u.kind === 'ship' && u.commands.length > 0 ? [`${u.id} ${u.commands.join(' ')}`] : [],
  );
  const obstacles = laid(state).join(' ');
  return lines(id, [
    ...asked.filter((line) => line !== '101010: obstacle-place usual'),
    obstacles === 'asteroid-1 asteroid-2 asteroid-3 debris-1 debris-2 station' ? '' : obstacles,
    Number(tokens) === 0 ? '' : `tokens ${tokens}`,
    [...aside, ...commands].join(', '),
    edges.join(' ') === 'south north' ? '' : `edges ${edges.join(' ')}`,
    markers.length === 0 ? '' : `${markers.length} tokens on the table`,
  ]);
};

describe('set-up', () => {
  it('of assault objectives', () => {
    expect(objectivesOf('assault').map(setUp).join('\n')).toMatchInlineSnapshot(`
      "advanced-gunnery
        0: card-unit of 0 1 2
        1: card-unit of 5 6 7
        tokens 10000100000
      most-wanted
        1: card-unit of 5 6 7
        1: card-unit of 0 1 2
        tokens 10000100000
      opening-salvo
        tokens 11100111000
      precision-strike
        5 concentrate, 6 concentrate, 7 concentrate
      blockade-run
        111111: obstacle-place fromEdges 0 fromPlayerEdges 0 apart 1
        tokens 00000111000
        edges west east
      close-range-intel-scan
        10101010: obstacle-place usual
        asteroid-1 asteroid-2 asteroid-3 debris-1 debris-2 dust-1 dust-2 station
      station-assault
        10101: obstacle-place usual
        11: obstacle-place fromEdges 0 fromPlayerEdges 3 apart 1
        asteroid-1 asteroid-2 asteroid-3 debris-1 debris-2 station station
      targeting-beacons
        1010: marker-place inSetupArea true
        4 tokens on the table
      ion-storm
        11111: obstacle-place fromEdges 0 fromPlayerEdges 5 apart 1
        asteroid-1 asteroid-2 asteroid-3 debris-1 debris-2
      marked-for-destruction
        1010: obstacle-place usual
        11: obstacle-place fromEdges 0 fromPlayerEdges 5 apart 1
        debris-1 debris-2 dust-1 dust-2 purrgil-1 purrgil-2
      rift-assault
        asteroid-1 asteroid-2 asteroid-3 debris-1 debris-2 rift
      surprise-attack
        1: obstacle-place fromEdges 0 fromPlayerEdges 0 apart 1 atEdge edge:south,most:5
        10101: obstacle-place usual
        1: card-dials"
    `);
  });
  it('of defence objectives', () => {
    expect(objectivesOf('defence').map(setUp).join('\n')).toMatchInlineSnapshot(`
      "contested-outpost
        10101: obstacle-place usual
        1: obstacle-place fromEdges 0 fromPlayerEdges 5 apart 1
      fire-lanes
        111: marker-place inSetupArea true beyond playerEdges:4
        0: marker-place marker 0 at [from:there,least:1,most:2,within:true]
        0: marker-place marker 1 at [from:there,least:1,most:2,within:true]
        0: marker-place marker 2 at [from:there,least:1,most:2,within:true]
        3 tokens on the table
      fleet-ambush
      hyperspace-assault
        1: card-unit of 5 6 7
        1: card-units 0-3 of 3
        111: marker-place beyond playerEdges:3
        5 aside
        3 tokens on the table
      capture-the-vip
        1: marker-place at [] beyond setupEdges:5
        1 tokens on the table
      fighter-ambush
      jamming-barrier
        10101: obstacle-place usual
        1: marker-place inSetupArea true
        1: marker-place inSetupArea true at [marker:0,least:1,most:5]
        asteroid-1 asteroid-2 asteroid-3 dust-1 dust-2
        2 tokens on the table
      planetary-ion-cannon
        111: marker-place beyond playerEdges:5
        3 tokens on the table
      abandoned-mining-facility
        101010: obstacle-place usual near obstacle:0,least:2,most:5
        debris-1 debris-2 dust-1 dust-2 purrgil-1 purrgil-2 station
        5 repair, 6 repair, 7 repair
      asteroid-tactics
        11111: obstacle-place usual
        asteroid-1 asteroid-2 asteroid-3 debris-1 debris-2
      fleet-in-being
        tokens 11100321000
      rift-ambush
        1: obstacle-place fromEdges 3 fromPlayerEdges 5 apart 1
        1111111: obstacle-place usual
        1: card-unit of 0 1 2 none
        0: course speeds [1] temporary 0 yaw 1:[0] extra 0 pivot 0
        1: card-number of 0 1 2
        asteroid-1 asteroid-2 asteroid-3 debris-1 debris-2 dust-1 dust-2 rift"
    `);
  });
  it('of navigation objectives', () => {
    expect(objectivesOf('navigation').map(setUp).join('\n')).toMatchInlineSnapshot(`
      "dangerous-territory
        101010: obstacle-place fromEdges 3 fromPlayerEdges 5 apart 1
        6 tokens on the table
      intel-sweep
        10101: marker-place inSetupArea true beyond playerEdges:5,markers:3
        0: card-unit of 0 1 2
        1: card-unit of 5 6 7
        tokens 10000100000
        5 tokens on the table
      minefields
        111111: obstacle-place fromEdges 0 fromPlayerEdges 0 apart 5
        111111: marker-place at [anyObstacle:true,least:1,most:1] beyond markers:1
        6 tokens on the table
      superior-positions
      navigational-hazards
        10101: obstacle-place usual
        1: obstacle-place fromEdges 0 fromPlayerEdges 5 apart 1
      salvage-run
        1010101: obstacle-place usual near obstacle:0,least:1,most:5
        1111: marker-place inSetupArea true at [obstacle:0,least:1,most:1] beyond markers:1
        asteroid-1 asteroid-2 asteroid-3 debris-1 debris-2 dust-1 dust-2 station
        5 navigate, 6 navigate, 7 navigate
        4 tokens on the table
      sensor-net
        0101: marker-place inSetupArea true beyond playerEdges:5,markers:3
        4 tokens on the table
      solar-corona
        1: card-way of west east
      doomed-station
        01010: obstacle-place usual
        1: obstacle-place fromEdges 0 fromPlayerEdges 5 apart 1
        asteroid-1 asteroid-2 asteroid-3 debris-1 debris-2 rift station
      hyperspace-migration
        10101: obstacle-place usual
        1: marker-place at [edge:west,least:1,most:1]
        1: marker-place at [edge:east,least:1,most:1]
        asteroid-1 asteroid-2 asteroid-3 debris-1 debris-2
        2 tokens on the table
      infested-fields
        10101: obstacle-place usual
        1: card-obstacle of 0 1 2 3 4
        1: obstacle-place fromEdges 0 fromPlayerEdges 0 apart 0 touching [0]
        1: card-obstacle of 1 2 3 4
        1: obstacle-place fromEdges 0 fromPlayerEdges 0 apart 0 touching [1]
        asteroid-1 asteroid-2 asteroid-3 debris-1 debris-2 exogorth-1 exogorth-2
        5 tokens on the table
      volatile-deposits
        1010101: obstacle-place usual
        asteroid-1 asteroid-2 asteroid-3 debris-1 debris-2 dust-1 dust-2"
    `);
  });
});
