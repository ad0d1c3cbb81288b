import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type AppearanceValue, appearanceSetting, uploadLogo } from '#shared/contract/site/appearance-setting.ts'
import { imageFacts } from '#shared/domain/platform/goods/image-name.ts'
import { sharePictureUrl } from '#shared/domain/platform/goods/share-picture.ts'
import { isNumberPrefix, numberPrefixOf } from '#shared/domain/platform/number-prefix.ts'
import { shortShopName } from '#shared/domain/platform/shop/shop-name.ts'
import { contrastWithWhite, leastContrast, readableAccent, readColor } from '#shared/domain/site/accent-color.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { refusedFields } from '#web/admin/site/settings/refused-fields.ts'
import { SettingFrame } from '#web/admin/site/settings/setting-frame.tsx'
import { shopQuery, useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { kept, line, lineOrNull } from '#web/ui/form/field-rows.tsx'
import { bodyOf, FormRows } from '#web/ui/form/form-table.tsx'
import { ChainringMark } from '#web/ui/marks/chainring-mark.tsx'
import { AccentChoice } from './accent-choice.tsx'
import { PictureChoice } from './picture-choice.tsx'
import '#web/admin/site/settings/settings.css'
import './look.css'

interface Stored {
  version: number
  value: AppearanceValue
}

export default function AppearanceSettings() {
  const query = useQuery({ ...readQuery(useApi(), appearanceSetting.read), ...openedFresh })
  const [round, setRound] = useState(0)
  return (
    <Loaded query={query} failure="L’aspetto non si carica.">
      {(stored) => <AppearanceForm key={round} stored={stored} onSaved={() => setRound((last) => last + 1)} />}
    </Loaded>
  )
}

const darkerOf = (typed: string) => {
  const color = readColor(typed)
  return color && contrastWithWhite(color) < leastContrast ? readableAccent(color) : undefined
}

function colorProblem(typed: string): string | undefined {
  if (!typed.trim()) return undefined
  const color = readColor(typed)
  if (!color) return 'Scrivi il colore con sei cifre o lettere da A a F, per esempio #17548F.'
  const darker = darkerOf(color)
  const ratio = String(contrastWithWhite(color)).replace('.', ',')
  return darker && `${ratio} : 1, col bianco sopra non si legge. Più scuro: ${darker.toUpperCase()}.`
}

const table = {
  shortName: line({
    label: 'Nome in testa al sito',
    optional: true,
    hint: 'Vuoto: il nome del negozio, senza «Cicli» davanti.',
    problem: (typed) =>
      [...typed.trim()].length > 30 ? 'Al massimo 30 lettere: qui sta una parola o due.' : undefined,
  }),
  orderPrefix: lineOrNull({
    label: 'Numeri d’ordine e codici cominciano con',
    short: 'Inizio dei numeri d’ordine',
    optional: true,
    hint: 'Da 2 a 4 lettere. I numeri di prima restano buoni: nella ricerca, nei link e nei bonifici.',
    problem: (typed) =>
      !typed.trim() || isNumberPrefix(typed.trim().toUpperCase())
        ? undefined
        : 'Da 2 a 4 lettere senza accenti; REC, BON e RS sono già dei recessi, dei buoni e dei resi.',
  }),
  accent: lineOrNull({ label: 'Colore dei pulsanti', problem: colorProblem }),
  logo: kept<string | null>({ label: 'Logo', empty: null }),
  sharePicture: kept<string | null>({ label: 'Immagine per i link', empty: null }),
}

function AppearanceForm({ stored, onSaved }: { stored: Stored; onSaved(): void }) {
  const api = useApi()
  const queries = useQueryClient()
  const shop = useShop()
  const fields = useEditForm<typeof table, Stored>({
    problemsOf: (error) => refusedFields(error, (path) => path.join('.')),
    name: 'appearance',
    table,
    stored,
    read: ({ value }) => value,
    storeUndoable: async (values, version = 0) => {
      const saved = await api(appearanceSetting.change, { body: { version, value: bodyOf(table, values) } })
      queries.setQueryData(readQuery(api, appearanceSetting.read).queryKey, saved)
      await queries.invalidateQueries(shopQuery(api))
      return saved
    },
    said: 'Aspetto salvato',
    onStored: onSaved,
  })
  const { form, errors } = fields
  const values = form.watch()
  const set = (name: 'accent' | 'logo' | 'sharePicture') => (value: string | null) => {
    if (name === 'accent') form.setValue(name, value ?? '', { shouldDirty: true })
    else form.setValue(name, value, { shouldDirty: true })
    fields.recheck()
  }
  const prefix = numberPrefixOf({
    name: shop.name,
    appearance: { orderPrefix: values.orderPrefix.trim().toUpperCase() || null },
  })
  const shown = { name: shop.name, appearance: { shortName: values.shortName.trim() } }
  return (
    <SettingFrame<typeof table, Stored>
      table={table}
      fields={fields}
      read={({ value }) => value}
      versions={(api) => api(appearanceSetting.versions)}
      textOf={inWords}
      note="I clienti lo vedono appena salvi."
    >
      <div className="side-columns grid spaced-32 align-start">
        <div className="side-main stack look-part">
          <h3>Logo e nome</h3>
          <PictureChoice
            id={fields.idOf('logo')}
            label="Logo"
            hint="SVG o PNG, fino a 200 kB, meglio largo quanto alto."
            value={values.logo}
            onChange={set('logo')}
            removeLabel="Solo il nome"
            error={errors.logo}
            logoAddress={uploadLogo.path}
          />
          <p className="small muted">
            Il nome del negozio è «{shop.name}»: si cambia in{' '}
            <Link to="/admin" search={{ tab: 'negozio', vista: 'dati' }}>
              Dati e contatti
            </Link>
            .
          </p>
          <FormRows table={table} fields={fields} names={['shortName', 'orderPrefix']} />
          <p className="small muted">
            Il prossimo ordine si chiamerà, per esempio, <b className="bold">{prefix}-7K4M-2291</b>.
          </p>
          <AccentChoice
            id={fields.idOf('accent')}
            value={values.accent}
            error={errors.accent ?? (values.accent ? colorProblem(values.accent) : undefined)}
            darker={darkerOf(values.accent)}
            onChange={set('accent')}
          />
        </div>
        <div className="side-box stack">
          <HeaderPreview logo={values.logo} name={shortShopName(shown)} />
          {values.sharePicture && (
            <>
              <p className="small bold">Quando uno manda il link</p>
              <img
                className="look-share"
                src={sharePictureUrl(values.sharePicture.replace('/images/', ''))}
                alt=""
                width={1200}
                height={630}
              />
            </>
          )}
          <PictureChoice
            id={fields.idOf('sharePicture')}
            label="Immagine per i link"
            hint="Si vede nelle chat quando uno manda il link della home o di una pagina senza foto."
            value={values.sharePicture}
            onChange={set('sharePicture')}
            removeLabel="Togli"
            error={errors.sharePicture}
          />
        </div>
      </div>
    </SettingFrame>
  )
}

function HeaderPreview({ logo, name }: { logo: string | null; name: string }) {
  return (
    <>
      <p className="small bold">In testa al sito</p>
      <p className="look-header logo align-center">
        {logo ? <Logo url={logo} /> : <ChainringMark hasCrank />}
        <span>{name}</span>
      </p>
    </>
  )
}

function Logo({ url }: { url: string }) {
  const { width, height } = imageFacts(url)
  return <img className="shop-mark" src={`${url}?w=320`} alt="" width={width} height={height} />
}

const inWords = (value: unknown) =>
  typeof value !== 'string'
    ? 'nessuna immagine'
    : value.startsWith('/images/')
      ? 'un’altra immagine'
      : value || '(vuoto)'
