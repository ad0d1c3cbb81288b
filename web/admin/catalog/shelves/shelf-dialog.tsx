import { useQuery } from '@tanstack/react-query'
import { type AdminShelf, createShelf, updateShelf } from '#shared/contract/catalog/admin-shelves.ts'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { useApi } from '#web/platform/api.ts'
import { FormRows } from '#web/ui/form/form-table.tsx'
import { adminFactsQuery } from './admin-shelf-queries.ts'
import { ShelfFacts } from './shelf-facts.tsx'
import { shelfBody, shelfForm } from './shelf-form.tsx'

interface Props {
  shelf: AdminShelf | undefined
  category: Category
  shelves: readonly AdminShelf[]
  onClose(): void
}

export function ShelfDialog({ shelf, category, shelves, onClose }: Props) {
  const api = useApi()
  const definitions = useQuery(adminFactsQuery(api)).data ?? []
  const above = shelves.filter((one) => one.category === category && one.parent === null && one.slug !== shelf?.slug)
  const table = shelfForm({ isNew: !shelf, hasBelow: shelves.some(({ parent }) => parent === shelf?.slug), above })
  const fields = useEditForm({
    name: 'shelf',
    table,
    stored: shelf,
    read: (stored) => stored,
    store: (values, version) => {
      const body = shelfBody(table, values)
      if (!shelf) return api(createShelf, { body: { category, ...body } })
      return api(updateShelf, { params: { slug: shelf.slug }, body: { ...body, ...(version && { version }) } })
    },
    said: shelf ? 'Scaffale aggiornato' : 'Scaffale aggiunto',
    onStored: onClose,
  })
  const { form, errors } = fields
  const values = form.watch()
  const inherited = above.find(({ slug }) => slug === values.parent)?.facts ?? []
  const rows = { table, fields }
  return (
    <FormDialog title={shelf ? 'Modifica scaffale' : 'Nuovo scaffale'} fields={fields} onClose={onClose}>
      <fieldset>
        <legend>Nome e testo</legend>
        <FormRows {...rows} names={['name', 'text']} />
      </fieldset>
      <fieldset>
        <legend>Posto nel negozio</legend>
        <FormRows {...rows} names={['slug', 'parent', 'words']}>
          {shelf && !shelf.isRest && (
            <label className="check">
              <input type="checkbox" {...form.register('isRest')} />
              <span>
                <b className="bold">Raccoglie il resto</b>: ciò che nessun altro scaffale della categoria prende
              </span>
            </label>
          )}
        </FormRows>
      </fieldset>
      <fieldset id="shelf-facts" tabIndex={-1}>
        <legend>Dati che chiede</legend>
        {errors.facts && <p className="error">{errors.facts}</p>}
        <ShelfFacts
          definitions={definitions}
          inherited={inherited}
          facts={values.facts}
          facets={values.facets}
          onChange={(facts, facets) => {
            form.setValue('facts', facts)
            form.setValue('facets', facets)
          }}
        />
      </fieldset>
    </FormDialog>
  )
}
