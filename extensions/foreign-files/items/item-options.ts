import { foldText } from '#shared/domain/platform/fold-text.ts'
import { isSizeName } from '#shared/domain/platform/goods/size-names.ts'
import type { ForeignItem } from './foreign-item.ts'

const sizeWords =
  /^(?:[a-z]+ )?(taglia|taglie|tg|size|sizes|misura|misure|numero|telaio|lunghezza|grosse|groesse|talla|medida|taille|pointure)\b|^altezza telaio\b/
const colorWords =
  /^(?:[a-z]+ )?(colou?rs?|colore|colori|tinta|farben?|couleurs?|colores|finish|finitura|acabado|finition)\b/

type OptionKind = 'size' | 'color' | 'other'

/** Whether an option is a size or a colour, by its name and, where that says nothing, by its value. */
export function kindOfOption(name: string, value: string): OptionKind {
  const word = foldText(name).replace(/^pa_/, '').replaceAll('_', ' ')
  if (sizeWords.test(word)) return 'size'
  if (colorWords.test(word)) return 'color'
  return isSizeName(value) ? 'size' : 'other'
}

export interface Option {
  name: string
  value: string
}

const isNamed = ({ value }: Option) => value !== '' && !/^default( title)?$/i.test(value)

/** "Size=M;Color=Red", "[RT]Size=M,[S]Color=Red", "Size: M, Color: Red", "Type=Rectangle|Name=Size|Value=M". */
export function optionsOfText(text: string): Option[] {
  const typed = [...text.matchAll(/Name=([^|]{1,100})\|Value=([^|\n]{1,200})/g)]
  if (typed.length > 0)
    return typed.map(([, name = '', value = '']) => ({
      name,
      value: value
        .replace(/Type=.*$/s, '')
        .replace(/\[.*$/s, '')
        .trim(),
    }))
  const bare = text.replace(/\[[A-Z]{1,3}\]|[[\]]/g, '')
  return bare.split(/[|;,\n](?=[^=:|;,\n]{1,60}[=:])/).flatMap((part) => {
    const [, name, value] = /^([^=:]{1,100})[=:](.*)$/s.exec(part.trim()) ?? []
    return name && value ? [{ name: name.trim(), value: value.replace(/:#[0-9a-f]{3,8}\b.*$/i, '').trim() }] : []
  })
}

/** "Color:color:0, Size:select:1" and "Blue:0, M:1" */
export function optionsOfLists(names: string, values: string): Option[] {
  const parts = (text: string) => text.split(/,\s*/).map((part) => part.trim())
  const written = parts(names)
  return parts(values).map((value, i) => ({
    name: (written[i] ?? '').split(':')[0] ?? '',
    value: value.replace(/:\d{1,6}$/, ''),
  }))
}

/**
 * Sizes and colours of items. Another option belongs to the size where it differs within its product; else it is a
 * fact, and stands in the description.
 */
export function withOptions(items: readonly (ForeignItem & { options: readonly Option[] })[]): ForeignItem[] {
  const values = new Map<string, Set<string>>()
  const keyOf = (group: string, { name }: Option) => `${group}\n${foldText(name)}`
  for (const { group, options } of items)
    for (const option of options.filter(isNamed)) {
      const key = keyOf(group, option)
      values.set(key, (values.get(key) ?? new Set()).add(foldText(option.value)))
    }
  return items.map(({ options, ...item }) => {
    const of = (kind: OptionKind) =>
      options.filter((option) => isNamed(option) && kindOfOption(option.name, option.value) === kind)
    const isOne = (option: Option) => values.get(keyOf(item.group, option))?.size === 1
    const size = [...of('size'), ...of('other').filter((option) => !isOne(option))].map(({ value }) => value).join(' ')
    const facts = of('other').filter(isOne)
    return {
      ...item,
      size: size || item.size,
      color:
        of('color')
          .map(({ value }) => value)
          .join(' ') || item.color,
      description: [item.description, ...facts.map(({ name, value }) => `${name}: ${value}`)].join('\n').trim(),
    }
  })
}
