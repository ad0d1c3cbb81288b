import { CircleAlert, CircleCheck, CircleDot } from 'lucide-react'
import type { ReductionProduct } from '#shared/contract/pricing/admin-reductions.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { percentLess } from '#shared/domain/platform/prices/lawful-price.ts'
import { euro } from '#web/admin/admin-format.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Picture } from '#web/ui/picture.tsx'

interface Props {
  articles: readonly ReductionProduct[]
  /** The product whose price history is shown; its name is a button then. */
  seen?: { id: number | undefined; onSee(id: number): void }
  isBusy?: boolean
  /** It has happened, and is no forecast any more. */
  isStarted?: boolean
}

/** Each product with its comparison price by law. */
export function ReductionProductTable({ articles, seen, isBusy = false, isStarted = false }: Props) {
  const columns: Column<ReductionProduct>[] = [
    {
      label: 'Articolo',
      isBare: true,
      cell: ({ id, name, imageUrl, category, productCode, why, refusal, ...prices }) => (
        <div className="row admin-thing">
          <Picture category={category} url={imageUrl} alt="" sizes="72px" className="admin-thumb" />
          <div>
            {seen ? (
              <button
                type="button"
                className="admin-link"
                aria-pressed={seen.id === id}
                aria-label={`${name}: mostra come lo vede il cliente`}
                onClick={() => seen.onSee(id)}
              >
                {name}
              </button>
            ) : (
              <b className="bold">{name}</b>
            )}
            <br />
            <span className="small muted">
              Codice <span className="nowrap">{productCode}</span>
            </span>
            {why && <p className={`small ${refusal ? 'error-text measure-60' : 'muted'}`}>{why}</p>}
            {isLess(prices) && (
              <p className="small reduction-less">
                Nei 30 giorni prima è costato anche {euro(prices.comparison ?? '0')}: si può scrivere solo{' '}
                <span className="nowrap">− {prices.percent} %</span>
              </p>
            )}
          </div>
        </div>
      ),
    },
    { label: 'Senza ribasso', isRight: true, cell: ({ regular }) => <span className="nowrap">{euro(regular)}</span> },
    {
      label: 'Più basso 30 gg',
      isRight: true,
      cell: ({ comparison }) => <span className="nowrap">{comparison ? euro(comparison) : '–'}</span>,
    },
    { label: 'Nuovo', isRight: true, cell: ({ reduced }) => <b className="bold nowrap">{euro(reduced)}</b> },
    { label: 'Si scrive', isRight: true, cell: ({ percent }) => (percent ? `− ${percent} %` : 'niente') },
    { label: 'Esito', isRight: true, cell: (product) => <Outcome of={product} isStarted={isStarted} /> },
  ]
  return (
    <AdminTable
      rows={articles}
      isBusy={isBusy}
      caption="Articoli del ribasso, con il prezzo che la legge chiede"
      className="product-table"
      rowKey="id"
      columns={columns}
    />
  )
}

/** It was cheaper in these days than it is now: less may be written than goes off. */
function isLess({ regular, reduced, percent }: Pick<ReductionProduct, 'regular' | 'reduced' | 'percent'>): boolean {
  return percent !== null && percent < percentLess(centsOf(reduced), centsOf(regular))
}

function Outcome({ of, isStarted }: { of: ReductionProduct; isStarted: boolean }) {
  const { refusal, endedAt } = of
  if (refusal)
    return (
      <Badge tone="red" icon={CircleAlert}>
        Non parte
      </Badge>
    )
  if (endedAt) return <Badge icon={CircleCheck}>Finito</Badge>
  if (isStarted)
    return (
      <Badge tone="ok" icon={CircleDot}>
        In corso
      </Badge>
    )
  if (isLess(of))
    return (
      <Badge tone="amber" icon={CircleAlert}>
        Guarda
      </Badge>
    )
  return (
    <Badge tone="ok" icon={CircleCheck}>
      Va bene
    </Badge>
  )
}
