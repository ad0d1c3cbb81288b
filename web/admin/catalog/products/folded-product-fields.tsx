import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { conditionNames } from '#web/admin/catalog/product-labels.ts'
import { FactFields } from '#web/admin/catalog/shelves/fact-fields.tsx'
import type { FactTexts, factsToAsk } from '#web/admin/catalog/shelves/fact-values.ts'
import { useShelfOptionsOf } from '#web/admin/catalog/shelves/use-shelf-options.ts'
import { Badge } from '#web/ui/badge.tsx'
import { FormFold } from '#web/ui/form/form-fold.tsx'
import { FormRows, isAsked } from '#web/ui/form/form-table.tsx'
import {
  codeFields,
  type ProductField,
  type ProductValues,
  productForm,
  productGroups,
  technicalFields,
} from './product-form.tsx'
import type { ProductFields } from './use-product-form.ts'

interface Props {
  fields: ProductFields
  isNew: boolean
  language: 'it' | 'en'
  facts: ReturnType<typeof factsToAsk>
}

const wrongIn = ({ errors }: ProductFields, names: readonly string[]) =>
  Object.keys(errors).filter((path) => names.some((name) => path === name || path.startsWith(`${name}.`))).length

/** The groups of the form that open when they are wanted. */
export function FoldedProductFields({ fields, isNew, language, facts }: Props) {
  const values = fields.form.watch()
  const description = language === 'en' ? 'descriptionEn' : 'description'
  return (
    <div>
      <Group
        title="Descrizione"
        fields={fields}
        names={['description', 'descriptionEn']}
        line={
          excerptOf(values[description]) ||
          (language === 'en' ? 'Manca in inglese: il sito mostra quella italiana' : 'Basta una riga')
        }
        {...(values[description].trim() === '' && { lack: 'Manca' })}
        startsOpen={isNew}
        always={<FormRows table={productForm} fields={fields} names={[description]} />}
      />
      <TechnicalGroup {...{ fields, language, facts, values }} />
      <CodeGroup fields={fields} values={values} />
      <PlaceGroup fields={fields} values={values} />
      {productGroups.map(({ title, line, fields: own, note: Note }) => (
        <Fragment key={title}>
          <Group title={title} line={line} fields={fields} names={Object.keys(own)}>
            <FormRows table={own} fields={fields} />
          </Group>
          {Note && <Note values={values} />}
        </Fragment>
      ))}
    </div>
  )
}

interface GroupProps {
  title: string
  fields: ProductFields
  names: readonly string[]
  line: string
  /** Two words for what is missing; `isDone` says that nothing is. */
  lack?: string
  isDone?: boolean
  startsOpen?: boolean
  always?: ReactNode
  children?: ReactNode
}

function Group({ title, fields, names, line, lack, isDone = false, ...rest }: GroupProps) {
  const wrong = wrongIn(fields, names)
  const state = wrong ? (
    <Badge tone="red" icon={CircleX}>
      {`${wrong} da correggere`}
    </Badge>
  ) : lack ? (
    <Badge tone="amber" icon={CircleDashed}>
      {lack}
    </Badge>
  ) : (
    isDone && (
      <Badge tone="ok" icon={CircleCheck}>
        A posto
      </Badge>
    )
  )
  return <FormFold title={title} line={line} state={state} isWrong={wrong > 0} {...rest} />
}

interface PartProps {
  fields: ProductFields
  values: ProductValues
}

function TechnicalGroup({ fields, values, language, facts }: PartProps & Pick<Props, 'language' | 'facts'>) {
  const { main, more, others } = facts
  const asked = technicalFields.filter((field) => isAsked(productForm[field], values))
  const empty = [
    ...asked.flatMap((field) => (values[field].trim() === '' ? (productForm[field].short ?? field) : [])),
    ...main.flatMap(({ key, label }) => (key in values.facts ? [] : label.it)),
  ]
  const count = asked.length + main.length
  const moreSaid = more.filter(({ key }) => key in values.facts).length
  const [isAll, setAll] = useState(false)
  const isMoreWrong =
    wrongIn(
      fields,
      more.map(({ key }) => `facts.${key}`),
    ) > 0
  const part = {
    facts: values.facts,
    errors: fields.errors,
    language,
    onChange: (said: FactTexts) => fields.form.setValue('facts', said),
  }
  return (
    <Group
      title="Dati tecnici"
      fields={fields}
      names={[...technicalFields, 'facts']}
      line={`${count - empty.length} di ${count} compilati${lacksText(empty, count)}`}
      {...(empty.length > 0 &&
        empty.length < count && { lack: empty.length === 1 ? '1 manca' : `${empty.length} mancano` })}
      isDone={empty.length === 0}
      always={<FormRows table={productForm} fields={fields} names={technicalFields} className="form form-short" />}
    >
      <div id="product-facts" tabIndex={-1} className="stack above-20">
        {fields.errors.facts && <p className="error">{fields.errors.facts}</p>}
        {main.length === 0 && <p className="small muted">Scegli lo scaffale: qui compaiono i dati che chiede.</p>}
        <FactFields {...part} asked={main} others={others} />
        {more.length > 0 && (
          <button
            type="button"
            className="btn btn-small self-start"
            aria-expanded={isAll || isMoreWrong}
            onClick={() => setAll(!isAll)}
          >
            Altri {more.length} dati{moreSaid > 0 && `, ${moreSaid} compilati`}
          </button>
        )}
        {(isAll || isMoreWrong) && <FactFields {...part} asked={more} others={[]} />}
      </div>
    </Group>
  )
}

function CodeGroup({ fields, values }: PartProps) {
  const said = codeFields.filter((field) => values[field].trim() !== '')
  return (
    <Group
      title="Codici e costo"
      fields={fields}
      names={codeFields}
      line={
        said.length === 0
          ? 'EAN, sigle del produttore e del fornitore, costo: si possono aggiungere dopo'
          : said.map((field) => `${productForm[field].short ?? field} ${values[field]}`).join(' · ')
      }
      isDone={said.length === codeFields.length}
    >
      <FormRows table={productForm} fields={fields} names={codeFields} />
    </Group>
  )
}

const placeFields = ['shelf', 'condition'] as const satisfies ProductField[]

function PlaceGroup({ fields, values }: PartProps) {
  const { shelf, category, condition } = values
  const place = useShelfOptionsOf({ category }).find(({ value }) => value === shelf)?.label
  return (
    <Group
      title="Scaffale e condizione"
      fields={fields}
      names={placeFields}
      line={`${place ?? 'Scelto dal negozio'} · ${conditionNames[category === 'bici-usate' ? 'used' : condition]}`}
      isDone
    >
      <FormRows table={productForm} fields={fields} names={placeFields} />
    </Group>
  )
}

const excerptOf = (text: string) => {
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  return plain.length > 70 ? `«${plain.slice(0, 70).replace(/\s\S*$/, '')}…»` : plain && `«${plain}»`
}

/** The first ones by name. */
function lacksText(empty: readonly string[], count: number): string {
  if (empty.length === 0) return ''
  if (empty.length === count) return ': si possono aggiungere dopo'
  const words = empty.map((one) => (/^\p{Lu}\p{Ll}/u.test(one) ? one[0]?.toLowerCase() + one.slice(1) : one))
  const shown = words.length > 4 ? [...words.slice(0, 3), `altri ${words.length - 3}`] : words
  return `: ${words.length === 1 ? 'manca' : 'mancano'} ${new Intl.ListFormat('it').format(shown)}`
}
