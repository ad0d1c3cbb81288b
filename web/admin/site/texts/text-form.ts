import type { CallInput } from '#shared/contract/platform/endpoint.ts'
import type { changeTexts, TextField, TextGroup } from '#shared/contract/site/text-settings.ts'
import { textProblem } from '#shared/domain/platform/shop/text-placeholders.ts'
import { group, kept, text, tick } from '#web/ui/form/field-rows.tsx'
import type { BodyOf, ValuesOf } from '#web/ui/form/form-table.tsx'

const names = { it: 'italiano', en: 'inglese' } as const
type Language = keyof typeof names

const heights = { line: 0, paragraph: 5, markdown: 4 }
const pageHeight = 18

function oneLanguage(field: TextField, language: Language, className = 'span-3') {
  const { label, form, isStale, allowed } = field
  return text<string, string>(
    { read: (stored) => stored, write: (typed) => typed.trim() },
    {
      label: `${label}, ${names[language]}`,
      lang: language,
      className,
      rows: field.key === 'body' ? pageHeight : heights[form],
      hint: form === 'paragraph' && allowed.map((name) => `{${name}}`).join(' '),
      warning: language === 'en' && isStale ? 'L’italiano è cambiato dopo: rileggi.' : undefined,
      problem: (typed) => textProblem(typed.trim(), field),
    },
  )
}

/** The English text of a shop that sells in Italian only stays as it is. */
const languages = (field: TextField, hasEnglish: boolean) =>
  group(field.label, {
    it: oneLanguage(field, 'it', hasEnglish ? 'span-3' : ''),
    en: hasEnglish ? oneLanguage(field, 'en') : kept<string>({ label: '', empty: '' }),
    ...(hasEnglish && field.isStale && { isRead: tick({ label: 'L’inglese va bene così', className: '' }) }),
  })

/** The form of a mail or page: each text in both languages. */
export const textForm = ({ fields, place, path }: TextGroup, hasEnglish: boolean) => ({
  texts: group('Testi', Object.fromEntries(fields.map((field) => [field.key, languages(field, hasEnglish)]))),
  isOn: tick({ label: `Pagina accesa: si vede a ${path}`, when: () => place === 'page', className: '' }),
  inFooter: tick({ label: 'Link in fondo a ogni pagina', when: () => place === 'page', className: '' }),
})

type TextTable = ReturnType<typeof textForm>

/** What stands in the fields: the own text, else the shipped one. */
export function storedTexts({ fields, isOn, inFooter }: TextGroup) {
  const texts = fields.map(({ key, shipped, it, en }) => [
    key,
    { it: it || shipped.it, en: en || shipped.en, isRead: false },
  ])
  return { texts: Object.fromEntries(texts), isOn, inFooter }
}

export const shippedTexts = ({ fields }: TextGroup) => fields.map(({ key, shipped }) => [key, shipped] as const)

type Body = CallInput<typeof changeTexts>['body']

export function textBody({ texts, isOn, inFooter }: BodyOf<TextTable>, version: number): Body {
  const reviewed = Object.keys(texts).filter((key) => texts[key]?.isRead)
  return { version, texts: plainTexts(texts), reviewed, isOn, inFooter }
}

export const plainTexts = (texts: ValuesOf<TextTable>['texts']): Body['texts'] =>
  Object.fromEntries(Object.entries(texts).map(([key, { it, en }]) => [key, { it: it.trim(), en: en.trim() }]))
