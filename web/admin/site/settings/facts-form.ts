import { type FactsValue, factsValue } from '#shared/contract/site/facts-setting.ts'
import { isRea } from '#shared/domain/platform/shop/retailer-rules.ts'
import { refusalsOf } from '#web/ui/form/contract-refusals.ts'
import { choice, decimal, line, lineOrNull, numberOf, text, tick } from '#web/ui/form/field-rows.tsx'
import { bodyOf, type FieldLook, type StoredOf, type ValuesOf } from '#web/ui/form/form-table.tsx'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

const must = 'Campo obbligatorio.'
const wide = 'span-6'

/** A whole number; empty is null. */
const whole = (look: FieldLook & { maxLength?: number; must?: string }) =>
  text(
    { read: (stored: number | null) => (stored === null ? '' : String(stored)), write: numberOf },
    { inputMode: 'numeric', maxLength: 3, ...look },
  )

export const factsForm = {
  name: line({ label: 'Nome del negozio', maxLength: 80, must }),
  shareCapital: lineOrNull({ label: 'Capitale sociale', maxLength: 100, optional: true }),
  company: line({ label: 'Ragione sociale', maxLength: 200, must, className: wide }),
  vatNumber: line({ label: 'Partita IVA', maxLength: 40, inputMode: 'numeric', must }),
  taxCode: line({ label: 'Codice fiscale', maxLength: 40, must }),
  rea: line({ label: 'REA', maxLength: 20, must }),
  pec: line({ label: 'PEC', type: 'email', maxLength: 254, must }),
  street: line({ label: 'Via e numero', maxLength: 120, must, className: wide }),
  postalCode: line({ label: 'CAP', maxLength: 20, inputMode: 'numeric', must, className: 'span-2' }),
  province: line({ label: 'Prov.', maxLength: 4, must, className: 'span-2' }),
  city: line({ label: 'Città', maxLength: 80, must, className: 'span-2' }),
  phone: line({ label: 'Telefono', type: 'tel', maxLength: 40, must }),
  email: line({
    label: 'E-mail',
    type: 'email',
    maxLength: 254,
    must,
    hint: 'Da qui partono le mail ai clienti, e qui arrivano quelle per il negozio.',
  }),
  instagram: lineOrNull({ label: 'Instagram', maxLength: 200, optional: true, hint: 'Il nome o l’indirizzo.' }),
  experienceYears: whole({
    label: 'Da quanti anni sei aperto',
    optional: true,
    hint: 'Se resta vuoto, sul sito non c’è scritto.',
  }),
  latitude: decimal({ label: 'Latitudine', optional: true, maxLength: 12 }),
  longitude: decimal({ label: 'Longitudine', optional: true, maxLength: 12 }),
  returnDays: whole({
    label: 'Giorni per il reso',
    optional: true,
    hint: 'Vuoto: i 14 di legge, senza dirlo.',
  }),
  returnPaidBy: choice<'' | 'shop' | 'customer'>({
    label: 'Il ritorno lo paga',
    hint: 'Sta scritto nelle condizioni e nelle mail dei resi.',
    empty: '',
    options: [
      { value: '', label: 'Non lo scrivo' },
      { value: 'shop', label: 'Il negozio' },
      { value: 'customer', label: 'Il cliente' },
    ],
  }),
  warrantyYears: whole({ label: 'Garanzia sul nuovo, in anni', must, maxLength: 2 }),
  usedWarrantyMonths: whole({ label: 'Garanzia sull’usato, in mesi', must }),
  usedPhotos: whole({ label: 'Foto che servono a una bici usata', must, maxLength: 2 }),
  usedWithoutCard: tick({ label: 'Le bici usate si vendono anche senza scheda di lavoro', className: wide }),
}
export type FactsValues = ValuesOf<typeof factsForm>

/** A shop that has not said who it is begins with empty fields. */
export const storedFacts = ({ value }: { value: FactsValue }): StoredOf<typeof factsForm> => ({
  ...value,
  name: value.legal.vatNumber && value.name,
  ...value.legal,
  company: value.legal.vatNumber && value.legal.company,
  ...value.address,
  latitude: value.location?.latitude ?? null,
  longitude: value.location?.longitude ?? null,
  ...value.social,
})

/** Numbers that are missing are left to the contract to refuse. */
const given = (number: number | null) => number ?? Number.NaN

export function factsBody(values: FactsValues): FactsValue {
  const body = bodyOf(factsForm, values)
  const { name, company, vatNumber, taxCode, rea, shareCapital, pec, street, postalCode, city, province } = body
  const { phone, email, instagram, experienceYears, returnDays, usedWithoutCard } = body
  return {
    name,
    legal: { company, vatNumber, taxCode, rea, shareCapital, pec },
    address: { street, postalCode, city, province },
    location:
      body.latitude === null && body.longitude === null
        ? null
        : { latitude: given(body.latitude), longitude: given(body.longitude) },
    ...{ phone, email, social: { instagram }, experienceYears, returnDays, usedWithoutCard },
    returnPaidBy: body.returnPaidBy || null,
    warrantyYears: given(body.warrantyYears),
    usedWarrantyMonths: given(body.usedWarrantyMonths),
    usedPhotos: given(body.usedPhotos),
  }
}

const sentences: Record<string, string> = {
  vat_number: 'La partita IVA ha 11 cifre e questa non torna: controlla se ce n’è una sbagliata.',
  own_tax_code: 'Il codice fiscale non torna: controlla se c’è una lettera o una cifra sbagliata.',
  rea: 'Scrivi la provincia e il numero del REA, per esempio VI-123456.',
  province: 'Scrivi le due lettere della provincia, per esempio VI.',
  postal_code: 'Il CAP ha 5 cifre.',
  phone: 'Scrivi un numero di telefono, per esempio +39 0444 123456.',
  email: 'Scrivi un indirizzo e-mail, per esempio negozio@example.it.',
  degrees: 'Scrivi i gradi di un posto in Italia: latitudine da 35 a 47,5, longitudine da 6 a 19.',
  instagram: 'Scrivi il nome o l’indirizzo del profilo, per esempio https://www.instagram.com/negozio.',
  experience_years: 'Gli anni vanno da 1 a 300; se non vuoi dirli lascia vuoto.',
  return_days: 'I giorni per il reso vanno da 14, quelli di legge, a 999; vuoto vuol dire solo quelli di legge.',
  warranty_years: 'La garanzia sul nuovo va da 2 anni, quelli di legge, a 99.',
  warranty_months: 'La garanzia sull’usato va da 12 mesi, quelli di legge, a 999.',
  used_photos: 'Le foto vanno da 0 a 30.',
  control_characters: 'Il testo contiene caratteri non ammessi.',
}

const digitOf: Record<string, string> = { O: '0', Q: '0', I: '1', L: '1', S: '5', B: '8' }

/** A letter that was typed for the digit that looks like it. */
function meantRea(typed: string): string | undefined {
  const [, province = '', number = ''] = /^([A-Z]{2}[ -]*)(.+)$/.exec(typed.trim().toUpperCase()) ?? []
  const meant = province + number.replace(/[A-Z]/g, (letter) => digitOf[letter] ?? letter)
  return isRea(meant) ? meant : undefined
}

/** The last part of a path is the field's name. */
export const factOf = (path: readonly string[]) => path.at(-1) ?? ''

export const factsProblems = (values: FactsValues): Problems =>
  refusalsOf(factsValue, factsBody(values), factOf, (message) => {
    const rea = message === 'rea' && meantRea(values.rea)
    return rea ? `C’è una lettera tra le cifre: ${rea}?` : sentences[message]
  })
