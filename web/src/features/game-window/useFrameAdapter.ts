import { useEffect, useMemo, useState } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { ownFrame } from './frameAdapter.ts';
import type { FrameAdapter } from './frameAdapter.ts';
import type { SupplierOpening } from './launchApi.ts';
import type { supplierFrame } from './supplierFrame.ts';

/** The adapter of the launched game's frame; null before the launch and while the code of suppliers' frames loads. */
export function useFrameAdapter(
  supplier: SupplierOpening | undefined,
  gameGroupId: number,
  onLoadFailed: () => void,
): FrameAdapter | null {
  const address = useStoreValue(gamesStore, ({ launchUrl }) => launchUrl);
  const [create, setCreate] = useState<typeof supplierFrame | null>(null);
  const isSupplier = supplier !== undefined;
  useEffect(() => {
    if (isSupplier) import('./supplierFrame.ts').then((module) => setCreate(() => module.supplierFrame), onLoadFailed);
    // Once a launch; a retry is a new launch.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSupplier]);
  return useMemo(() => {
    if (address === null) return null;
    if (supplier === undefined) return ownFrame(address, gameGroupId);
    return create?.(supplier, address, gameGroupId) ?? null;
  }, [address, create, gameGroupId, supplier]);
}
