import { useStore } from '@nanostores/react';
import type { Conflict } from '@spotreel/sdk/internal/stores';
import { useEffect, useMemo, useState } from 'react';
import { useSpotreel } from '../../../foundation/spotreel-context';
import type { PartNames } from '../../version-conflict/part-label';

/** Names of the brands and kits of both versions. */
export function usePartNames({ base, mine, theirs }: Conflict): PartNames {
  const brands = useBrandNames([base.brandId, mine.brandId, theirs.brandId]);
  const kits = useKitNames([base.musicKitId, mine.musicKitId, theirs.musicKitId]);
  return useMemo(() => ({ brands, kits }), [brands, kits]);
}

function useBrandNames(brandIds: readonly (number | null)[]): PartNames['brands'] {
  const { brands } = useSpotreel();
  const { data } = useStore(brands.$brands);
  useEffect(() => {
    void brands.load();
  }, [brands]);
  const wanted = brandIds.join();
  return useMemo(() => {
    const nameOf = (id: number) => data?.find((brand) => brand.id === id)?.name;
    return new Map(data ? idsOf(wanted).map((id) => [id, nameOf(id)]) : []);
  }, [data, wanted]);
}

function useKitNames(kitIds: readonly (number | null)[]): PartNames['kits'] {
  const { music } = useSpotreel();
  const [names, setNames] = useState<PartNames['kits']>(new Map());
  const wanted = kitIds.join();
  useEffect(() => {
    let isCurrent = true;
    const fetched = idsOf(wanted).map(
      async (id): Promise<[number, string | undefined]> => [
        id,
        await music.kit(id).then(
          ({ name }) => name,
          () => undefined,
        ),
      ],
    );
    void Promise.all(fetched).then((entries) => isCurrent && setNames(new Map(entries)));
    return () => {
      isCurrent = false;
    };
  }, [music, wanted]);
  return names;
}

function idsOf(list: string): readonly number[] {
  return [...new Set(list.split(',').filter(Boolean).map(Number))];
}
