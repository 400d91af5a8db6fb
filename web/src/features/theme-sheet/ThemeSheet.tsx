import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { ComponentGallery } from './ComponentGallery.tsx';
import type { ThemeSheetProperties } from './themeSheet.ts';
import { TileSheet } from './TileSheet.tsx';
import { TokenSheet } from './TokenSheet.tsx';
import styles from './ThemeSheet.module.css';

/** Every token and UI component in one brand, as rendered; the rest of the page adds whole blocks. */
export default function ThemeSheet(theme: ThemeSheetProperties) {
  const { t } = useText();
  const { brandName } = useVisit();
  return (
    <div className={styles.sheet}>
      <h1>{t('themeSheet.title', { brand: brandName })}</h1>
      <TokenSheet theme={theme} />
      <ComponentGallery />
      {theme.tiles !== undefined && theme.tiles.length > 0 && <TileSheet tiles={theme.tiles} />}
    </div>
  );
}
