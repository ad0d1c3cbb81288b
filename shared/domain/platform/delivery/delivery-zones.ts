/** Places with equal courier times: Sicily and Sardinia are islands, places beyond another ferry are remote. */
export const deliveryZones = ['mainland', 'islands', 'remote'] as const
export type DeliveryZone = (typeof deliveryZones)[number]

/** For each zone besides the mainland: postal codes, or their beginnings; the longest match decides. */
export type ZoneCodes = Readonly<Record<Exclude<DeliveryZone, 'mainland'>, string[]>>

/** The number of matching digits of an entry; 0 without a match. */
function digitsThatFit(entry: string, postalCode: string): number {
  const [first = '', last] = entry.split('-')
  if (last === undefined) return postalCode.startsWith(first) ? first.length : 0
  return first <= postalCode && postalCode <= last ? first.length : 0
}

/** @param postalCode five digits; anything else is taken for a place on the mainland */
export function deliveryZoneOf(postalCode: string, zones: ZoneCodes): DeliveryZone {
  const [islands, remote] = [zones.islands, zones.remote].map((all) =>
    Math.max(0, ...all.map((one) => digitsThatFit(one, postalCode))),
  )
  if (postalCode.length !== 5 || !(islands || remote)) return 'mainland'
  return (remote ?? 0) > (islands ?? 0) ? 'remote' : 'islands'
}
