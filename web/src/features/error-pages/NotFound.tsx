import { useText } from '../../i18n/TextContext.tsx';

export interface NotFoundProperties {
  error: 'pageNotFound' | 'gameNotFound' | 'serverError';
}

const titles = { pageNotFound: '404: Page Not Found', gameNotFound: '404: Game Not Found', serverError: '500: Server Error' } as const;

export default function NotFound({ error }: NotFoundProperties) {
  const { t } = useText();
  return (
    <section>
      <h1>{titles[error]}</h1>
      <p>{t(`errors.${error}.text`)}</p>
      <a href="/">{t('errors.toLobby')}</a>
    </section>
  );
}
