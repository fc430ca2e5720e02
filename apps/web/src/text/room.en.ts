import type { RoomText } from './room.ts';

export const roomEn: RoomText = {
  seats: {
    title: 'Who plays?',
    note: 'Proposed are those who sat at the table when it was saved.',
    human: 'A person',
    computer: 'The computer',
    open: 'To the table',
    watch: 'Watch',
  },
  damaged: {
    title: (count) => (count === 1 ? 'One match is damaged' : `${count} matches are damaged`),
    note: 'What is left of it can be saved as a file.',
    save: 'Save as a file',
    forget: 'Forget',
  },
  fault: {
    storage:
      'The browser’s storage is full: the match goes on, but is no longer kept here. Save it as a file, or forget old matches.',
    worker: (message) => `Something went wrong in the background (${message}). The match is kept.`,
    ended: (message) =>
      `The background in which the rules run has broken off${message === '' ? '' : ` (${message})`}. The match is kept and goes on exactly where it was.`,
    silent:
      'The background in which the rules run has not answered for a while. The match is kept and goes on exactly where it was.',
    again: 'Play on',
    reload: 'Reload',
    dismiss: 'Close',
  },
};
