import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface Tab<T extends string> {
  readonly id: T;
  readonly name: string;
  /** Something there waits to be seen. */
  readonly news?: string | undefined;
  readonly content: () => ReactNode;
  /** Stays in the page while another one is seen, because it would lose what is begun in it. */
  readonly stays?: boolean;
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly chosen: T;
  readonly onChoose: (id: T) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Pages on one another, of which one is seen; arrow keys go from name to name. */
export function Tabs<T extends string>({ label, tabs, chosen, onChoose }: TabsProps<T>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const step = STEPS[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step && at + step;
    const wanted = next === undefined ? undefined : tabs[(next + tabs.length) % tabs.length];
    if (!wanted) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(wanted.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${wanted.id}"]`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKey} tabIndex={-1}>
        {tabs.map(({ id, name, news }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            data-tab={id}
            aria-selected={id === chosen}
            aria-controls={`${base}${id}-page`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
            {news !== undefined && id !== chosen && (
              <i className="tab-news" title={news}>
                <span className="only-heard">{news}</span>
              </i>
            )}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content, stays }) => (
        <div
          key={id}
          role="tabpanel"
          className={`tab-page tab-${id}`}
          id={`${base}${id}-page`}
          aria-labelledby={`${base}${id}`}
          hidden={id !== chosen}
        >
          {(id === chosen || stays) && content()}
        </div>
      ))}
    </>
  );
}
