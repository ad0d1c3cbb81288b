import { useQuery } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { adminKey } from '#web/admin/admin-queries.ts'
import type { FieldKinds } from '#web/extensions/desk-row.ts'
import { useApi } from '#web/platform/api.ts'

/** The list in the product's form; the empty one is its brand's. */
function useMakerOptions({ brand = '' }: FieldValues) {
  const api = useApi()
  const { data = [] } = useQuery({
    queryKey: [...adminKey, 'maker-options'],
    // The calls come with the form, not with the dashboard.
    queryFn: async () => api((await import('../maker-calls.ts')).listMakers),
  })
  const key = String(brand).trim().toLowerCase()
  const own = data.find(({ brands }) => brands.some((one) => one.toLowerCase() === key))
  return [
    { value: '', label: own ? `Quello della marca: ${own.name}` : 'Nessuno' },
    ...data.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
}

const isGarment = ({ category }: FieldValues) => category === 'abbigliamento'
const hasBattery = ({ electric, subcategory }: FieldValues) =>
  electric === 'battery' || (!electric && subcategory === 'elettrica')

const orNull = { read: (stored: string | null) => stored ?? '', write: (typed: string) => typed.trim() || null }

export const safetyFields = ({ choice, text, tick }: FieldKinds) => ({
  makerId: {
    ...choice<string>({
      label: 'Produttore',
      hint: 'L’elenco è in Negozio, Produttori: lì si dice anche di quali marche è.',
      empty: '',
      className: 'span-6',
      options: useMakerOptions,
    }),
    read: (stored: unknown) => (stored === null ? '' : String(stored)),
  },
  warnings: text(orNull, {
    label: 'Avvertenze, in italiano',
    hint: 'Una per riga, come sono scritte sulla scatola o nel manuale.',
    className: 'span-6',
    rows: 4,
    maxLength: 5_000,
    optional: true,
  }),
  composition: text(orNull, {
    label: 'Composizione',
    hint: 'Per esempio: 80 % poliammide, 20 % elastan. Una riga per parte: «Fodera: 100 % poliestere». Se non è di stoffa: Non tessile.',
    className: 'span-6',
    rows: 2,
    maxLength: 1_000,
    optional: true,
    when: isGarment,
  }),
  hasAnimalParts: tick({
    label: 'Ha parti non tessili di origine animale (pelle, piuma, osso)',
    className: 'span-6',
    when: isGarment,
  }),
  electric: choice<string>({
    label: 'Elettrico o con batteria',
    hint: 'Da qui viene la nota sul ritiro di quello vecchio.',
    empty: '',
    className: 'span-6',
    options: [
      { value: '', label: 'Come dice il tipo: le biciclette elettriche sì, il resto no' },
      { value: 'no', label: 'No' },
      { value: 'mains', label: 'Elettrico, senza batteria' },
      { value: 'battery', label: 'Con batteria' },
    ],
  }),
  batteryChemistry: text(orNull, {
    label: 'Chimica della batteria',
    hint: 'Per esempio: ioni di litio (NMC).',
    maxLength: 80,
    optional: true,
    when: hasBattery,
  }),
  batteryWattHours: text(
    { read: (stored: number | null) => String(stored ?? ''), write: (typed) => typed.trim() || null },
    { label: 'Wattora', inputMode: 'numeric', maxLength: 5, optional: true, when: hasBattery },
  ),
  batteryPassport: text(orNull, {
    label: 'Passaporto della batteria',
    hint: 'L’indirizzo del codice QR. Obbligatorio per le biciclette elettriche dal 18 febbraio 2027.',
    type: 'url',
    className: 'span-6',
    maxLength: 500,
    optional: true,
    when: hasBattery,
  }),
})
