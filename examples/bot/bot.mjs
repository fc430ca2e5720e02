// A bot for Holotisch, in one file and without a library: it sits down at a seat and takes any legal decision.
//
//   node bot.mjs http://localhost:4173/online/MATCH#TOKEN        plays the seat of a link
//   node bot.mjs http://localhost:4173 toy                       makes a match and prints the link of the other seat
//
// What it says and hears is described in docs/PROTOCOL.md. Node 22 or newer (for WebSocket).
const [address, game] = process.argv.slice(2);
if (!address) {
  console.error('node bot.mjs ADDRESS [GAME]');
  process.exit(2);
}
const url = new URL(address);
const link = /^\/online\/([\w-]+)$/.exec(url.pathname);
const seat = link ? { match: link[1], token: url.hash.slice(1) } : await makeMatch(game ?? 'toy');

/** A match with both lists the same: what this bot can write by itself is the toy's. */
async function makeMatch(of) {
  const list = JSON.stringify({ game: 'toy', name: 'bot', drones: [['lucky'], ['shield']] });
  const response = await fetch(new URL('/api/matches', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: of, lists: [list, list], name: 'bot' }),
  });
  const made = await response.json();
  if (response.status !== 201) throw new Error(JSON.stringify(made));
  const [own, other] = made.seats;
  if (other) console.log(`${url.origin}/online/${made.match}#${other.token}`);
  return { match: made.match, token: own.token };
}

const socket = new WebSocket(new URL('/api/live', url).href.replace(/^http/, 'ws'));
const waiting = new Map();
let next = 1;
let sight;
let at = 0;
let busy = false;

/** Says something and waits for its answer. */
const say = (frame, id = next++) =>
  new Promise((resolve) => {
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, ...frame }));
  });
const room = (message) => say({ do: 'room', message });

/** `[value]` sets, `[]` removes, a record goes deeper. */
function changed(before, change) {
  if (Array.isArray(change)) return change[0];
  const after = Array.isArray(before) ? [...before] : { ...before };
  for (const [key, inner] of Object.entries(change)) {
    const value = changed(after[key], inner);
    if (value === undefined && !Array.isArray(after)) delete after[key];
    else after[key] = value;
  }
  return Array.isArray(after) ? after.filter((item) => item !== undefined) : after;
}

async function decide() {
  if (busy || !sight || sight.asking === null) return;
  busy = true;
  const asked = sight.asked[sight.asking];
  const moment = at;
  const sample = await room({ type: 'sample', at: moment, seat: asked.seat, attempt: Math.floor(Math.random() * 900) });
  if (sample.ok) await room({ type: 'decide', at: moment, seat: asked.seat, answer: sample.value });
  busy = false;
  decide();
}

socket.onopen = async () => {
  const welcome = await say({ do: 'hello', protocol: 1, ...seat }, 0);
  if (!welcome.ok) throw new Error(JSON.stringify(welcome.fault));
  const contribution = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('');
  const ready = await say({ do: 'ready', contribution });
  if (!ready.ok && ready.fault.message.text !== 'online.begun') console.error(ready.fault.message.text);
};
socket.onmessage = ({ data }) => {
  const frame = JSON.parse(data);
  if ('reply' in frame) {
    waiting.get(frame.id)?.(frame.reply);
    waiting.delete(frame.id);
  } else if ('update' in frame) {
    const { update } = frame;
    at = update.at;
    sight = 'whole' in update ? update.whole : changed(sight, update.change);
    if (sight.over) {
      console.log('over', JSON.stringify(sight.result));
      socket.close();
    } else decide();
  }
};
socket.onclose = () => process.exit(sight?.over ? 0 : 1);
