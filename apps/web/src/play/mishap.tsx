import { Component, type ReactNode } from 'react';
import { keptFile, keptMatch } from '../match/storage.ts';
import { usePlayText } from '../table-ui/words.ts';
import { fileName, saveFile } from '../ui/files.ts';

/** A fault on the screen must not end a match: it is kept, can be saved, and goes on after a reload. */
export class Mishap extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: undefined };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    return this.state.error === undefined ? this.props.children : <Sorry error={this.state.error} />;
  }
}

function Sorry({ error }: { readonly error: unknown }) {
  const t = usePlayText();
  const kept = keptMatch();
  const message = error instanceof Error ? error.message : String(error);
  return (
    <div className="start" role="alert">
      <h1>{t.bug.title}</h1>
      <p>{t.bug.screen}</p>
      <p className="quiet">{message}</p>
      <p className="dialog-buttons">
        {kept && (
          <button
            type="button"
            className="tool tool-text"
            onClick={() => saveFile(fileName('holotisch', 'report'), { message, match: keptFile(kept) })}
          >
            {t.bug.download}
          </button>
        )}
        <button type="button" className="primary" onClick={() => location.reload()}>
          {t.bug.goOn}
        </button>
      </p>
    </div>
  );
}
