import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { fillText } from '#shared/domain/platform/shop/text-placeholders.ts'

/** By the place in the texts: `checkout.fetchText`; a value's gap is the place of its argument. */
export type OwnTexts = ShopFacts['ownTexts']

type Node = Record<string, unknown>

const made = new WeakMap<object, { own: OwnTexts; texts: object }>()

/** The texts with what the shop has written in their place. @param part begins the places of these texts */
export function withOwnTexts<T>(texts: T, language: Language, own: OwnTexts = {}, part?: string): T {
  if (typeof texts !== 'object' || texts === null) return texts
  const known = made.get(texts)
  if (known?.own === own) return known.texts as T
  let changed: object = texts
  for (const [place, { [language]: text }] of Object.entries(own)) {
    const [first = '', ...rest] = place.split('.')
    const path = part === undefined ? [first, ...rest] : rest
    if (text && (part ?? first) === first && path[0] !== undefined && path[0] in texts)
      changed = put(changed, path, text)
  }
  made.set(texts, { own, texts: changed })
  return changed as T
}

function put(node: object, [key = '', ...rest]: readonly string[], text: string): object {
  const former = (node as Node)[key]
  const copy: Node | unknown[] = Array.isArray(node) ? [...node] : { ...node }
  const next =
    rest.length > 0 && typeof former === 'object' && former !== null
      ? put(former, rest, text)
      : typeof former === 'function'
        ? (...values: unknown[]) => fillText(text, Object.fromEntries(values.map((value, at) => [at, String(value)])))
        : text
  return Object.assign(copy, { [key]: next })
}
