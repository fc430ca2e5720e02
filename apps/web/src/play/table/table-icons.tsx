// Small line drawings for the tools of the table; the button carries the label.
export const TurnTableIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 8h8v8H8zM4.5 9A8 8 0 0 1 12 4M12 4 9.5 2M12 4 9.5 6M19.5 15A8 8 0 0 1 12 20M12 20l2.5 2M12 20l2.5-2" />
  </svg>
);
export const EyesIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 6.5h3.5V11h5V6.5H18l2.5 8M6 6.5l-2.5 8" />
    <circle cx="6.5" cy="15.5" r="3.5" />
    <circle cx="17.5" cy="15.5" r="3.5" />
  </svg>
);
export const CubeIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3 20 7.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9" />
  </svg>
);
export const RulerIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 16 16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2" />
  </svg>
);
export const UndoIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2" transform="translate(0 -2)" />
  </svg>
);
export const RedoIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="m15 6 5 5-5 5M20 11H10a6 6 0 0 0 0 12h2" transform="translate(0 -2)" />
  </svg>
);
export const MenuIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 7h16M4 12h16M4 17h16" />
  </svg>
);
/** A loudspeaker with as many waves as it is loud. */
export const SoundIcon = ({ waves }: { readonly waves: 0 | 1 | 2 | 3 }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 9.5v5h3.5L11 18V6L6.5 9.5Z" />
    {waves === 0 && <path d="m15 9.5 5 5m0-5-5 5" />}
    {waves > 0 && <path d="M14 9.5a3.6 3.6 0 0 1 0 5" />}
    {waves > 1 && <path d="M16.4 7.4a6.6 6.6 0 0 1 0 9.2" />}
    {waves > 2 && <path d="M18.8 5.2a9.7 9.7 0 0 1 0 13.6" />}
  </svg>
);
