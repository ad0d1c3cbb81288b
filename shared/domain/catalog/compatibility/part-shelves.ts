const partKinds = [
  'tyre',
  'tube',
  'chain',
  'cassette',
  'pads',
  'rotor',
  'freehub',
  'post',
  'bracket',
  'pedal',
  'axle',
] as const
export type PartKind = (typeof partKinds)[number]

/** The rules of each shelf, inherited by its children. */
const kindOfShelf: Readonly<Record<string, PartKind>> = {
  copertoni: 'tyre',
  'camere-d-aria': 'tube',
  catene: 'chain',
  'pacchi-pignoni': 'cassette',
  'pastiglie-freno': 'pads',
  'dischi-freno': 'rotor',
  'corpi-ruota-libera': 'freehub',
  'selle-e-reggisella': 'post',
  'movimenti-centrali': 'bracket',
  pedali: 'pedal',
  'perni-passanti': 'axle',
}

/** @param shelves slugs, the nearest last; undefined where no rule looks */
export function partKindOf(shelves: readonly (string | null)[]): PartKind | undefined {
  const slug = shelves.findLast((one) => one !== null && one in kindOfShelf)
  return slug ? kindOfShelf[slug] : undefined
}
