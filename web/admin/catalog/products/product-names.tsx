import type { ReactElement } from 'react'
import { MissingEnglish } from '#web/admin/catalog/shelves/missing-english.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import type { ProductValues } from './product-values.ts'

export function ProductNames({ fields }: { fields: ContractForm<ProductValues> }): ReactElement {
  const { form, errors } = fields
  const lacks = (it: 'name' | 'description', en: 'nameEn' | 'descriptionEn') =>
    form.watch(it).trim() !== '' && form.watch(en).trim() === ''
  return (
    <>
      <TextField {...fields.field('name')} className="span-3 admin-pair" autoComplete="off" maxLength={200} />
      <div className="span-3">
        <TextField {...fields.field('nameEn')} lang="en" optional autoComplete="off" maxLength={200} />
        <MissingEnglish when={lacks('name', 'nameEn')} />
      </div>
      <Field label="Descrizione" error={errors.description} className="span-3">
        <textarea id="product-description" rows={8} maxLength={20_000} {...form.register('description')} />
      </Field>
      <div className="span-3">
        <Field label="Description (inglese)" optional error={errors.descriptionEn}>
          <textarea
            id="product-descriptionEn"
            lang="en"
            rows={8}
            maxLength={20_000}
            {...form.register('descriptionEn')}
          />
        </Field>
        <MissingEnglish when={lacks('description', 'descriptionEn')} />
      </div>
    </>
  )
}
