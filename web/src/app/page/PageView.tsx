import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { blockOf } from '../blocks/registry.ts';
import type { BlockViews } from './loadViews.ts';
import type { PageBlock, PageModel } from './pageModel.ts';

/** Renders the loaded blocks in their regions. Lazy blocks join when their code is loaded. */
export function PageView({ model, views, around }: { model: PageModel; views: BlockViews; around?: ReactNode }) {
  const inRegion = (region: string) =>
    model.blocks
      .filter((item) => blockOf(item.alias)?.region === region)
      .map((item) => <BlockView key={item.key} block={item} views={views} />);
  const main = inRegion('main');
  return (
    <>
      {inRegion('header')}
      {/* The key changes when the set of blocks changes, for example at login, so that React replaces the content instead of moving blocks visibly. */}
      <main key={main.map(({ props }) => props.block.alias).join(' ')} id="content" tabIndex={-1}>
        {main}
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
