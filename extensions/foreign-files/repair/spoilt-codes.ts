import { foldText } from '#shared/domain/platform/fold-text.ts'

const months =
  'gen(?:naio)?|feb(?:braio)?|mar(?:zo)?|apr(?:ile)?|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|set(?:t(?:embre)?)?|ott(?:obre)?|nov(?:embre)?|dic(?:embre)?|jan(?:uary)?|february|march|april|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|november|dec(?:ember)?|janv|fevr?|avr|mai|juin|juil|aout|mrz|okt|dez|ene|abr|sep'
const time = String.raw`(?:[ t]\d{1,2}:\d\d(?::\d\d)?(?:\.\d+)?z?)?`
/** "3-ott", "3-ott-26", "03 October 2026". */
const dayAndMonth = new RegExp(String.raw`^(\d{1,2})[-/. ](${months})\.?(?:[-/. ]\d{2}(?:\d\d)?)?$`)
/** "ott-03", "Oct 2026": a maker's codes may begin like that. */
const monthAndYear = new RegExp(String.raw`^(${months})\.?[-/. ]\d{2}(?:\d\d)?$`)
const wholeDay = new RegExp(
  String.raw`^(?:(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d|(?:0?[1-9]|1[0-2])/(?:0?[1-9]|[12]\d|3[01])/(?:19|20)\d\d|(?:19|20)\d\d([/-])(?:0[1-9]|1[0-2])\2(?:0[1-9]|[12]\d|3[01]))${time}$`,
)
const longestCode = 40
const surePower = /^\d(?:[.,]\d+)?e[+-]\d{2,3}$/
const power = /^\d(?:[.,]\d+)?e\+?\d+$/
const enough = 3

type Ruin = 'power' | 'maybePower' | 'day' | 'month' | undefined

function ruinOf(code: string): Ruin {
  if (code === '' || code.length > longestCode || !/\d/.test(code)) return undefined
  const text = foldText(code)
  if (surePower.test(text)) return 'power'
  if (power.test(text)) return 'maybePower'
  if (wholeDay.test(text)) return 'day'
  // Spreadsheets write months small: 10-SET and MAR-01 are codes.
  const isSmall = code !== code.toUpperCase()
  if (isSmall && Number(dayAndMonth.exec(text)?.[1] ?? 99) <= 31) return 'day'
  return isSmall && monthAndYear.test(text) ? 'month' : undefined
}

/**
 * Codes of a file that a spreadsheet has turned into dates or powers, by their place: judged among all codes, as a maker
 * may have codes of that form.
 */
export function spoiltCodes(codes: readonly string[]): Set<number> {
  const found = codes.map((code) => ruinOf(code.trim()))
  const beginnings = codes.map((code) => foldText(code.trim().slice(0, longestCode)).split(/[-/. ]/)[0] ?? '')
  const plain = new Set(beginnings.filter((_one, i) => found[i] === undefined))
  const ofMonths = beginnings.filter((_one, i) => found[i] === 'month')
  const isSeries = ofMonths.length >= enough && new Set(ofMonths).size === 1
  const ownPowers = found.filter((one) => one === 'maybePower').length >= enough
  return new Set(
    found.flatMap((one, i) => {
      const isOwn = one === 'month' ? isSeries || plain.has(beginnings[i] ?? '') : one === 'maybePower' && ownPowers
      return one && !isOwn ? [i] : []
    }),
  )
}
