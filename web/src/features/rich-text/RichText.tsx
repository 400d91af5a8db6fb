import { SafeHtml } from '../../ui/SafeHtml.tsx';
import styles from './RichText.module.css';

export interface RichTextProperties {
  heading?: string | undefined;
  /** Sanitised by the server. */
  html?: string | undefined;
  /** Id that links point to. */
  anchor?: string | undefined;
  /** Whether the block leads its page; its heading is then the page's main heading. */
  leadsPage?: boolean | undefined;
}

/** Text of editors: terms, help, credits. */
export default function RichText({ heading, html, anchor, leadsPage = false }: RichTextProperties) {
  return (
    <section className={styles.text} id={anchor}>
      {heading !== undefined && (leadsPage ? <h1>{heading}</h1> : <h2>{heading}</h2>)}
      {html !== undefined && <SafeHtml html={html} />}
    </section>
  );
}
