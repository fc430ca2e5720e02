/** Own signs for the actions; whatever a card lets a ship do has the sign of a card. */
const SIGNS: Readonly<Record<string, string>> = {
  focus: 'M2.5 12Q12 3.5 21.5 12Q12 20.5 2.5 12ZM12 9a3 3 0 1 0 .01 0Z',
  evade: 'M5 16Q6 7 14 7M11 3.5 15 7l-4 3.5M19 8Q18 17 10 17M13 20.5 9 17l4-3.5',
  targetlock: 'M12 5.5a6.5 6.5 0 1 0 .01 0ZM12 2v6M12 16v6M2 12h6M16 12h6',
  barrelroll: 'M6 17A8 8 0 1 1 12 20M6 21V17H10M9.5 12 12 8l2.5 4L12 14.5Z',
  boost: 'M6 13l6-7 6 7M6 20l6-7 6 7',
  cloak: 'M3 12a9 9 0 0 1 18 0M6.5 15a5.5 5.5 0 0 1 11 0M10 18a2 2 0 0 1 4 0',
  slam: 'M6 20l6-6 6 6M6 14l6-6 6 6M6 4.5h12',
  reload: 'M12 3v11M7.5 10l4.5 4.5 4.5-4.5M5 20h14',
  coordinate: 'M4 5h6v6H4zM14 13h6v6h-6zM10 8h7v5',
  jam: 'M2.5 12 6 6l4 12 4-12 4 12 3.5-6',
  reinforce: 'M12 3l7.5 3v6q0 6-7.5 9-7.5-3-7.5-9V6ZM12 8v8M8 12h8',
  card: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3.5',
  none: 'M5 12h14M14 7l5 5-5 5',
};

export function ActionSign({ of }: { readonly of: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[of] ?? SIGNS['card']} />
    </svg>
  );
}
