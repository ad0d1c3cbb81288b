import { changeTexts, type TextGroup } from '#shared/contract/site/text-settings.ts'
import { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { line } from '#web/ui/form/field-rows.tsx'
import { FormRows } from '#web/ui/form/form-table.tsx'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/
const longestSlug = 50

const pageForm = {
  title: line({ label: 'Titolo', must: 'scrivi il titolo della pagina.', className: '', maxLength: 120 }),
  slug: line({
    label: 'Indirizzo',
    hint: 'Dopo /pagina/: minuscole, numeri e trattini. Vuoto: lo facciamo dal titolo. Poi non cambia, così i link restano buoni.',
    optional: true,
    className: '',
    autoCapitalize: 'off',
    maxLength: longestSlug,
  }),
}

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/gu, '')

export function NewPageDialog({ groups, onClose }: { groups: readonly TextGroup[]; onClose(): void }) {
  const api = useApi()
  const { open } = useAdminAddress()
  const idOf = ({ title, slug }: { title: string; slug: string }) => `pagina-${slug.trim() || slugOf(title)}`
  const fields = useEditForm({
    name: 'page',
    table: pageForm,
    stored: undefined,
    read: () => ({}),
    problems: (values): Problems => {
      const slug = idOf(values).slice('pagina-'.length)
      if (!values.title.trim()) return {}
      if (!slugForm.test(slug))
        return { slug: 'Scrivi un indirizzo con minuscole, numeri e trattini, per esempio chi-siamo.' }
      return groups.some(({ id }) => id === idOf(values))
        ? { slug: `La pagina /pagina/${slug} esiste già: scegli un altro indirizzo.` }
        : {}
    },
    store: async (values) => {
      const id = idOf(values)
      const texts = { title: { it: values.title, en: '' }, body: { it: '', en: '' } }
      await api(changeTexts, { params: { group: id }, body: { version: 0, texts } })
      open(`testo-${id}`)
    },
    said: 'Pagina creata: è spenta finché non la accendi',
    onStored: onClose,
  })
  return (
    <FormDialog title="Nuova pagina" action="Crea la pagina" fields={fields} onClose={onClose}>
      <FormRows table={pageForm} fields={fields} />
    </FormDialog>
  )
}
