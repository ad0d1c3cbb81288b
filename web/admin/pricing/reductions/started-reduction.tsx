import { useQuery } from '@tanstack/react-query'
import { endReduction, type Reduction, type WholeReduction } from '#shared/contract/pricing/admin-reductions.ts'
import { countText, euro, some } from '#web/admin/admin-format.ts'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { ReductionProductTable } from './reduction-product-table.tsx'
import { When } from './reduction-table.tsx'
import { cutText, targetText } from './reduction-words.ts'

interface Props {
  whole: WholeReduction
  onClose(): void
}

export function StartedReduction({ whole: { reduction, articles }, onClose }: Props) {
  const api = useApi()
  const shelves = useQuery(adminShelvesQuery(api)).data ?? []
  const { name, sold, state } = reduction
  const end = useAct({
    call: (api, { id }: Reduction) => api(endReduction, { params: { id: String(id) } }),
    said: ['Ribasso finito', 'I prezzi di prima sono tornati.'],
    onDone: onClose,
  })
  const ending = useQuestion<Reduction>({
    title: 'Finisci il ribasso',
    confirmLabel: 'Finisci adesso',
    act: end,
    text: () => (
      <p>
        Finire <b className="bold">{name}</b> adesso? I prezzi di prima tornano subito; gli ordini già fatti restano
        come sono. Non riparte da solo.
      </p>
    ),
  })
  return (
    <Dialog open onClose={onClose} title={`${name}, ${cutText(reduction)}`}>
      <div className="dialog-body stack">
        <div className="reduction-facts flex wraps align-center">
          <When of={reduction} />
          <p>{targetText(reduction, shelves.find(({ slug }) => slug === reduction.shelf)?.name.it)}</p>
          <p>
            {sold.pieces > 0 ? (
              <>
                Venduti <b className="bold">{some(sold.pieces, 'pezzo', 'pezzi')}</b> per{' '}
                <b className="bold">{euro(sold.amount)}</b>
              </>
            ) : (
              'Non si è ancora venduto nulla a questo prezzo.'
            )}
          </p>
          {state === 'running' && (
            <button type="button" className="btn btn-small" onClick={() => ending.ask(reduction)}>
              Finisci adesso
            </button>
          )}
        </div>
        {articles.length === 0 ? (
          <p className="note note-warning">
            Quando è venuta l’ora, nessun articolo poteva partire: il prezzo non sarebbe stato più basso di quello dei
            30 giorni prima, oppure lo scaffale o la marca non avevano articoli in vendita.
          </p>
        ) : (
          <>
            <h3>{articles.length === 1 ? 'L’articolo' : `I ${countText(articles.length)} articoli`}</h3>
            <ReductionProductTable articles={articles} isStarted />
          </>
        )}
      </div>
      {ending.dialog}
    </Dialog>
  )
}
