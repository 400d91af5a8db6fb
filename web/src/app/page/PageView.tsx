import { Fragment, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { ExoticComponent, ReactElement, ReactNode } from 'react';
import type { LaterCode } from '../../base/bundleNames.ts';
import type { AnyBlockDefinition } from '../../domain/block/blockDefinition.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { ErrorBoundary } from '../../services/errors/ErrorBoundary.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { blockOf } from '../blocks/blockDefinitions.ts';
import type { BlockViews } from './loadViews.ts';
import type { PageBlock, PageModel } from './pageModel.ts';

const failing = {
  bundle: 'live',
  part: () => import('./FailedPart.tsx'),
  overlay: () => import('./closeFailedOverlay.browser.ts'),
} satisfies LaterCode;

const FailedPart = lazy(() => failing.part().catch(() => ({ default: () => null })));

export interface PageViewProps {
  model: PageModel;
  views: BlockViews;
  /** Whether the server rendered this page into the document. */
  isServerPage: boolean;
  /**
   * Surrounds each block of `<main>`. With `Suspense`, React hydrates the blocks one by one, and first the one that
   * somebody presses.
   */
  Boundary?: ExoticComponent<{ children?: ReactNode }> | undefined;
  around?: ReactElement;
}

/** Renders the loaded blocks in their regions. Lazy blocks join when their code is loaded. */
export function PageView({ model, views, isServerPage, Boundary = Suspense, around }: PageViewProps) {
  const { t } = useText();
  const blocksIn = (region: AnyBlockDefinition['region']) =>
    model.blocks.flatMap((block) => {
      const definition = blockOf(block.alias);
      return definition?.region === region ? [{ block, definition }] : [];
    });
  const mainBlocks = blocksIn('main');
  const inRegion = (region: AnyBlockDefinition['region'], Around: typeof Boundary = Fragment) =>
    blocksIn(region).map(({ block, definition }) => (
      <ErrorBoundary
        key={block.key}
        name={block.alias}
        resetKey={model}
        {...(region === 'overlay'
          ? {
              onError: async () => (await failing.overlay()).closeFailedOverlay(definition, t('errors.general')),
            }
          : {
              renderFallback: (onRetry) => (
                <Suspense>
                  <FailedPart alias={block.alias} leadsPage={block === mainBlocks[0]?.block} onRetry={onRetry} />
                </Suspense>
              ),
            })}
      >
        <Around>
          <BlockView definition={definition} block={block} views={views} isServerPage={isServerPage} />
        </Around>
      </ErrorBoundary>
    ));
  return (
    <>
      {inRegion('header')}
      {/* The key changes when the set of blocks changes, for example at login, so that React replaces the content instead of moving blocks visibly. */}
      <main key={mainBlocks.map(({ block }) => block.alias).join(' ')} id="content" tabIndex={-1}>
        {inRegion('main', Boundary)}
      </main>
      {inRegion('footer')}
      {inRegion('overlay')}
      {around}
    </>
  );
}

interface BlockViewProps extends Pick<PageViewProps, 'views' | 'isServerPage'> {
  definition: AnyBlockDefinition;
  block: PageBlock;
}

function BlockView({ definition, block, views, isServerPage }: BlockViewProps) {
  const visit = useVisit();
  const View = views.get(block.alias);
  const view = View && <View {...block.properties} />;
  if (definition.isStatic) {
    return (
      <StaticBlock isServerPage={isServerPage} isLoaded={View !== undefined}>
        {view}
      </StaticBlock>
    );
  }
  const place = definition.place?.(visit);
  return place ? <div className={place}>{view}</div> : view;
}

interface StaticBlockProps extends Pick<PageViewProps, 'isServerPage'> {
  isLoaded: boolean;
  children: ReactNode;
}

/** Renders a static block, or leaves the server's markup as it is, even if the code of the block loads later. */
function StaticBlock({ isServerPage, isLoaded, children }: StaticBlockProps) {
  // False when React renders a page anew that it could not hydrate.
  const isHydration = useSyncExternalStore(neverChanges, isFalse, isTrue);
  const [isServerMarkup] = useState(isHydration && !isLoaded);
  return !isServerMarkup || !isServerPage ? (
    <div data-static={isServerPage || undefined}>{children}</div>
  ) : (
    // React does not set this, because the element comes from the server.
    // oxlint-disable-next-line react/no-danger
    <div key="server" suppressHydrationWarning dangerouslySetInnerHTML={serverMarkup} />
  );
}

const neverChanges = () => () => undefined;
const isFalse = () => false;
const isTrue = () => true;

/** Makes React leave the content of a hydrated element alone. */
const serverMarkup = { __html: '' };
