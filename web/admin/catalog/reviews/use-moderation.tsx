import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type AdminReview, approveReview, deleteReview } from '#shared/contract/catalog/admin-reviews.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useApi } from '#web/api.ts'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'

interface Judgement {
  id: number
  isApproved: boolean
  reason?: string
}

export function useModeration() {
  const api = useApi()
  const queries = useQueryClient()
  const [doomed, setDoomed] = useState<AdminReview>()
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const isJudged = useRef(false)
  const settle = () => {
    isJudged.current = true
    return refresh(queries, 'reviews', 'todo')
  }
  const judge = useMutation({
    mutationFn: ({ id, ...body }: Judgement) => api(approveReview, { params: { id: String(id) }, body }),
    onSuccess: ({ id, isApproved }) => {
      if (!isApproved) setHidden((all) => new Set(all).add(id))
      say('Stato aggiornato', 'Lo stato della recensione è stato aggiornato con successo.')
    },
    onError: () => sayError("Errore nell'aggiornamento dello stato della recensione"),
    onSettled: settle,
  })
  const remove = useMutation({
    mutationFn: ({ id }: AdminReview) => api(deleteReview, { params: { id: String(id) } }),
    onSuccess: () => say('Recensione eliminata'),
    onError: () => sayError("Errore nell'eliminazione della recensione"),
    onSettled: () => {
      setDoomed(undefined)
      return settle()
    },
  })
  return {
    takeJudged: () => {
      const was = isJudged.current
      isJudged.current = false
      return was
    },
    isBusy: (id: number) => judge.isPending && judge.variables.id === id,
    judge: (judgement: Judgement) => !judge.isPending && judge.mutate(judgement),
    isJustHidden: (id: number) => hidden.has(id),
    askDelete: setDoomed,
    dialog: (
      <AlertDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title="Elimina Recensione"
        confirmLabel="Elimina"
        cancelLabel="Annulla"
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed)}
      >
        <p>Sei sicuro di voler eliminare questa recensione? Questa azione non può essere annullata.</p>
        {doomed && (
          <p className="above-8">
            <b className="bold">{doomed.title}</b>, di {doomed.customerName}
          </p>
        )}
      </AlertDialog>
    ),
  }
}
