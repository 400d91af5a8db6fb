import type { ThemeColours, ThemeLayout } from '@foyer/brands/theme';
import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ThemeSheetProperties } from './themeSheet.ts';
import styles from './ThemeSheet.module.css';

const variables: Readonly<Record<keyof ThemeColours, string>> = {
  sunken: '--sunken',
  background: '--bg',
  surface1: '--s-1',
  surface2: '--s-2',
  surface3: '--s-3',
  line: '--line',
  control: '--ctl',
  text: '--text',
  muted: '--muted',
  accent: '--accent',
  accentHigh: '--accent-hi',
  onAccent: '--on-accent',
  accentText: '--accent-txt',
  second: '--second',
};
const shared = ['--success', '--warning', '--error', '--info', '--live', '--jackpot'];
const radii = ['--btn-r', '--tile-r', '--r-xs', '--r-s', '--r-m', '--r-l', '--r-xl', '--r-full'];
const spaces = ['--sp4', '--sp8', '--sp12', '--sp16', '--sp24', '--sp32', '--sp48', '--sp64'];
const shadows = ['--e1', '--e2', '--e3'];

/**
 * Colours with their contrast, type, radii, spacing and shadows. Each sample uses its token's variable, never a copy of
 * the value.
 */
export function TokenSheet({
  theme: { colours = [], pairs = [], fonts, layout, layoutChoices },
}: {
  theme: ThemeSheetProperties;
}) {
  const { t } = useText();
  return (
    <>
      <section aria-labelledby="sheet-colours">
        <h2 id="sheet-colours">{t('themeSheet.colours')}</h2>
        <ul className={styles.swatches}>
          {colours.map(({ role, value, onBackground }) => (
            <li key={role}>
              <span className={styles.swatch} style={{ background: `var(${variables[role]})` }} />
              <b>{role}</b>
              <code>{variables[role]}</code>
              <small>{value}</small>
              <small>{t('themeSheet.onBackground', { ratio: onBackground.toFixed(2) })}</small>
            </li>
          ))}
          {shared.map((name) => (
            <li key={name}>
              <span className={styles.swatch} style={{ background: `var(${name})` }} />
              <b>{name.slice(2)}</b>
              <code>{name}</code>
              <small>{t('themeSheet.everyBrand')}</small>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sheet-contrast">
        <h2 id="sheet-contrast">{t('themeSheet.contrast')}</h2>
        <ul className={styles.pairs}>
          {pairs.map(({ pair, minContrast, contrast }) => (
            <li key={pair} className={contrast < minContrast ? styles.short : undefined}>
              <Icon name={contrast < minContrast ? 'x-circle-fill' : 'check-circle-fill'} size={18} />
              <span>{pair}</span>
              <span className="num">
                {t(contrast < minContrast ? 'themeSheet.tooLow' : 'themeSheet.ratio', {
                  ratio: contrast.toFixed(2),
                  least: minContrast,
                })}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sheet-type">
        <h2 id="sheet-type">{t('themeSheet.type')}</h2>
        {fonts !== undefined && (
          <p className={styles.muted}>{t('themeSheet.fonts', { heading: fonts.heading, body: fonts.body })}</p>
        )}
        <div className={styles.type}>
          <span className={styles.display}>{t('themeSheet.sampleHeading')}</span>
          <span className={styles.heading2}>{t('themeSheet.sampleHeading')}</span>
          <h3>{t('themeSheet.sampleHeading')}</h3>
          <p>{t('themeSheet.sampleText')}</p>
          <p>
            <strong>{t('themeSheet.sampleText')}</strong>
          </p>
          <small>{t('themeSheet.sampleText')}</small>
        </div>
      </section>
      <section aria-labelledby="sheet-shape">
        <h2 id="sheet-shape">{t('themeSheet.shape')}</h2>
        <ul className={styles.shapes}>
          {radii.map((name) => (
            <li key={name}>
              <span className={styles.shape} style={{ borderRadius: `var(${name})` }} />
              <code>{name}</code>
            </li>
          ))}
          {shadows.map((name) => (
            <li key={name}>
              <span className={styles.shape} style={{ boxShadow: `var(${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
        <ul className={styles.spaces}>
          {spaces.map((name) => (
            <li key={name}>
              <code>{name}</code>
              <span style={{ width: `var(${name})` }} />
            </li>
          ))}
        </ul>
      </section>
      {layout !== undefined && layoutChoices !== undefined && (
        <section aria-labelledby="sheet-layout">
          <h2 id="sheet-layout">{t('themeSheet.layout')}</h2>
          <p className={styles.muted}>{t('themeSheet.layoutNote')}</p>
          <dl className={styles.layout}>
            {(Object.keys(layoutChoices) as (keyof ThemeLayout)[]).map((part) => (
              <div key={part}>
                <dt>{t(`themeSheet.layout.${part}`)}</dt>
                {layoutChoices[part].map((choice) => (
                  <dd key={choice} data-chosen={choice === layout[part] ? '' : undefined}>
                    {choice === layout[part] && <Icon name="check-circle-fill" size={18} />}
                    <span>{choice}</span>
                    {choice === layout[part] && <span className="visually-hidden">{t('themeSheet.chosen')}</span>}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
