import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdminShelf, deleteShelf, mergeShelf, updateShelf } from '#shared/contract/catalog/admin-shelves.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useApi } from '#web/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { ShelfOptions } from './shelf-options.tsx'

/** Actions of a shelf row: move among siblings, merge, delete. */
export function useShelfRow(shelves: readonly AdminShelf[]) {
  const api = useApi()
  const queries = useQueryClient()
  const [merged, setMerged] = useState<AdminShelf>()
  const [into, setInto] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [doomed, setDoomed] = useState<AdminShelf>()
  const onError = (error: unknown) => sayError(messageOf(error, 'Non è cambiato nulla. Riprova.'))
  const onSettled = () => {
    setMerged(undefined)
    setDoomed(undefined)
    return refresh(queries, 'shelves', 'products')
  }
  const beside = ({ category, parent }: AdminShelf) =>
    shelves.filter((one) => one.category === category && one.parent === parent)
  const placeOf = (shelf: AdminShelf) => beside(shelf).findIndex(({ slug }) => slug === shelf.slug)
  const move = useMutation({
    mutationFn: ({ shelf: { slug, version }, to }: { shelf: AdminShelf; to: number }) =>
      api(updateShelf, { params: { slug }, body: { position: to, version } }),
    onSuccess: ({ name }, { to }) => announce(`${name.it}: posto ${to + 1}`),
    onError,
    onSettled,
  })
  const merge = useMutation({
    mutationFn: ({ shelf: { slug, version }, to }: { shelf: AdminShelf; to: string }) =>
      api(mergeShelf, { params: { slug }, body: { into: to, version } }),
    onSuccess: ({ name }) => say('Scaffali uniti', `Gli articoli stanno ora su ${name.it}.`),
    onError,
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ slug }: AdminShelf) => api(deleteShelf, { params: { slug } }),
    onSuccess: () => say('Scaffale eliminato'),
    onError,
    onSettled,
  })
  return {
    canMove: (shelf: AdminShelf, by: number) => beside(shelf)[placeOf(shelf) + by] !== undefined,
    move: (shelf: AdminShelf, by: number) => {
      if (!move.isPending) move.mutate({ shelf, to: placeOf(shelf) + by })
    },
    askMerge: (shelf: AdminShelf) => {
      setInto('')
      setMissing(false)
      setMerged(shelf)
    },
    askDelete: setDoomed,
    dialog: (
      <>
        <AlertDialog
          open={merged !== undefined}
          onClose={() => setMerged(undefined)}
          title="Unisci scaffali"
          confirmLabel="Unisci"
          busy={merge.isPending}
          onConfirm={() => {
            if (merged && into) merge.mutate({ shelf: merged, to: into })
            else setMissing(true)
          }}
        >
          <p className="below-16">
            Gli articoli di <b className="bold">{merged?.name.it}</b> e gli scaffali sotto di lui passano all’altro; il
            suo indirizzo porta lì. Nessun articolo perde i suoi dati.
          </p>
          <Field label="Unisci a" error={isMissing && !into ? 'Scegli lo scaffale.' : undefined}>
            <select value={into} onChange={({ target }) => setInto(target.value)}>
              <option value="">Scegli…</option>
              <ShelfOptions
                shelves={shelves.filter(({ slug }) => slug !== merged?.slug)}
                category={merged?.category ?? ''}
              />
            </select>
          </Field>
        </AlertDialog>
        <AlertDialog
          open={doomed !== undefined}
          onClose={() => setDoomed(undefined)}
          title="Elimina scaffale"
          confirmLabel="Elimina"
          busy={remove.isPending}
          onConfirm={() => doomed && remove.mutate(doomed)}
        >
          <p>
            Eliminare lo scaffale <b className="bold">{doomed?.name.it}</b>? Si può solo se è vuoto; altrimenti uniscilo
            a un altro.
          </p>
        </AlertDialog>
      </>
    ),
  }
}
