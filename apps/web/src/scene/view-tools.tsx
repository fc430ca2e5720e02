import type { ReactNode } from 'react';
import { useLanguage } from '../settings/language.tsx';
import { FitIcon, MinusIcon, PlusIcon } from '../ui/icons.tsx';
import type { Camera } from './camera.ts';
import { ZOOM_STEP } from './use-view-keys.ts';

/** The buttons beside a table: nearer, farther, all of it, and whatever else there is. */
export function ViewTools({ camera, children }: { readonly camera: Camera; readonly children: ReactNode }) {
  const { t } = useLanguage();
  const buttons = [
    { name: t.scene.nearer, Icon: PlusIcon, act: () => camera.zoom(1 / ZOOM_STEP) },
    { name: t.scene.farther, Icon: MinusIcon, act: () => camera.zoom(ZOOM_STEP) },
    { name: t.scene.whole, Icon: FitIcon, act: () => camera.showWhole() },
  ];
  return (
    <div className="table-view-tools">
      {buttons.map(({ name, Icon, act }) => (
        <button key={name} type="button" onClick={act} aria-label={name} title={name}>
          <Icon />
        </button>
      ))}
      {children}
    </div>
  );
}
