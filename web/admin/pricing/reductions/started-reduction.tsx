import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endReduction, type WholeReduction } from '#shared/contract/pricing/admin-reductions.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { countText, euro, some } from '#web/admin/admin-format.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { useApi } from '#web/api.ts'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { ArticleTable } from './article-table.tsx'
import { When } from './reduction-table.tsx'
import { cutText, targetText } from './reduction-words.ts'

interface Props {
  whole: WholeReduction
  onClose(): void
}

export function StartedReduction({ whole: { reduction, articles }, onClose }: Props) {
  const api = useApi()
  const queries = useQueryClient()
  const shelves = useQuery(adminShelvesQuery(api)).data ?? []
  const [isAsked, setAsked] = useState(false)
  const { name, sold, state } = reduction
  const end = useMutation({
    mutationFn: () => api(endReduction, { params: { id: String(reduction.id) } }),
    onSuccess: () => {
      say('Ribasso finito', 'I prezzi di prima sono tornati.')
      onClose()
    },
    onError: (error) => sayError(messageOf(error, 'Non è cambiato nulla. Riprova.')),
    onSettled: () => {
      setAsked(false)
      return refresh(queries, 'products')
    },
  })
  return (
    <Dialog open onClose={onClose} title={`${name}, ${cutText(reduction)}`}>
      <div className="dialog-body stack">
        <div className="reduction-facts">
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
            <button type="button" className="btn btn-small" onClick={() => setAsked(true)}>
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
            <ArticleTable articles={articles} isStarted />
          </>
        )}
      </div>
      <AlertDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Finisci il ribasso"
        confirmLabel="Finisci adesso"
        busy={end.isPending}
        onConfirm={() => end.mutate()}
      >
        <p>
          Finire <b className="bold">{name}</b> adesso? I prezzi di prima tornano subito; gli ordini già fatti restano
          come sono. Non riparte da solo.
        </p>
      </AlertDialog>
    </Dialog>
  )
}
