import { useQuery } from '@tanstack/react-query'
import { Bikes } from '#web/catalog/compatibility/bike-search.tsx'
import type { Places } from '#web/extensions/web-extension.ts'
import { useApi } from '#web/platform/api.ts'
import { useUser } from '#web/session/account-queries.ts'
import { garageTexts } from './garage-texts.ts'
import { ownBikesQuery } from './own-bike-queries.ts'

/** The bicycles that the signed-in customer owns, to look at parts for. */
export function BoughtBikes({ onTake }: Places['bike.choice']) {
  const t = garageTexts.useChunk()
  const api = useApi()
  const user = useUser()
  const { data: own = [] } = useQuery({ ...ownBikesQuery(api), enabled: Boolean(user) })
  const shown = own.flatMap(({ name, slug, imageUrl, serialNumber }) =>
    slug ? { name, slug, imageUrl, serialNumber } : [],
  )
  // Of two alike one is enough.
  const bought = [...new Map(shown.map((bike) => [bike.slug, bike])).values()]
  return (
    bought.length > 0 && (
      <section aria-labelledby="bought-bikes">
        <h3 id="bought-bikes">{t.bought}</h3>
        <Bikes bikes={bought} onTake={onTake} />
      </section>
    )
  )
}
