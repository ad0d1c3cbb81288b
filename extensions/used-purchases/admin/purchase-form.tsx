import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { hasValidCheck, normalizeTaxCode } from '#shared/domain/platform/shop/tax-code.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { amount, choice, line, lineOrNull, named, own } from '#web/ui/form/field-rows.tsx'
import { readAmount } from '#web/ui/form/read-amount.ts'
import type { Problems } from '#web/ui/form/use-contract-form.ts'
import { cashLimitCents, type DocumentKind, documentKinds, type PaidBy, type Purchase } from '../purchase-calls.ts'
import { documentNames, wayNames } from '../purchase-words.ts'
import { KnownFrames } from './known-frames.tsx'

const wide = ''
const third = 'span-2'

/** @param stored the sheet that is corrected */
export const purchaseForm = (stored?: Purchase) => ({
  bicycle: line({
    label: 'Che bici è',
    must: 'Scrivi che bici è, per esempio Olandese Anversa rossa.',
    hint: 'Marca, modello, colore: diventa il nome della scheda.',
    maxLength: 200,
    className: wide,
  }),
  frameNumber: lineOrNull({
    label: 'Numero di telaio',
    hint: 'Di solito sotto il movimento centrale. Vuoto se non si legge o non c’è.',
    maxLength: 40,
    optional: true,
    className: wide,
  }),
  isFrameLookedAt: own<boolean>({
    label: 'Telaio già noto',
    empty: false,
    read: (stored) => stored,
    write: (typed) => typed,
    draw: ({ path, fields }) => {
      const { label: _label, error, ...field } = fields.field(path)
      const frame = String(fields.form.watch().frameNumber)
      return <KnownFrames tick={field} {...{ frame, stored, error }} />
    },
  }),
  price: amount({
    label: 'Prezzo pagato',
    short: 'Prezzo',
    must: 'Scrivi quanto paghi, per esempio 180,00.',
    className: third,
  }),
  paidBy: choice<PaidBy | ''>({
    label: 'Come',
    className: third,
    empty: '',
    must: 'Scegli come paghi.',
    options: [{ value: '', label: 'Scegli' }, ...named(Object.keys(wayNames) as PaidBy[], wayNames)],
  }),
  boughtOn: {
    ...line({ label: 'Giorno', className: third, type: 'date', maxLength: 10, must: 'Scegli un giorno.' }),
    empty: romeDayOf(new Date()),
  },
  sellerName: line({
    label: 'Nome e cognome di chi vende',
    must: 'Scrivi nome e cognome, come sul documento.',
    maxLength: 200,
    className: wide,
  }),
  sellerAddress: line({
    label: 'Indirizzo',
    must: 'Scrivi dove abita: via, CAP e città.',
    maxLength: 300,
    className: wide,
  }),
  documentKind: choice<DocumentKind | ''>({
    label: 'Documento',
    empty: '',
    must: 'Scegli il documento.',
    options: [{ value: '', label: 'Scegli' }, ...named(documentKinds, documentNames)],
  }),
  documentNumber: line({ label: 'Numero del documento', must: 'Copia il numero dal documento.', maxLength: 40 }),
  taxCode: lineOrNull({
    label: 'Codice fiscale',
    maxLength: 40,
    optional: true,
    below: ({ taxCode }) =>
      taxCode?.trim() && !hasValidCheck(normalizeTaxCode(taxCode)) ? (
        <p className="small muted">Non sembra giusto: controlla le lettere.</p>
      ) : null,
  }),
  sellerEmail: lineOrNull({ label: 'E-mail', type: 'email', maxLength: 254, optional: true }),
  isDeclared: own<boolean>({
    label: 'Dichiarazione',
    empty: false,
    read: (stored) => stored,
    write: (typed) => typed,
    problem: (typed) => (typed ? undefined : 'Senza la dichiarazione di chi vende la bici non si compra.'),
    draw: ({ path, fields }) => {
      const { label: _label, error, ...field } = fields.field(path)
      return (
        <div className={error ? 'field has-error' : 'field'}>
          <label className="check">
            <input type="checkbox" {...field} />
            <span>
              Dichiara che la bici è sua, che può venderla e che la vende da privato. Lo firma sul foglio stampato.
            </span>
          </label>
          <ErrorText>{error}</ErrorText>
        </div>
      )
    },
  }),
})

/** Cash beyond what the law allows. */
export const cashProblem = ({ price, paidBy }: { price: string; paidBy: string }): Problems =>
  paidBy === 'cash' && (readAmount(price) ?? 0) >= cashLimitCents
    ? { paidBy: 'In contanti la legge permette meno di 5.000 €: scegli un altro modo.' }
    : {}
