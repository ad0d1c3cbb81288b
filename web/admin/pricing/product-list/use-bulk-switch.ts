import { type AdminProduct, updateProduct } from '#shared/contract/catalog/admin-products.ts'
import { some } from '#web/admin/admin-format.ts'
import { useAct } from '#web/admin/use-act.ts'
import { ApiError } from '#web/platform/api.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'

interface Wish {
  products: readonly AdminProduct[]
  isActive: boolean
}

/** Switches several products on or off, each against its version: products changed meanwhile stay as they are. */
export function useBulkSwitch(onDone: () => void) {
  const change = useAct({
    // Taking it back does not wait for the list.
    mayOverlap: true,
    call: async (api, { products, isActive }: Wish) => {
      const changed: AdminProduct[] = []
      let unpriced = 0
      const refused: string[] = []
      // One after the other: a page has 25, and each is a transaction with a notification.
      for (const { id, version } of products) {
        try {
          changed.push(await api(updateProduct, { params: { id: String(id) }, body: { isActive, version } }))
        } catch (error) {
          if (error instanceof ApiError && error.fields.price) unpriced++
          else if (error instanceof ApiError && error.fields.makerId) refused.push(error.fields.makerId)
          else console.error(error)
        }
      }
      return { changed, unpriced, refused }
    },
    onDone: ({ changed, unpriced, refused }, { products, isActive }) => {
      onDone()
      const done = isActive
        ? some(changed.length, 'prodotto attivato', 'prodotti attivati')
        : some(changed.length, 'prodotto disattivato', 'prodotti disattivati')
      const undo = {
        label: 'Annulla',
        run: () => change.send({ products: changed, isActive: !isActive }),
      }
      const lost = products.length - changed.length - unpriced - refused.length
      const parts = [
        done,
        ...(unpriced > 0 ? [`${unpriced} senza prezzo ${unpriced === 1 ? 'resta una bozza' : 'restano bozze'}`] : []),
        ...(refused.length > 0 ? [`${refused.length} no: ${[...new Set(refused)].join(' ')}`] : []),
        ...(lost > 0 ? [`${lost} no: qualcuno li ha cambiati nel frattempo. Riprova.`] : []),
      ]
      const isWhole = changed.length === products.length
      showToast({
        title: isWhole ? 'Prodotti aggiornati' : 'Non tutti aggiornati',
        description: parts.join(', '),
        ...(!isWhole && { variant: 'destructive' as const }),
        ...(changed.length > 0 && { action: undo }),
      })
    },
  })
  return {
    isBusy: change.busy,
    switchTo: (products: readonly AdminProduct[], isActive: boolean) => {
      const requested = products.filter((one) => one.isActive !== isActive)
      if (!change.busy && requested.length > 0) change.send({ products: requested, isActive })
    },
  }
}
