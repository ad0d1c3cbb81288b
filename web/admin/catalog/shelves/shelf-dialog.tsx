import { useQuery } from '@tanstack/react-query'
import { type AdminShelf, createShelf, updateShelf } from '#shared/contract/catalog/admin-shelves.ts'
import type { Category } from '#shared/domain/catalog/catalog.ts'
import { useVersionedForm } from '#web/admin/use-versioned-form.ts'
import { VersionedDialog } from '#web/admin/versioned-dialog.tsx'
import { useApi } from '#web/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { adminFactsQuery } from './admin-shelf-queries.ts'
import { MissingEnglish } from './missing-english.tsx'
import { ShelfFacts } from './shelf-facts.tsx'
import { checkShelf, type ShelfValues, shelfBody, shelfLabels, shelfValues } from './shelf-values.ts'

interface Props {
  shelf: AdminShelf | undefined
  category: Category
  shelves: readonly AdminShelf[]
  onClose(): void
}

export function ShelfDialog({ shelf, category, shelves, onClose }: Props) {
  const api = useApi()
  const definitions = useQuery(adminFactsQuery(api)).data ?? []
  const fields = useVersionedForm<ShelfValues, AdminShelf>({
    name: 'shelf',
    labels: shelfLabels,
    stored: shelf,
    values: shelfValues(shelf),
    valuesOf: shelfValues,
    check: checkShelf,
    store: (values, version) =>
      shelf
        ? api(updateShelf, {
            params: { slug: shelf.slug },
            body: { ...shelfBody(values), ...(version && { version }) },
          })
        : api(createShelf, { body: { category, ...shelfBody(values) } }),
    nowOf: ({ problem }) => problem?.shelf,
    said: shelf ? 'Scaffale aggiornato' : 'Scaffale aggiunto',
    onStored: onClose,
  })
  const { form, errors } = fields
  const values = form.watch()
  const hasBelow = shelves.some(({ parent }) => parent === shelf?.slug)
  const above = shelves.filter((one) => one.category === category && one.parent === null && one.slug !== shelf?.slug)
  const inherited = above.find(({ slug }) => slug === values.parent)?.facts ?? []
  return (
    <VersionedDialog title={shelf ? 'Modifica scaffale' : 'Nuovo scaffale'} fields={fields} onClose={onClose}>
      <fieldset>
        <legend>Nome e testo</legend>
        <div className="form">
          <TextField {...fields.field('name.it')} label="Nome" className="span-3" autoComplete="off" maxLength={80} />
          <TextField
            {...fields.field('name.en')}
            label="Name (inglese)"
            lang="en"
            className="span-3"
            autoComplete="off"
            maxLength={80}
          />
          <Field
            label="Che cosa conta nella scelta"
            hint="Si legge in cima allo scaffale."
            optional
            error={errors['text.it']}
            className="span-3"
          >
            <textarea id="shelf-text-it" rows={5} maxLength={2000} {...form.register('text.it')} />
          </Field>
          <div className="span-3">
            <Field
              label="What matters (inglese)"
              hint="Lo stesso, per chi legge in inglese."
              optional
              error={errors['text.en']}
            >
              <textarea id="shelf-text-en" lang="en" rows={5} maxLength={2000} {...form.register('text.en')} />
            </Field>
            <MissingEnglish when={values.text.it.trim() !== '' && values.text.en.trim() === ''} />
          </div>
        </div>
      </fieldset>
      <fieldset>
        <legend>Posto nel negozio</legend>
        <div className="form">
          <TextField
            {...fields.field('slug')}
            className="span-3"
            autoComplete="off"
            maxLength={60}
            optional={!shelf}
            hint={shelf ? 'Se lo cambi, quello di prima porta qui.' : 'Vuoto: lo fa il negozio dal nome.'}
          />
          <Field
            label="Sotto"
            hint={hasBelow ? 'Ha scaffali sotto di sé: resta in alto.' : 'Al massimo due livelli.'}
            error={errors.parent}
            className="span-3"
          >
            <select id="shelf-parent" disabled={hasBelow} {...form.register('parent')}>
              <option value="">Nessuno: sta in alto</option>
              {above.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name.it}
                </option>
              ))}
            </select>
          </Field>
          <Field
            label="Parole"
            hint="Separate da virgole: un articolo nuovo che le ha nel nome finisce qui, se non dici altro."
            optional
            error={errors.words}
          >
            <textarea id="shelf-words" rows={2} {...form.register('words')} />
          </Field>
          {shelf && !shelf.isRest && (
            <label className="check">
              <input type="checkbox" {...form.register('isRest')} />
              <span>
                <b className="bold">Raccoglie il resto</b>: ciò che nessun altro scaffale della categoria prende
              </span>
            </label>
          )}
        </div>
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
    </VersionedDialog>
  )
}
