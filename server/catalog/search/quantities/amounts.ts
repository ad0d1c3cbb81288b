import { centimetresOf, isArticle, numberAt, type Said, type Token } from './number-words.ts'
import { afterPhrases, fillers, nounPhrases, phraseIn, type Unit, unitPhrases } from './quantity-phrases.ts'

export const skipFillers = (tokens: readonly Token[], from: number) => {
  let at = from
  while (fillers.has(tokens[at]?.text ?? '') && numberAt(tokens, at)?.to === undefined) at++
  return at
}

export interface Amount {
  value: number
  unit: Unit | 'count' | undefined
  to: number
}

/** A number with its unit; a currency may stand before it. Parts of codes and of «700x28» are none. */
export function amountAt(tokens: readonly Token[], from: number): Amount | undefined {
  const isMoney = /^[€$£]$/.test(tokens[from]?.text ?? '')
  const at = isMoney ? from + 1 : from
  const said = numberAt(tokens, at) ?? oneAt(tokens, at)
  if (!said || isJoined(tokens, at - 1) || isJoined(tokens, said.to - 1)) return undefined
  if (isMoney) return { ...said, unit: 'price' }
  return withUnit(tokens, said)
}

/** «Un metro», "a litre". */
export const oneAt = (tokens: readonly Token[], at: number): Said | undefined =>
  isArticle(tokens[at]?.text) && phraseIn(unitPhrases, tokens, at + 1) ? { value: 1, to: at + 1 } : undefined

export function withUnit(tokens: readonly Token[], said: Said): Amount {
  const { value } = said
  // «Un centinaio di euro».
  const to =
    /(?:ai[oa]|ina)$/.test(tokens[said.to - 1]?.text ?? '') && tokens[said.to]?.text === 'di' ? said.to + 1 : said.to
  // «2000 in su» is no inch.
  const named = phraseIn(afterPhrases, tokens, to) ? undefined : phraseIn(unitPhrases, tokens, to)
  if (!named) {
    // «120 di escursione».
    const of = /^(?:di|d|of)$/.test(tokens[to]?.text ?? '') ? phraseIn(nounPhrases, tokens, to + 1) : undefined
    if (of) return { value, unit: of.means, to: of.to }
    return { value, unit: /^(?:k|grand)$/.test(tokens[to - 1]?.text ?? '') ? 'price' : undefined, to }
  }
  const { unit, factor } = named.means
  // «1,200 kg»: of goods that are carried, no thousands.
  if (unit === 'kg' && /^\d[.,]\d{3}$/.test(tokens[to - 1]?.text ?? ''))
    return { value: value / 1_000, unit, to: named.to }
  const isMetres = unit === 'mm' && value * factor < 3_000 && value < 3
  const own: Amount = { value: value * factor, unit, to: named.to }
  // «Un metro e ottanta».
  const more =
    isMetres && factor === 1_000 && Number.isInteger(value) && tokens[named.to]?.text === 'e'
      ? numberAt(tokens, named.to + 1)
      : undefined
  const centimetres = centimetresOf(more)
  if (more && centimetres && !phraseIn(unitPhrases, tokens, more.to)?.means) {
    own.value += centimetres * 10
    own.to = more.to
  }
  // «180 cm di altezza», "190 cm tall".
  const noun = phraseIn(nounPhrases, tokens, skipFillers(tokens, own.to))
  if (noun?.means === 'height' && unit === 'mm')
    return { value: isMetres && factor < 1_000 ? value * 100 : own.value / 10, unit: 'height', to: noun.to }
  if (noun?.means === 'travel' && unit === 'mm') return { ...own, unit: 'travel', to: noun.to }
  return own
}

/** Whether a token is written together with the next one as in «x11», «11-34» and «700x28». */
function isJoined(tokens: readonly Token[], at: number): boolean {
  const [one, other] = [tokens[at], tokens[at + 1]]
  if (!one || !other || one.to !== other.from) return false
  const isUnit = phraseIn(unitPhrases, tokens, at + 1) !== undefined
  return (
    /^[-x×/]$/.test(other.text) ||
    /^[-x×/]$/.test(one.text) ||
    (/^\p{L}/u.test(other.text) && !isUnit && !/^(?:k|mila)$/.test(other.text)) ||
    (/\p{L}$/u.test(one.text) && /^\d/.test(other.text))
  )
}
