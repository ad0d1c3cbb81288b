import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { changeMedia, getMedia, type MediaPicture } from '#extensions/media-library/media-calls.ts'
import { uploadLogo } from '#shared/contract/site/appearance-setting.ts'
import { some } from '#web/admin/admin-format.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { LoadedDialog } from '#web/admin/loaded-dialog.tsx'
import { PictureChoice } from '#web/admin/site/look/picture-choice.tsx'
import { shopQuery } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { kept, line } from '#web/ui/form/field-rows.tsx'
import { bodyOf, FormRows } from '#web/ui/form/form-table.tsx'
import { wordsOfUse } from './media-words.ts'
import '#web/admin/site/look/look.css'

const alt = (label: string, lang: 'it' | 'en', hint?: string) =>
  line({
    label,
    lang,
    optional: true,
    className: '',
    hint,
    problem: (typed) =>
      typed.includes('|')
        ? 'Qui non può esserci una linea verticale.'
        : [...typed.trim()].length > 200
          ? 'Al massimo 200 caratteri.'
          : undefined,
  })

const table = {
  imageUrl: kept<string>({ label: 'Foto', empty: '' }),
  it: alt('Che cosa si vede', 'it', 'La legge chi non vede la foto, e Google.'),
  en: alt('Che cosa si vede, in inglese', 'en'),
}

export function MediaDialog({ name, onClose }: { name: string; onClose(): void }) {
  const query = useQuery({ ...readQuery(useApi(), getMedia, { params: { name } }), ...openedFresh })
  return (
    <LoadedDialog query={query} title="Foto" failure="La foto non si carica." onClose={onClose}>
      {(stored) => <MediaForm stored={stored} name={name} onClose={onClose} />}
    </LoadedDialog>
  )
}

const read = ({ imageUrl, alt: { it, en } }: MediaPicture) => ({ imageUrl, it, en })

function MediaForm({ stored, name, onClose }: { stored: MediaPicture; name: string; onClose(): void }) {
  const api = useApi()
  const queries = useQueryClient()
  const fields = useEditForm<typeof table, MediaPicture>({
    name: 'media',
    table,
    stored,
    read,
    store: async (values, version = 0) => {
      await api(changeMedia, { params: { name }, body: { version, ...bodyOf(table, values) } })
      await queries.invalidateQueries(shopQuery(api))
    },
    said: 'Foto salvata',
    onStored: onClose,
  })
  const { form, errors } = fields
  const { uses, useCount, takesAlt, hasOtherAlts } = stored
  const isLogo = uses.some(({ kind }) => kind === 'logo')
  return (
    <FormDialog title="Foto" fields={fields} onClose={onClose} focus="title">
      <PictureChoice
        id={fields.idOf('imageUrl')}
        label="Foto"
        hint={
          isLogo
            ? 'È il logo: SVG o PNG, fino a 200 kB.'
            : 'Se la cambi, o cambi il punto importante, cambia in tutti i posti qui sotto. Gli ordini già fatti tengono la loro.'
        }
        value={form.watch('imageUrl')}
        onChange={(url) => {
          if (url) form.setValue('imageUrl', url, { shouldDirty: true })
          fields.recheck()
        }}
        error={errors.imageUrl}
        {...(isLogo && { logoAddress: uploadLogo.path })}
      />
      {takesAlt && (
        <>
          {hasOtherAlts && (
            <p className="note">Oggi la descrizione non è la stessa dappertutto: se salvi, vale questa.</p>
          )}
          <FormRows table={table} fields={fields} names={['it', 'en']} />
        </>
      )}
      <h3 id="media-uses">Dove si vede</h3>
      <ul aria-labelledby="media-uses" className="stack">
        {uses.map((use) => {
          const [words, to] = wordsOfUse(use)
          return (
            <li key={`${use.kind} ${use.label} ${use.productId}`}>
              {to ? (
                <Link to="/admin" search={to}>
                  {words}
                </Link>
              ) : (
                words
              )}
            </li>
          )
        })}
        {useCount > uses.length && <li>e in {some(useCount - uses.length, 'altro posto', 'altri posti')}</li>}
      </ul>
    </FormDialog>
  )
}
