interface PageAnnouncerProps {
  title: string;
  isPending: boolean;
  /** Pages shown in this tab so far; the first one needs no words, the browser said it. */
  count: number;
}

/** Says the title of a page that came without a reload, and shows that one is on its way. */
export function PageAnnouncer({ title, isPending, count }: PageAnnouncerProps) {
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite">
        {count > 1 ? title : ''}
      </div>
      <div className="page-progress" data-pending={isPending || undefined} aria-hidden="true" />
    </>
  );
}
