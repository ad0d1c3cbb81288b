import { Trash2 } from 'lucide-react'
import type { Path } from 'react-hook-form'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import {
  type HomeField,
  type HomePictureSlot,
  homeFields,
  isHomeBlock,
} from '#shared/domain/platform/shop/home-blocks.ts'
import { categoryNames } from '#web/admin/catalog/product-labels.ts'
import { withOwnTexts } from '#web/i18n/own-texts.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { home as english } from '#web/site/home/home-en.ts'
import { home as italian } from '#web/site/home/home-it.ts'
import { Field } from '#web/ui/form/field.tsx'
import { named } from '#web/ui/form/field-rows.tsx'
import { Options } from '#web/ui/form/options.tsx'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import { type BlockId, type HomeValues, type OwnId, partOf } from './home-form.ts'
import { PictureChoice } from './picture-choice.tsx'

type Fields = Pick<ContractForm<HomeValues>, 'form' | 'field' | 'idOf' | 'errors' | 'recheck'>

interface Props {
  id: BlockId
  language: 'it' | 'en'
  fields: Fields
  onRemove(id: OwnId): void
}

const longFrom = 120
const slotsOf: Partial<Record<BlockId, readonly HomePictureSlot[]>> = {
  hero: ['hero'],
  why: ['why'],
  categories,
}
const slotLabels: Record<HomePictureSlot, string> = {
  hero: 'Foto dell’apertura',
  why: 'Foto accanto',
  ...categoryNames,
}

/** Texts and pictures of one part in one language. */
export function HomePartEditor({ id, language, fields, onRemove }: Props) {
  const { form, field, idOf, errors, recheck } = fields
  const { ownTexts } = useShop()
  const { own, pictures } = form.watch()
  const { fields: labels } = partOf(id, own)
  const isShipped = isHomeBlock(id)
  const text = (name: string, label: string) => {
    const path = (isShipped ? `texts.${language}.${name}` : `own.${id}.${language}.${name}`) as Path<HomeValues>
    const { label: _label, error, id: controlId, ...input } = field(path)
    const most = isShipped ? homeFields[name as HomeField] : name === 'text' ? 2_000 : name === 'title' ? 80 : 160
    const shipped = withOwnTexts(language === 'it' ? italian : english, language, ownTexts, 'home')[name as HomeField]
    const length = [...String(form.getValues(path) ?? '')].length
    const tooLong = length > most ? `${length} lettere: al massimo ${most}.` : undefined
    const props = { id: controlId, lang: language, ...input }
    return (
      <Field
        key={path}
        label={label}
        optional
        hint={isShipped ? `Vuoto: «${shipped.replaceAll('\u00ad', '')}»` : undefined}
        error={error ?? tooLong}
      >
        {most > longFrom && name !== 'alt' ? (
          <textarea {...props} rows={name === 'text' ? 7 : 3} />
        ) : (
          <input type="text" autoComplete="off" {...props} />
        )}
      </Field>
    )
  }
  return (
    <>
      {Object.entries(labels).map(([name, label]) => text(name, label))}
      {id === 'hero' && (
        <Field label="Il pulsante porta a">
          <select {...form.register('heroCategory')} id={idOf('heroCategory')}>
            <Options options={named(categories, categoryNames)} />
          </select>
        </Field>
      )}
      {(slotsOf[id] ?? []).map((slot) => (
        <PictureChoice
          key={slot}
          id={idOf(`pictures.${slot}`)}
          label={slotLabels[slot]}
          hint={slot === 'hero' ? 'Senza, la bici meglio fotografata del catalogo.' : 'Senza, la foto del negozio.'}
          value={pictures[slot] ?? null}
          onChange={(url) => {
            form.setValue(`pictures.${slot}`, url, { shouldDirty: true })
            recheck()
          }}
          removeLabel="Torna alla foto di prima"
          error={errors[`pictures.${slot}`]}
        />
      ))}
      {!isShipped && (
        <>
          <PictureChoice
            id={idOf(`own.${id}.picture`)}
            label="Foto"
            hint="Accanto al testo; su telefono sotto."
            value={own[id]?.picture ?? null}
            onChange={(url) => {
              form.setValue(`own.${id}.picture`, url, { shouldDirty: true })
              recheck()
            }}
            removeLabel="Togli"
            error={errors[`own.${id}.picture`]}
          />
          <button type="button" className="btn btn-small btn-danger" onClick={() => onRemove(id)}>
            <Trash2 className="icon icon-s" aria-hidden="true" /> Togli questo testo
          </button>
        </>
      )}
    </>
  )
}
