/** Where a courier needs as long: Sicily and Sardinia are islands, what a boat serves once more is remote. */
export const deliveryZones = ['mainland', 'islands', 'remote'] as const
export type DeliveryZone = (typeof deliveryZones)[number]

const largeIslands = ['07', '08', '09', '90', '91', '92', '93', '94', '95', '96', '97', '98']

/**
 * Postal codes of smaller islands, of the lagoon of Venice and of two valleys behind a customs border, first and last. A
 * code that such a place shares with others ashore is among them: to come early breaks no promise.
 */
const remoteCodes: readonly (readonly [first: string, last: string])[] = [
  ['04020', '04020'], // Ventotene
  ['04027', '04027'], // Ponza
  ['04031', '04031'], // Ventotene
  ['07024', '07024'], // La Maddalena
  ['09014', '09014'], // Carloforte
  ['22061', '22061'], // Campione d'Italia
  ['23041', '23041'], // Livigno
  ['30121', '30126'], // Venice, Lido, Pellestrina
  ['30132', '30135'], // Venice, Giudecca
  ['30141', '30142'], // Murano, Burano
  ['57030', '57034'], // Elba, Capraia
  ['57036', '57039'], // Elba
  ['58012', '58012'], // Giglio
  ['71040', '71040'], // Tremiti
  ['71051', '71051'], // Tremiti
  ['80070', '80071'], // Ischia, Anacapri
  ['80073', '80077'], // Capri, Ischia
  ['80079', '80079'], // Procida
  ['90010', '90010'], // Ustica
  ['90051', '90051'], // Ustica
  ['91017', '91017'], // Pantelleria
  ['91023', '91023'], // Favignana, Levanzo
  ['92010', '92010'], // Lampedusa, Linosa
  ['92031', '92031'], // Lampedusa, Linosa
  ['98050', '98050'], // Stromboli, Salina, Vulcano
  ['98055', '98055'], // Lipari
]

/** @param postalCode five digits; anything else is taken for a place on the mainland */
export function deliveryZoneOf(postalCode: string): DeliveryZone {
  if (remoteCodes.some(([first, last]) => first <= postalCode && postalCode <= last)) return 'remote'
  return largeIslands.includes(postalCode.slice(0, 2)) ? 'islands' : 'mainland'
}
