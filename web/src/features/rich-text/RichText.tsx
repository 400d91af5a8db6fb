import { SafeHtml } from '../../ui/SafeHtml.tsx';
import styles from './RichText.module.css';

export interface RichTextProperties {
  heading?: string | undefined;
  /** Cleaned by the server. */
  html?: string | undefined;
  /** Name that links lead to. */
  anchor?: string | undefined;
  /** The first on its page: its heading is the page's. */
  leadsPage?: boolean | undefined;
}

/** A piece of reading: terms, help, credits. */
export default function RichText({ heading, html, anchor, leadsPage = false }: RichTextProperties) {
  return (
    <section className={styles.text} id={anchor}>
      {heading !== undefined && (leadsPage ? <h1>{heading}</h1> : <h2>{heading}</h2>)}
      {html !== undefined && <SafeHtml html={html} />}
    </section>
  );
}
