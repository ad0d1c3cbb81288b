import type { ZoneCodes } from './delivery-zones.ts'

/** One code or beginning of codes, or the first and the last of a row of codes: "90", "98055", "57030-57034". */
export const zoneEntryPattern = /^(\d{2,5}|\d{5}-\d{5})$/

/**
 * Smaller islands, the lagoon of Venice and two valleys behind a customs border are remote. A code that such a place
 * shares with others ashore is among them: to come early breaks no promise.
 */
export const usualZones: ZoneCodes = {
  islands: ['07', '08', '09', '90', '91', '92', '93', '94', '95', '96', '97', '98'],
  remote: [
    '04020', // Ventotene
    '04027', // Ponza
    '04031', // Ventotene
    '07024', // La Maddalena
    '09014', // Carloforte
    '22061', // Campione d'Italia
    '23041', // Livigno
    '30121-30126', // Venice, Lido, Pellestrina
    '30132-30135', // Venice, Giudecca
    '30141-30142', // Murano, Burano
    '57030-57034', // Elba, Capraia
    '57036-57039', // Elba
    '58012', // Giglio
    '71040', // Tremiti
    '71051', // Tremiti
    '80070-80071', // Ischia, Anacapri
    '80073-80077', // Capri, Ischia
    '80079', // Procida
    '90010', // Ustica
    '90051', // Ustica
    '91017', // Pantelleria
    '91023', // Favignana, Levanzo
    '92010', // Lampedusa, Linosa
    '92031', // Lampedusa, Linosa
    '98050', // Stromboli, Salina, Vulcano
    '98055', // Lipari
  ],
}

/** Codes listed in both zones: "98055"; a longer one within a shorter one is allowed. */
export function zoneQuarrel({ islands, remote }: ZoneCodes): string | undefined {
  const spanOf = (entry: string) => entry.split('-') as [string, string?]
  for (const one of islands)
    for (const other of remote) {
      const [from, to = from] = spanOf(one)
      const [first, last = first] = spanOf(other)
      if (from.length === first.length && from <= last && first <= to) return from > first ? from : first
    }
  return undefined
}
