import { Ban, Bike, Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { calendarDay, euro } from '#web/admin/admin-format.ts'
import { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { RefusalDialog } from '#web/admin/orders/order-parts/refusal-dialog.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { addressOf, useApi } from '#web/platform/api.ts'
import { bodyOf, FormRows, type ValuesOf } from '#web/ui/form/form-table.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { changePurchase, createPurchase, getPurchasePaper, type Purchase, voidPurchase } from '../purchase-calls.ts'
import { documentNames, wayNames } from '../purchase-words.ts'
import { cashProblem, purchaseForm } from './purchase-form.tsx'

const NewUsedDialog = lazy(() => import('#web/admin/catalog/inspection/new-used-dialog.tsx'))

interface Props {
  sheet?: Purchase
  onClose(): void
}

export default function PurchaseDialog({ sheet, onClose }: Props) {
  const may = useMay()('POST /api/admin/used-purchases')
  const isOpen = may && sheet?.voidReason == null && sheet?.sellerName !== ''
  return sheet && !isOpen ? <ReadSheet {...{ sheet, onClose }} /> : <PurchaseForm {...{ sheet, onClose }} />
}

type Table = ReturnType<typeof purchaseForm>

const bodyFor = (table: Table, values: ValuesOf<Table>) => {
  const { paidBy, documentKind, price, isDeclared, ...body } = bodyOf(table, values)
  if (paidBy === '' || documentKind === '' || !isDeclared) throw new Error('the form has not asked for all')
  return { ...body, paidBy, documentKind, isDeclared: true as const, price: price ?? '0' }
}

function PurchaseForm({ sheet, onClose }: { sheet: Purchase | undefined; onClose(): void }) {
  const api = useApi()
  const { replaceWith } = useAdminAddress()
  const [table] = useState(() => purchaseForm(sheet))
  const fields = useEditForm<Table, Purchase>({
    name: 'purchase',
    table,
    stored: sheet,
    read: (stored) => ({ ...stored, isDeclared: true }),
    problems: cashProblem,
    problemsOf: ({ code, message, fields: wrong }) => (code === 'frame_ours' ? { isFrameLookedAt: message } : wrong),
    store: async (values, version) => {
      const body = bodyFor(table, values)
      if (sheet) return api(changePurchase, { params: { id: sheet.id }, body: { ...body, version: version ?? 0 } })
      const { id } = await api(createPurchase, { body })
      replaceWith({ tab: 'prodotti', vista: 'acquisti', apri: `acquisto-${id}` })
    },
    said: sheet ? 'Scheda d’acquisto corretta' : 'Scheda d’acquisto salvata: ora stampala e falla firmare',
    onStored: () => sheet && onClose(),
  })
  return (
    <FormDialog
      title={sheet ? `Scheda d’acquisto n. ${sheet.number}` : 'Compra una bici usata'}
      fields={fields}
      onClose={onClose}
      action={sheet ? 'Salva la correzione' : 'Salva la scheda'}
    >
      {sheet && <NextSteps sheet={sheet} onVoid={onClose} />}
      <FormRows {...{ table, fields }} />
    </FormDialog>
  )
}

const PrintLinks = ({ id }: { id: string }) =>
  (['it', 'en'] as const).map((language) => (
    <a
      key={language}
      className="btn btn-small"
      href={addressOf(getPurchasePaper, { params: { id }, query: { language } })}
      target="_blank"
      rel="noreferrer"
    >
      <Printer className="icon icon-s" aria-hidden="true" /> {language === 'it' ? 'Stampa' : 'Stampa in inglese'}
    </a>
  ))

function NextSteps({ sheet, onVoid }: { sheet: Purchase; onVoid(): void }) {
  const may = useMay()
  const { show } = useAdminAddress()
  const [asked, ask] = useState<'card' | 'void'>()
  const { id, product, bicycle, number } = sheet
  const strike = useAct({
    call: (api, reason: string) => api(voidPurchase, { params: { id }, body: { reason } }),
    said: `Scheda n. ${number} annullata`,
    failedHere: 'Non è stata annullata. Riprova.',
    onDone: onVoid,
  })
  const close = () => ask(undefined)
  const toProduct = (made: { id: number }) =>
    show({ tab: 'prodotti', categoria: 'bici-usate', apri: `scheda-${made.id}` })
  return (
    <div className="row wraps spaced-8">
      <PrintLinks id={id} />
      {product ? (
        <button type="button" className="btn btn-small" onClick={() => toProduct(product)}>
          <Bike className="icon icon-s" aria-hidden="true" /> Scheda della bici {product.productCode}
        </button>
      ) : (
        <>
          {may('POST /api/admin/products') && (
            <button type="button" className="btn btn-small" onClick={() => ask('card')}>
              <Bike className="icon icon-s" aria-hidden="true" /> Crea la scheda
            </button>
          )}
          <button type="button" className="btn btn-small btn-text end" onClick={() => ask('void')}>
            <Ban className="icon icon-s" aria-hidden="true" /> Annulla l’acquisto
          </button>
        </>
      )}
      <Suspense>
        {asked === 'card' && (
          <NewUsedDialog known={{ name: bicycle, body: { purchaseId: id } }} onClose={close} onMade={toProduct} />
        )}
      </Suspense>
      {asked === 'void' && (
        <RefusalDialog
          title={`Annullare la scheda n. ${number}?`}
          label="Perché"
          confirmLabel="Annulla l’acquisto"
          missing="Scrivi il motivo."
          busy={strike.busy}
          error={strike.error}
          onClose={close}
          onRefuse={(reason) => strike.send(reason)}
        >
          <p>Resta nel registro col suo numero, barrata, con il motivo.</p>
        </RefusalDialog>
      )}
    </div>
  )
}

/** For who cannot change it, or once it is over. */
function ReadSheet({ sheet, onClose }: { sheet: Purchase; onClose(): void }) {
  const seller = [sheet.sellerName || 'Dati cancellati dopo dieci anni', sheet.sellerAddress, sheet.sellerEmail]
  const facts = {
    ...(sheet.voidReason !== null && { Annullata: sheet.voidReason }),
    Giorno: calendarDay(sheet.boughtOn),
    Bici: sheet.bicycle,
    'Numero di telaio': sheet.frameNumber ?? 'Non si legge o non c’è',
    Pagata: `${euro(sheet.price)}, ${wayNames[sheet.paidBy].toLowerCase()}`,
    'Chi ha venduto': seller.filter(Boolean).join(', '),
    Documento: `${documentNames[sheet.documentKind]} ${sheet.documentNumber}`,
    'Codice fiscale': sheet.taxCode ?? 'Non dato',
  }
  return (
    <Dialog open onClose={onClose} title={`Scheda d’acquisto n. ${sheet.number}`} size="auth">
      <div className="dialog-body stack">
        <dl className="facts">
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="row wraps spaced-8">
          <PrintLinks id={sheet.id} />
        </p>
      </div>
    </Dialog>
  )
}
