import { useQuery } from '@tanstack/react-query'
import { getPostalHint, type PostalHint } from '#shared/contract/pricing/postal.ts'
import { squeezed } from '#shared/domain/platform/fold-text.ts'
import { useApi } from '#web/api.ts'

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
    queryKey: ['postal', cap],
    queryFn: ({ signal }) => api(getPostalHint, { params: { cap } }, { signal }),
    enabled: /^\d{5}$/.test(cap),
  })
  return data ? advice(data) : none
}

function advice({ province, places }: PostalHint): PostalAdvice {
  return { province, places, isUnknown: places.length === 0, onlyPlace: places.length === 1 ? places[0] : undefined }
}

/** Whether the typed town is unknown for the postal code; accents and case do not matter. */
export function isOtherPlace(town: string, { places }: PostalAdvice): boolean {
  const written = squeezed(town)
  if (written.length < 2 || places.length === 0) return false
  return !places.some((place) => squeezed(place).includes(written) || written.includes(squeezed(place)))
}
