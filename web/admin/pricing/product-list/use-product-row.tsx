import { Copy, Pencil, Trash2, Wrench } from 'lucide-react'
import {
  type AdminProduct,
  createProduct,
  deleteProduct,
  getAdminProduct,
  updateProduct,
} from '#shared/contract/catalog/admin-products.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { say } from '#web/admin/admin-toasts.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { deskRows, withLaterRows } from '#web/extensions/desk-rows.ts'
import { ApiError } from '#web/platform/api.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'

export function useProductRow() {
  const { open } = useAdminAddress()
  const may = useMay()
  const [undoDeletion] = deskRows('undoDeletion')
  const mayChange = may('PUT /api/admin/products/:id')
  const toggle = useAct({
    call: (api, { id, isActive, version }: AdminProduct) =>
      api(updateProduct, { params: { id: String(id) }, body: { isActive: !isActive, version } }),
    said: ({ name, isActive }) => ['Prodotto aggiornato', `${name}: ${isActive ? 'attivo' : 'disattivo'}.`],
    failed: (error, { id }) => {
      const ofPrice = error instanceof ApiError && error.fields.price
      if (!ofPrice) return messageOf(error, "Si è verificato un errore durante l'aggiornamento del prodotto.")
      showToast({
        title: 'Errore',
        description: ofPrice,
        variant: 'destructive',
        action: { label: 'Scrivi il prezzo', run: () => open(`prodotto-${id}`) },
      })
    },
  })
  const giveBack = useAct({
    call: async (api, { id }: AdminProduct) => undoDeletion?.(api, id),
    said: (_, { name }) => ['Prodotto ripristinato', name],
  })
  const remove = useAct({
    call: (api, { id }: AdminProduct) => api(deleteProduct, { params: { id: String(id) } }),
    onDone: (_, product) =>
      showToast({
        title: 'Prodotto eliminato',
        description: 'Il prodotto è stato eliminato con successo',
        ...(undoDeletion &&
          may('POST /api/admin/acts/:id/undo') && {
            action: { label: 'Annulla', run: () => giveBack.send(product) },
          }),
      }),
    failed: (error) => {
      if (!(error instanceof ApiError && error.status === 404)) return 'Impossibile eliminare il prodotto'
      say('Prodotto eliminato')
    },
  })
  const duplicate = useAct({
    call: async (api, { id }: AdminProduct) => {
      const [{ copyBody }, stored] = await Promise.all([
        withLaterRows(() => import('./copy-product.ts')),
        api(getAdminProduct, { params: { id: String(id) } }),
      ])
      return api(createProduct, { body: copyBody(stored) })
    },
    said: ({ name }) => ['Prodotto duplicato', `${name}: disattivo, senza pezzi e con un codice suo.`],
    failed: 'Il prodotto non è stato duplicato. Riprova.',
    onDone: ({ id }) => open(`prodotto-${id}`),
  })
  const actions = useRowActions<AdminProduct>(
    ({ name }) => name,
    [
      {
        icon: Wrench,
        label: 'Scheda di lavoro di',
        when: ({ category }) => category === 'bici-usate',
        run: ({ id }) => open(`scheda-${id}`),
      },
      {
        icon: Pencil,
        label: 'Modifica',
        text: 'Modifica',
        when: () => mayChange,
        run: ({ id }) => open(`prodotto-${id}`),
      },
      { icon: Copy, label: 'Duplica', when: ({ category }) => mayChange && category !== 'bici-usate', act: duplicate },
      {
        icon: Trash2,
        label: 'Elimina',
        isRed: true,
        when: () => mayChange,
        ask: {
          title: 'Elimina Prodotto',
          confirmLabel: 'Elimina',
          act: remove,
          text: ({ name, productCode }) => (
            <>
              <p>Sei sicuro di voler eliminare questo prodotto?</p>
              <p className="above-8">
                <b className="bold">{name}</b>, codice {productCode}. Gli ordini passati ne conservano nome, codice e
                prezzo.
              </p>
            </>
          ),
        },
      },
    ],
  )
  return { toggle: toggle.send, ...actions }
}
