import { useLanguage } from '../../settings/language.tsx';
import { usePlayer } from '../../table-ui/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FleetSheet, type Sheet } from './sheet.tsx';
import { campaignText } from './text.ts';

interface SheetsDialogProps {
  readonly title: string;
  readonly sheets: readonly Sheet[];
  /** Unique names that nobody can bring any more. */
  readonly gone: readonly string[];
  readonly onClose: () => void;
}

/** The sheets of all fleets, to be read or printed: one a page. */
export function SheetsDialog({ title, sheets, gone, onClose }: SheetsDialogProps) {
  const { lang } = useLanguage();
  const player = usePlayer();
  const t = campaignText[lang];
  return (
    <Dialog title={title} className="campaign-dialog" onClose={onClose}>
      <p className="sheet-tools">
        <button type="button" className="tool tool-text" onClick={() => window.print()}>
          {t.print}
        </button>
      </p>
      <div className="campaign-sheets">
        {sheets.map((sheet) => (
          <FleetSheet key={sheet.seat} sheet={sheet} player={player(sheet.seat)} />
        ))}
        {gone.length > 0 && (
          <p className="sheet-list">
            <strong>{t.sheet.gone}:</strong> {gone.join(', ')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
