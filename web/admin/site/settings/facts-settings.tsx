import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type FactsValue, factsSetting } from '#shared/contract/site/facts-setting.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { shopQuery } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { FormRows, valuesOf } from '#web/ui/form/form-table.tsx'
import { type FactsValues, factOf, factsBody, factsForm, factsProblems, storedFacts } from './facts-form.ts'
import { refusedFields } from './refused-fields.ts'
import { SettingFrame } from './setting-frame.tsx'
import './settings.css'

interface Stored {
  version: number
  value: FactsValue
}

/** Name, address, contacts and promises of the shop. */
export default function FactsSettings() {
  const query = useQuery({ ...readQuery(useApi(), factsSetting.read), ...openedFresh })
  const [round, setRound] = useState(0)
  return (
    <Loaded query={query} failure="I dati del negozio non si caricano.">
      {(stored) => <FactsForm key={round} stored={stored} onSaved={() => setRound((last) => last + 1)} />}
    </Loaded>
  )
}

const empty = valuesOf(factsForm)

const table = {
  ...factsForm,
  vatNumber: { ...factsForm.vatNumber, below: checked('vatNumber') },
  taxCode: { ...factsForm.taxCode, below: checked('taxCode') },
}

/** «Numero giusto», once its check digit is. */
function checked(name: 'vatNumber' | 'taxCode') {
  return (values: Partial<FactsValues>) =>
    values[name] &&
    factsProblems({ ...empty, ...values })[name] === undefined && (
      <p className="small bold setting-right">
        <Check className="icon icon-s" aria-hidden="true" /> Numero giusto
      </p>
    )
}

function FactsForm({ stored, onSaved }: { stored: Stored; onSaved(): void }) {
  const api = useApi()
  const queries = useQueryClient()
  const fields = useEditForm<typeof table, Stored>({
    name: 'facts',
    table,
    stored,
    read: storedFacts,
    problems: factsProblems,
    problemsOf: (error) => refusedFields(error, factOf),
    checksEarly: true,
    storeUndoable: async (values, version = 0) => {
      const saved = await api(factsSetting.change, { body: { version, value: factsBody(values) } })
      queries.setQueryData(readQuery(api, factsSetting.read).queryKey, saved)
      await queries.invalidateQueries(shopQuery(api))
      return saved
    },
    said: 'Dati salvati',
    onStored: onSaved,
  })
  const isWrong = (names: readonly string[]) => names.some((name) => name in fields.errors)
  const rows = { table, fields }
  return (
    <SettingFrame<typeof table, Stored>
      {...rows}
      read={storedFacts}
      versions={(api) => api(factsSetting.versions)}
      note="I dati valgono appena salvi, anche nelle mail."
    >
      <div className="side-columns grid spaced-32 align-start">
        <div className="side-main grid spaced-24">
          <h3>Come ti chiami</h3>
          <FormRows {...rows} names={['name', 'shareCapital', 'company', 'vatNumber', 'taxCode', 'rea', 'pec']} />
          <h3>Dove ti trovano</h3>
          <FormRows
            {...rows}
            names={['street', 'postalCode', 'province', 'city', 'phone', 'email', 'instagram', 'experienceYears']}
          />
          <Folded title="Posizione sulla mappa" isOpen={isWrong(['latitude', 'longitude'])}>
            <p className="small muted below-12">
              Vuota: le mappe cercano l’indirizzo. In Google Maps i due numeri si copiano con il tasto destro sul
              negozio.
            </p>
            <FormRows {...rows} names={['latitude', 'longitude']} />
          </Folded>
          <h3>Resi e garanzia</h3>
          <FormRows {...rows} names={['returnDays', 'returnPaidBy', 'warrantyYears', 'usedWarrantyMonths']} />
          <Folded title="Bici usate" isOpen={isWrong(['usedPhotos'])}>
            <FormRows {...rows} names={['usedPhotos', 'usedWithoutCard']} />
          </Folded>
        </div>
        <FooterPreview values={fields.form.watch()} errors={fields.errors} />
      </div>
    </SettingFrame>
  )
}

function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details {...(isOpen && { open: true })}>
      <summary className="bold">{title}</summary>
      <div className="above-12">{children}</div>
    </details>
  )
}

/** As visitors read it; wrong data are named. */
function FooterPreview({ values, errors }: { values: FactsValues; errors: Record<string, string> }) {
  const shown = (name: keyof FactsValues, before = '') =>
    errors[name] === undefined ? `${before}${values[name]}` : `${before}${table[name].label} da correggere`
  return (
    <aside className="side-box grid spaced-12" aria-label="Così in fondo al sito">
      <p className="small bold">Così in fondo al sito</p>
      <div className="on-green setting-preview">
        <p className="bold">{values.name}</p>
        <p className="small above-8">
          {shown('street')}, {shown('postalCode')} {values.city} ({shown('province')})
          <br />
          {shown('phone')}
          <br />
          {shown('email')}
        </p>
        <p className="small above-8">
          {values.company}, {shown('vatNumber', 'P.IVA ')}, {shown('rea', 'REA ')}
          {values.shareCapital && `, cap. soc. ${values.shareCapital}`}
        </p>
      </div>
      <p className="small muted">Questi dati stanno anche nelle condizioni, nelle mail, sulle ricevute e in Google.</p>
    </aside>
  )
}
