import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdminProduct, deleteProduct, updateProduct } from '#shared/contract/catalog/admin-products.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { ApiError, useApi } from '#web/api.ts'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'

export function useProductRow() {
  const api = useApi()
  const queries = useQueryClient()
  const { open } = useAdminAddress()
  const [doomed, setDoomed] = useState<AdminProduct>()
  const toggle = useMutation({
    mutationFn: ({ id, isActive, version }: AdminProduct) =>
      api(updateProduct, { params: { id: String(id) }, body: { isActive: !isActive, version } }),
    onSuccess: ({ name, isActive }) => say('Prodotto aggiornato', `${name}: ${isActive ? 'attivo' : 'disattivo'}.`),
    onError: (error, { id }) => {
      const ofPrice = error instanceof ApiError && error.fields.price
      if (!ofPrice) return sayError(messageOf(error, "Si è verificato un errore durante l'aggiornamento del prodotto."))
      showToast({
        title: 'Errore',
        description: ofPrice,
        variant: 'destructive',
        action: { label: 'Scrivi il prezzo', run: () => open(`prodotto-${id}`) },
      })
    },
    onSettled: () => refresh(queries, 'products', 'stats', 'todo'),
  })
  const remove = useMutation({
    mutationFn: ({ id }: AdminProduct) => api(deleteProduct, { params: { id: String(id) } }),
    onSuccess: () => say('Prodotto eliminato', 'Il prodotto è stato eliminato con successo'),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404) return say('Prodotto eliminato')
      sayError('Impossibile eliminare il prodotto')
    },
    onSettled: () => {
      setDoomed(undefined)
      return refresh(queries, 'products', 'stats', 'todo')
    },
  })
  return {
    toggle: (product: AdminProduct) => !toggle.isPending && toggle.mutate(product),
    askDelete: setDoomed,
    dialog: (
      <AlertDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title="Elimina Prodotto"
        confirmLabel="Elimina"
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed)}
      >
        <p>Sei sicuro di voler eliminare questo prodotto?</p>
        <p className="above-8">
          <b className="bold">{doomed?.name}</b>, codice {doomed?.productCode}. Gli ordini passati ne conservano nome,
          codice e prezzo.
        </p>
      </AlertDialog>
    ),
  }
}
