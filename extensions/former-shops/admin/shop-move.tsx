import { useQuery } from '@tanstack/react-query'
import { Check, CircleDashed } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { some } from '#web/admin/admin-format.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { importsQuery } from '../../stored-imports/admin/import-queries.ts'
import { listFormerShopImports } from '../former-shop-calls.ts'
import { type MoveStep, type MoveValue, moveSetting, moveSources } from '../move-setting.ts'
import sources from './move-sources.json' with { type: 'json' }
import '#web/admin/site/desk/before-opening.css'

const CatalogImportDialog = lazy(() => import('../../catalog-import/admin/catalog-import-dialog.tsx'))
const FormerShopDialog = lazy(() => import('./former-shop-dialog.tsx'))

type Source = (typeof moveSources)[number]
const isSource = (text: string): text is Source => text in sources

const titles: Record<MoveStep, string> = {
  products: 'Articoli e foto',
  customers: 'Clienti',
  orders: 'Ordini di prima',
  rest: 'Che cosa resta',
}

/** From another shop system to this one, step by step; what came in is counted, the rest is the owner's word. */
export default function ShopMove() {
  const api = useApi()
  const { address, open, close } = useAdminAddress()
  const stored = useQuery({ ...readQuery(api, moveSetting.read), ...openedFresh })
  const arrived = useArrived()
  const save = useAct({
    call: (api, value: MoveValue) => api(moveSetting.change, { body: { version: stored.data?.version ?? 0, value } }),
  })
  return (
    <Loaded query={stored} failure="Il trasloco non si carica.">
      {({ value }) => (
        <div className="grid spaced-24">
          <Field label="Da quale negozio vieni?" hint="Serve solo a dirti dove si preme per esportare.">
            <select
              value={value.from ?? ''}
              onChange={({ target }) => isSource(target.value) && save.send({ ...value, from: target.value })}
            >
              <option value="" disabled>
                Scegli
              </option>
              {moveSources.map((id) => (
                <option key={id} value={id}>
                  {sources[id].name}
                </option>
              ))}
            </select>
          </Field>
          {value.from && (
            <MoveSteps
              from={value.from}
              {...{ value, arrived }}
              isBusy={save.busy}
              onImport={(id) => open(id === 'products' ? 'importa' : 'prima')}
              onSave={save.send}
            />
          )}
          <Suspense>
            {address.apri === 'importa' && <CatalogImportDialog onClose={close} />}
            {address.apri === 'prima' && <FormerShopDialog onClose={close} />}
          </Suspense>
        </div>
      )}
    </Loaded>
  )
}

type Arrived = Record<Exclude<MoveStep, 'rest'>, number>

/** How many have come in and were not taken back. */
function useArrived(): Arrived {
  const api = useApi()
  const files = useQuery(importsQuery(api)).data ?? []
  const former = useQuery(readQuery(api, listFormerShopImports)).data ?? []
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
  const ofKind = (kind: string) =>
    sum(former.filter((file) => file.kind === kind).map(({ undoneAt, added, kept }) => (undoneAt ? kept : added)))
  const products = files.filter(({ takenBackAt, state }) => takenBackAt === null && state !== 'taken_back')
  return {
    products: sum(products.map(({ created }) => created)),
    customers: ofKind('customers'),
    orders: ofKind('orders'),
  }
}

interface StepsProps {
  from: Source
  value: MoveValue
  arrived: Arrived
  isBusy: boolean
  onImport(step: MoveStep): void
  onSave(value: MoveValue): void
}

function MoveSteps({ from, value, arrived, isBusy, onImport, onSave }: StepsProps) {
  const { name, products, customers, orders } = sources[from]
  const counts: Record<MoveStep, string | undefined> = {
    products: arrived.products > 0 ? `${some(arrived.products, 'articolo arrivato', 'articoli arrivati')}` : undefined,
    customers: arrived.customers > 0 ? some(arrived.customers, 'cliente arrivato', 'clienti arrivati') : undefined,
    orders: arrived.orders > 0 ? some(arrived.orders, 'ordine arrivato', 'ordini arrivati') : undefined,
    rest: undefined,
  }
  const texts: Record<MoveStep, ReactNode> = { products, customers, orders, rest: <Rest /> }
  const steps = (['products', 'customers', 'orders', 'rest'] as const).map((id) => ({
    id,
    isDone: counts[id] !== undefined || value.closed.includes(id),
    isClosed: value.closed.includes(id),
  }))
  const next = steps.find(({ isDone }) => !isDone)?.id
  const toggle = (id: MoveStep) =>
    onSave({
      ...value,
      closed: value.closed.includes(id) ? value.closed.filter((one) => one !== id) : [...value.closed, id],
    })
  return (
    <ol className="opening-steps" aria-label={`Trasloco da ${name}`}>
      {steps.map(({ id, isDone, isClosed }, place) => (
        <li key={id}>
          <span className="num opening-place" data-state={isDone ? 'done' : 'missing'} aria-hidden="true">
            {isDone ? <Check className="icon" /> : place + 1}
          </span>
          <span className="can-shrink grow">
            <b className="bold">{titles[id]}</b>
            <span className="small muted opening-note">{texts[id]}</span>
          </span>
          <Badge tone={isDone ? 'ok' : 'amber'} icon={isDone ? Check : CircleDashed}>
            {counts[id] ?? (isDone ? (id === 'rest' ? 'Fatto' : 'Non serve') : 'Da fare')}
          </Badge>
          <span className="row wraps opening-actions">
            {id !== 'rest' && (
              <button
                type="button"
                className={id === next ? 'btn btn-small btn-main' : 'btn btn-small'}
                onClick={() => onImport(id)}
              >
                {isDone && !isClosed ? 'Importa altri' : 'Importa'}
                <span className="sr-only">: {titles[id]}</span>
              </button>
            )}
            {counts[id] === undefined && (
              <button type="button" className="btn btn-small" aria-disabled={isBusy} onClick={() => toggle(id)}>
                {isClosed ? 'Riapri' : id === 'rest' ? 'Fatto' : 'Non mi serve'}
                <span className="sr-only">: {titles[id]}</span>
              </button>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What no export brings along. */
const Rest = () => (
  <>
    Le password non si spostano: i clienti ne scelgono una con «Password dimenticata». Buoni regalo e codici sconto
    ancora validi si rifanno in «Prezzi». Gli ordini da spedire si finiscono di là. Le vecchie pagine: chiedi a chi
    tiene il dominio di mandarle alla home.
  </>
)
