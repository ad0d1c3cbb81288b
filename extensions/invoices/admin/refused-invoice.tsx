import { useState } from 'react'
import { messageOf } from '#web/admin/admin-api.ts'
import { useAct } from '#web/admin/use-act.ts'
import { ApiError } from '#web/platform/api.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type AdminInvoice, changeInvoice } from '../invoice-calls.ts'

const reasons: Readonly<Record<string, (invoice: AdminInvoice) => string>> = {
  '00305': ({ buyer }) => `La partita IVA ${buyer.vatNumber} non esiste`,
  '00306': ({ buyer }) => `Il codice fiscale ${buyer.taxCode} non esiste`,
  '00311': ({ buyer }) => `Il codice destinatario ${buyer.recipientCode ?? ''} non esiste`,
  '00404': () => 'Una fattura con questo numero c’è già',
}

/** A refused invoice in plain words, the official code last, with the fields that mend it. */
export function RefusedInvoice({ invoice, isFolded = false }: { invoice: AdminInvoice; isFolded?: boolean }) {
  const { buyer, sdiCode, sdiReason, fault, state } = invoice
  const [name, setName] = useState(buyer.name)
  const [vatNumber, setVatNumber] = useState(buyer.vatNumber ?? '')
  const [taxCode, setTaxCode] = useState(buyer.taxCode ?? '')
  const [recipientCode, setRecipientCode] = useState(buyer.recipientCode ?? '')
  const [pec, setPec] = useState(buyer.pec ?? '')
  const [isOpen, setOpen] = useState(!isFolded)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const isCompany = buyer.vatNumber !== null
  const again = useAct({
    call: (api) =>
      api(changeInvoice, {
        params: { id: String(invoice.id) },
        body: {
          state: 'to_send',
          party: isCompany
            ? {
                ...{ kind: 'company', name, vatNumber, taxCode: taxCode || null },
                ...{ recipientCode: recipientCode || null, pec: pec || null },
              }
            : { kind: 'person', taxCode, province: buyer.province ?? '' },
        },
      }),
    said: ['Fattura rifatta: stesso numero, stessa data', invoice.printed],
    failed: (error) => {
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors(fields)
      return Object.keys(fields).length > 0 ? undefined : messageOf(error, 'Non è stata rifatta')
    },
    onDone: () => setErrors({}),
  })
  const text = reasons[sdiCode ?? '']?.(invoice) ?? sdiReason ?? fault ?? 'L’Agenzia non l’ha presa'
  const field = (name: string, label: string, value: string, onValue: (value: string) => void) => ({
    label,
    error: errors[`party.${name}`],
    value,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onValue(target.value),
  })
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        if (!again.busy) again.send()
      }}
    >
      <p className="bold">{text}</p>
      <p className="small muted">
        {state === 'rejected' &&
          'Per l’Agenzia non è mai partita: rimandala con lo stesso numero entro cinque giorni. '}
        {sdiCode && `Codice ${sdiCode}.`}
      </p>
      {isOpen ? (
        <>
          <div className="form above-16">
            {isCompany && (
              <>
                <TextField {...field('name', 'Ragione sociale', name, setName)} className="span-4" />
                <TextField {...field('vatNumber', 'Partita IVA', vatNumber, setVatNumber)} className="span-2" />
                <TextField
                  {...field('recipientCode', 'Codice destinatario', recipientCode, setRecipientCode)}
                  className="span-3"
                />
                <TextField {...field('pec', 'PEC', pec, setPec)} className="span-3" />
              </>
            )}
            <TextField
              {...field('taxCode', 'Codice fiscale', taxCode, setTaxCode)}
              className="span-3"
              optional={isCompany}
            />
          </div>
          <button type="submit" className="btn btn-small btn-main above-16" aria-disabled={again.busy}>
            Correggi e rifai
          </button>
        </>
      ) : (
        <button type="button" className="btn btn-small above-8" onClick={() => setOpen(true)}>
          Correggi e rifai
        </button>
      )}
    </form>
  )
}
