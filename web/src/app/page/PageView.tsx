import { Fragment, Suspense } from 'react';
import type { ExoticComponent, ReactNode } from 'react';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { blockOf } from '../blocks/registry.ts';
import type { BlockViews } from './loadViews.ts';
import type { PageBlock, PageModel } from './pageModel.ts';

export interface PageViewProps {
  model: PageModel;
  views: BlockViews;
  /**
   * Surrounds each block of `<main>`. With `Suspense`, React hydrates the blocks one by one, and first the one that
   * somebody presses.
   */
  Boundary?: ExoticComponent<{ children?: ReactNode }> | undefined;
  around?: ReactNode;
}

/** Renders the loaded blocks in their regions. Lazy blocks join when their code is loaded. */
export function PageView({ model, views, Boundary = Suspense, around }: PageViewProps) {
  const blocksIn = (region: string) => model.blocks.filter((item) => blockOf(item.alias)?.region === region);
  const inRegion = (region: string) =>
    blocksIn(region).map((item) => <BlockView key={item.key} block={item} views={views} />);
  const mainBlocks = blocksIn('main');
  return (
    <>
      {inRegion('header')}
      {/* The key changes when the set of blocks changes, for example at login, so that React replaces the content instead of moving blocks visibly. */}
      <main key={mainBlocks.map(({ alias }) => alias).join(' ')} id="content" tabIndex={-1}>
        {mainBlocks.map((item) => (
          <Boundary key={item.key}>
            <BlockView block={item} views={views} />
          </Boundary>
        ))}
      </main>
      {inRegion('footer')}
      {inRegion('overlay')}
      {around}
    </>
  );
}

function BlockView({ block, views }: { block: PageBlock; views: BlockViews }) {
  const visit = useVisit();
  const View = views.get(block.alias);
  const place = blockOf(block.alias)?.place?.(visit);
  const view = View === undefined ? <Fragment /> : <View {...block.properties} />;
  return place === undefined ? view : <div className={place}>{view}</div>;
}
