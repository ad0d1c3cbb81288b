import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPostalHint, type PostalHint } from '#shared/contract/platform/postal.ts'
import { squeezed } from '#shared/domain/platform/fold-text.ts'
import { type Api, useApi } from '#web/platform/api.ts'
import type { FormTexts } from './form-texts.ts'

const namedPlaces = 3
/** Longer than this a press does not wait for the places of its postal code. */
const longestWaitMs = 2_000

const hintQuery = (api: Api, typed: string) => {
  const cap = typed.trim()
  return queryOptions({
    queryKey: ['postal', cap],
    queryFn: ({ signal }) => api(getPostalHint, { params: { cap } }, { signal }),
    enabled: /^\d{5}$/.test(cap),
  })
}

export interface PostalAdvice {
  province: string | null
  places: readonly string[]
  isUnknown: boolean
  onlyPlace: string | undefined
}

const none: PostalAdvice = { province: null, places: [], isUnknown: false, onlyPlace: undefined }

/** Province and town of a typed postal code; empty while it is incomplete or the request fails. */
export function usePostalHint(typed: string): PostalAdvice {
  const { data } = useQuery(hintQuery(useApi(), typed))
  return data ? advice(data) : none
}

function advice({ province, places }: PostalHint): PostalAdvice {
  return { province, places, isUnknown: places.length === 0, onlyPlace: places.length === 1 ? places[0] : undefined }
}

interface Town {
  city: string
  postalCode: string
}

/**
 * Asks whether a town is right that its postal code does not know; asks nothing where the places do not come.
 * @param known is not asked about
 */
export function useTownDoubts(known?: Town) {
  const api = useApi()
  const queries = useQueryClient()
  const placesOf = async (postalCode: string) => {
    const query = hintQuery(api, postalCode)
    if (!query.enabled) return []
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, longestWaitMs))
    const hint = await Promise.race([queries.ensureQueryData(query).catch(() => undefined), late])
    return hint?.places ?? []
  }
  return async ({ city, postalCode }: Town, t: FormTexts): Promise<{ city?: string }> => {
    if (city === known?.city && postalCode === known.postalCode) return {}
    const places = await placesOf(postalCode)
    if (!isOtherPlace(city, places)) return {}
    const some = places.slice(0, namedPlaces).join(', ')
    return { city: t.otherPlace(postalCode.trim(), places.length > namedPlaces ? `${some}…` : some, city.trim()) }
  }
}

/** Accents and case do not matter. */
function isOtherPlace(town: string, places: readonly string[]): boolean {
  const written = squeezed(town)
  if (written.length < 2 || places.length === 0) return false
  return !places.some((place) => squeezed(place).includes(written) || written.includes(squeezed(place)))
}
