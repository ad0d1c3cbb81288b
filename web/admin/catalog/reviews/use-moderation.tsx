import { useRef, useState } from 'react'
import {
  type AdminReview,
  approveReview,
  deleteReview,
  deleteReviewPhoto,
} from '#shared/contract/catalog/admin-reviews.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'

interface Judgement {
  id: number
  isApproved: boolean
  reason?: string
}

export function useModeration() {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const isJudged = useRef(false)
  const onSettled = () => {
    isJudged.current = true
  }
  const judge = useAct({
    call: (api, { id, ...body }: Judgement) => api(approveReview, { params: { id: String(id) }, body }),
    said: ['Stato aggiornato', 'Lo stato della recensione è stato aggiornato con successo.'],
    failed: () => "Errore nell'aggiornamento dello stato della recensione",
    onDone: ({ id, isApproved }) => {
      if (!isApproved) setHidden((all) => new Set(all).add(id))
    },
    onSettled,
  })
  const remove = useAct({
    call: (api, { id }: AdminReview) => api(deleteReview, { params: { id: String(id) } }),
    said: 'Recensione eliminata',
    failed: () => "Errore nell'eliminazione della recensione",
    onSettled,
  })
  const deletion = useQuestion<AdminReview>({
    title: 'Elimina Recensione',
    confirmLabel: 'Elimina',
    cancelLabel: 'Annulla',
    act: remove,
    text: ({ title, customerName }) => (
      <>
        <p>Sei sicuro di voler eliminare questa recensione? Questa azione non può essere annullata.</p>
        <p className="above-8">
          <b className="bold">{title}</b>, di {customerName}
        </p>
      </>
    ),
  })
  const removePhoto = useAct({
    call: (api, id: string) => api(deleteReviewPhoto, { params: { id } }),
    said: 'Foto tolta',
    failed: () => 'La foto non è stata tolta. Riprova.',
  })
  const photo = useQuestion<string>({
    title: 'Togliere la foto?',
    confirmLabel: 'Togli la foto',
    cancelLabel: 'Annulla',
    act: removePhoto,
    text: () => <p>La recensione resta, la foto viene cancellata per sempre.</p>,
  })
  return {
    takeJudged: () => {
      const was = isJudged.current
      isJudged.current = false
      return was
    },
    isBusy: (id: number) => judge.sending?.id === id,
    judge: judge.send,
    isJustHidden: (id: number) => hidden.has(id),
    askDelete: deletion.ask,
    askPhoto: photo.ask,
    dialog: (
      <>
        {deletion.dialog}
        {photo.dialog}
      </>
    ),
  }
}
