import { ArrowDown, ArrowUp, Merge, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type AdminShelf, deleteShelf, mergeShelf, updateShelf } from '#shared/contract/catalog/admin-shelves.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Options } from '#web/ui/form/options.tsx'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { shelfOptions } from './use-shelf-options.ts'

/** Actions of a shelf row: move among siblings, merge, delete. */
export function useShelfRow(shelves: readonly AdminShelf[]) {
  const { open } = useAdminAddress()
  const [merged, setMerged] = useState<AdminShelf>()
  const beside = ({ category, parent }: AdminShelf) =>
    shelves.filter((one) => one.category === category && one.parent === parent)
  const placeOf = (shelf: AdminShelf) => beside(shelf).findIndex(({ slug }) => slug === shelf.slug)
  const isEnd = (by: number) => (shelf: AdminShelf) => beside(shelf)[placeOf(shelf) + by] === undefined
  const move = useAct({
    call: (api, { shelf: { slug, version }, to }: { shelf: AdminShelf; to: number }) =>
      api(updateShelf, { params: { slug }, body: { position: to, version } }),
    onDone: ({ name }, { to }) => announce(`${name.it}: posto ${to + 1}`),
  })
  const moveBy = (by: number) => (shelf: AdminShelf) => move.send({ shelf, to: placeOf(shelf) + by })
  const remove = useAct({
    call: (api, { slug }: AdminShelf) => api(deleteShelf, { params: { slug } }),
    said: 'Scaffale eliminato',
  })
  const { column, question } = useRowActions<AdminShelf>(
    ({ name }) => name.it,
    [
      { icon: ArrowUp, label: 'Sposta su', isOff: isEnd(-1), run: moveBy(-1) },
      { icon: ArrowDown, label: 'Sposta giù', isOff: isEnd(1), run: moveBy(1) },
      { icon: Pencil, label: 'Modifica', run: ({ slug }) => open(`scaffale-${slug}`) },
      { icon: Merge, label: ({ name }) => `Unisci ${name.it} a un altro`, run: setMerged },
      {
        icon: Trash2,
        label: 'Elimina',
        isRed: true,
        ask: {
          title: 'Elimina scaffale',
          confirmLabel: 'Elimina',
          act: remove,
          text: ({ name }) => (
            <p>
              Eliminare lo scaffale <b className="bold">{name.it}</b>? Si può solo se è vuoto; altrimenti uniscilo a un
              altro.
            </p>
          ),
        },
      },
    ],
  )
  return {
    column,
    dialogs: (
      <>
        {merged && <MergeDialog shelf={merged} shelves={shelves} onClose={() => setMerged(undefined)} />}
        {question}
      </>
    ),
  }
}

interface MergeProps {
  shelf: AdminShelf
  shelves: readonly AdminShelf[]
  onClose(): void
}

function MergeDialog({ shelf, shelves, onClose }: MergeProps) {
  const [into, setInto] = useState('')
  const [isMissing, setMissing] = useState(false)
  const merge = useAct({
    call: (api, to: string) =>
      api(mergeShelf, { params: { slug: shelf.slug }, body: { into: to, version: shelf.version } }),
    said: ({ name }) => ['Scaffali uniti', `Gli articoli stanno ora su ${name.it}.`],
    onSettled: onClose,
  })
  return (
    <AlertDialog
      open
      onClose={onClose}
      title="Unisci scaffali"
      confirmLabel="Unisci"
      busy={merge.busy}
      onConfirm={() => (into ? merge.send(into) : setMissing(true))}
    >
      <p className="below-16">
        Gli articoli di <b className="bold">{shelf.name.it}</b> e gli scaffali sotto di lui passano all’altro; il suo
        indirizzo porta lì. Nessun articolo perde i suoi dati.
      </p>
      <Field label="Unisci a" error={isMissing && !into ? 'Scegli lo scaffale.' : undefined}>
        <select value={into} onChange={({ target }) => setInto(target.value)}>
          <option value="">Scegli…</option>
          <Options
            options={shelfOptions(
              shelves.filter(({ slug }) => slug !== shelf.slug),
              shelf.category,
            )}
          />
        </select>
      </Field>
    </AlertDialog>
  )
}
