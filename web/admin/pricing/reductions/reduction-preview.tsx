import { useState } from 'react'
import type { ReductionProduct } from '#shared/contract/pricing/admin-reductions.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { countText, some } from '#web/admin/admin-format.ts'
import { PriceLine } from '#web/admin/catalog/products/price-line.tsx'
import { ComparedPrice } from '#web/catalog/product-parts/compared-price.tsx'
import { Price } from '#web/ui/price.tsx'
import { ReductionProductTable } from './reduction-product-table.tsx'

interface Props {
  preview: { data: { articles: ReductionProduct[] } | undefined; error: unknown; isFetching: boolean }
  /** As typed. */
  to: string
}

/** The effect of the reduction, product by product. */
export function ReductionPreview({ preview: { data, error, isFetching }, to }: Props) {
  const [seenId, setSeenId] = useState<number>()
  const products = data?.articles
  const refused = products?.filter(({ refusal }) => refusal !== null).length ?? 0
  const starts = products?.find(({ refusal }) => refusal === null)
  const seen = products?.find(({ id }) => id === seenId) ?? starts ?? products?.[0]
  return (
    <section
      className="padded-24 grid spaced-16 stroke-above"
      aria-labelledby="reduction-preview-title"
      aria-busy={isFetching}
    >
      <h3 id="reduction-preview-title">
        {!products || products.length === 0
          ? 'Articoli e prezzi'
          : products.length === 1
            ? 'L’articolo, con il prezzo che la legge chiede'
            : `I ${countText(products.length)} articoli, con il prezzo che la legge chiede`}
      </h3>
      <div role="status">
        {error ? (
          <p className="note note-error">{messageOf(error, 'L’anteprima non si carica. Controlla la connessione.')}</p>
        ) : !products ? (
          <p className="muted small">Scegli su che cosa e di quanto: qui si vede ogni prezzo, prima che cambi nulla.</p>
        ) : products.length === 0 ? (
          <p className="note note-warning">Qui non c’è nessun articolo in vendita.</p>
        ) : (
          refused > 0 && (
            <p className="note note-error">
              <span>
                <b className="bold">
                  {some(refused, 'articolo', 'articoli')} su {countText(products.length)}{' '}
                  {refused === 1 ? 'non può partire' : 'non possono partire'}.
                </b>{' '}
                Il perché è accanto al nome; {refused === products.length ? 'così non si salva.' : 'gli altri partono.'}
              </span>
            </p>
          )
        )}
      </div>
      {products && products.length > 0 && (
        <div className="reduction-columns">
          <ReductionProductTable articles={products} isBusy={isFetching} seen={{ id: seen?.id, onSee: setSeenId }} />
          {seen && <AsSeen article={seen} to={to} />}
        </div>
      )}
    </section>
  )
}

function AsSeen({ article, to }: { article: ReductionProduct; to: string }) {
  const { id, name, productCode, regular, reduced, comparison, since, isWhole, percent, refusal } = article
  const isReduced = refusal === null && comparison !== null && since !== null
  return (
    <aside className="reduction-seen grid spaced-12" aria-label={`Come lo vede il cliente: ${name}`}>
      <h4>Come lo vede il cliente</h4>
      <div className="plate">
        <div className="plate-inner">
          <div className={isReduced ? 'strip strip-vermilion' : 'strip'}>
            <span>N. {productCode}</span>
            {isReduced && <span>{percent ? `Ribassato del ${percent} %` : 'Ribassato'}</span>}
          </div>
          <Price amount={isReduced ? reduced : regular} form="plate" />
        </div>
      </div>
      {isReduced && <ComparedPrice reduction={{ comparison, since, isWhole }} />}
      {!isReduced && <p className="small muted">Resta a questo prezzo, senza etichetta.</p>}
      <PriceLine id={id} name={name} reduced={isReduced ? reduced : undefined} comparison={comparison} />
      <p className="small muted">
        {to ? 'Alla fine i prezzi tornano da soli.' : 'I prezzi tornano quando lo finisci.'} Un prezzo cambiato a mano
        ferma il ribasso di quell’articolo.
      </p>
    </aside>
  )
}
