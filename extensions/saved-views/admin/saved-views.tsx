import { useQuery } from '@tanstack/react-query'
import { Bookmark, BookmarkPlus, Pencil, Trash2, Users } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { type AdminAddress, type AdminTab, narrowedBy, readAdminAddress } from '#web/admin/admin-address.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { DialogAnswers } from '#web/admin/dialog-answers.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import {
  changeSavedView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  type SavedView,
  type ViewedList,
} from '../saved-view-calls.ts'

const tabs: Record<ViewedList, AdminTab> = { orders: 'ordini', products: 'prodotti' }
const filters = ['scaffale', 'stato', 'etichetta', 'cerca', 'ordina', 'vista', ...narrowedBy] as const
/** What no tab of the list shows by itself. */
const narrowing: Record<ViewedList, readonly (keyof AdminAddress)[]> = {
  orders: ['etichetta', 'cerca', ...narrowedBy],
  products: ['scaffale', 'stato', 'cerca', 'ordina'],
}

const addressOf = (address: AdminAddress) =>
  new URLSearchParams(filters.flatMap((name) => (address[name] ? [[name, address[name]]] : []))).toString()

type Look = Pick<SavedView, 'name' | 'isShared'>

/** The saved views of a list as chips, and the way to save the present one. */
export function SavedViews({ list }: { list: ViewedList }) {
  const { address, show } = useAdminAddress()
  const { data = [] } = useQuery(readQuery(useApi(), listSavedViews))
  const [asked, setAsked] = useState<'new' | SavedView>()
  const views = data.filter((view) => view.list === list)
  const now = addressOf(address)
  const current = views.find((view) => view.address === now)
  const remove = useAct({
    call: (api, { id }: SavedView) => api(deleteSavedView, { params: { id: String(id) } }),
    said: 'Vista eliminata',
  })
  const removal = useQuestion({
    title: 'Eliminare la vista?',
    confirmLabel: 'Elimina',
    cancelLabel: 'Indietro',
    text: (view: SavedView) => (
      <p>
        «{view.name}» sparisce{view.isShared && ' per tutti'}; quello che mostra resta.
      </p>
    ),
    act: remove,
  })
  const canSave = !current && narrowing[list].some((name) => address[name])
  return (
    <>
      {(views.length > 0 || canSave) && (
        <section className="chip-bar flex wraps" aria-label="Viste salvate">
          {views.map((view) => {
            const Icon = view.isShared ? Users : Bookmark
            return (
              <button
                key={view.id}
                type="button"
                aria-pressed={view === current}
                title={view.isShared && view.by ? `Condivisa da ${view.by}` : undefined}
                onClick={() =>
                  show({
                    ...(view !== current && readAdminAddress(Object.fromEntries(new URLSearchParams(view.address)))),
                    tab: tabs[list],
                  })
                }
              >
                <Icon className="icon icon-s" aria-hidden="true" /> {view.name}
              </button>
            )
          })}
          {canSave && (
            <button type="button" onClick={() => setAsked('new')}>
              <BookmarkPlus className="icon icon-s" aria-hidden="true" /> Salva questa vista
            </button>
          )}
          {current?.isMine && (
            <>
              <button type="button" aria-label={`Cambia la vista ${current.name}`} onClick={() => setAsked(current)}>
                <Pencil className="icon icon-s" aria-hidden="true" />
              </button>
              <button
                type="button"
                aria-label={`Elimina la vista ${current.name}`}
                onClick={() => removal.ask(current)}
              >
                <Trash2 className="icon icon-s" aria-hidden="true" />
              </button>
            </>
          )}
        </section>
      )}
      {asked && (
        <ViewDialog view={asked === 'new' ? undefined : asked} {...{ list, now }} onClose={() => setAsked(undefined)} />
      )}
      {removal.dialog}
    </>
  )
}

interface DialogProps {
  /** Undefined: the present filters become one. */
  view: SavedView | undefined
  list: ViewedList
  now: string
  onClose(): void
}

function ViewDialog({ view, list, now, onClose }: DialogProps) {
  const [look, setLook] = useState<Look>({ name: view?.name ?? '', isShared: view?.isShared ?? false })
  const [isAsked, setAsked] = useState(false)
  const { send, busy, error } = useAct({
    call: (api, body: Look) =>
      view
        ? api(changeSavedView, { params: { id: String(view.id) }, body })
        : api(createSavedView, { body: { list, address: now, ...body } }),
    said: 'Vista salvata',
    onDone: onClose,
    failedHere: 'La vista non è stata salvata.',
  })
  const name = look.name.trim()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (name && !busy) send({ ...look, name })
  }
  return (
    <Dialog open onClose={onClose} title={view ? 'Cambia la vista' : 'Salva questa vista'} size="auth">
      <form method="dialog" className="dialog-body stack" noValidate onSubmit={submit}>
        {!view && <p>I filtri e la ricerca di adesso, da riaprire con un tocco.</p>}
        <Field label="Nome" error={isAsked && !name ? 'Scrivi un nome.' : undefined}>
          <input value={look.name} maxLength={40} onChange={({ target }) => setLook({ ...look, name: target.value })} />
        </Field>
        <label className="check">
          <input
            type="checkbox"
            checked={look.isShared}
            onChange={({ target }) => setLook({ ...look, isShared: target.checked })}
          />
          <span>La vedono tutti quelli che vedono questo elenco</span>
        </label>
        <DialogAnswers error={error} confirmLabel="Salva" busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
