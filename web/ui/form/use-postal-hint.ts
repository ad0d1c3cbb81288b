import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getPostalHint, type PostalHint } from '#shared/contract/pricing/postal.ts'
import { squeezed } from '#shared/domain/platform/fold-text.ts'
import { useApi } from '#web/api.ts'
import type { FormTexts } from './form-texts.ts'

const namedPlaces = 3
const keyOf = (cap: string) => ['postal', cap]

export interface PostalAdvice {
  province: string | null
  places: readonly string[]
  isUnknown: boolean
  onlyPlace: string | undefined
}

const none: PostalAdvice = { province: null, places: [], isUnknown: false, onlyPlace: undefined }

/** Province and town of a typed postal code; empty while it is incomplete or the request fails. */
export function usePostalHint(typed: string): PostalAdvice {
  const api = useApi()
  const cap = typed.trim()
  const { data } = useQuery({
    queryKey: keyOf(cap),
    queryFn: ({ signal }) => api(getPostalHint, { params: { cap } }, { signal }),
    enabled: /^\d{5}$/.test(cap),
  })
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
 * Asks whether a town is right that its postal code does not know: once the code's places have come.
 * @param known is not asked about
 */
export function useTownDoubts(known?: Town) {
  const queries = useQueryClient()
  return ({ city, postalCode }: Town, t: FormTexts): { city?: string } => {
    const cap = postalCode.trim()
    if (city === known?.city && postalCode === known.postalCode) return {}
    const { places = [] } = queries.getQueryData<PostalHint>(keyOf(cap)) ?? {}
    if (!isOtherPlace(city, places)) return {}
    const some = places.slice(0, namedPlaces).join(', ')
    return { city: t.otherPlace(cap, places.length > namedPlaces ? `${some}…` : some, city.trim()) }
  }
}

/** Accents and case do not matter. */
function isOtherPlace(town: string, places: readonly string[]): boolean {
  const written = squeezed(town)
  if (written.length < 2 || places.length === 0) return false
  return !places.some((place) => squeezed(place).includes(written) || written.includes(squeezed(place)))
}
