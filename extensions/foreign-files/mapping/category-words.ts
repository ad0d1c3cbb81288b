import { foldText } from '#shared/domain/platform/fold-text.ts'
import type { Category, Subcategory } from '#shared/domain/platform/goods/categories.ts'

/** Where a foreign category stands in this shop. */
export interface Place {
  category: Category
  subcategory: Subcategory | ''
}

const words: readonly [Category, RegExp][] = [
  [
    'bici-usate',
    /\b(?:bici(?:clett[ae])?|e-?bikes?|mtb) (?:usat[ae]|ricondizionat[ae])|\b(?:used|second ?hand|refurbished) (?:e-?)?(?:bikes?|bicycles?)|\busato\b/g,
  ],
  [
    'accessori',
    /\b(?:bike|bicycle|cycling) (?:racks?|stands?|locks?|lights?|computers?|bags?|pumps?|wash|helmets?|tools?|cleaners?|bells?|baskets?|trailers?|covers?)|\b(?:accessor|casc(?:o|hi|hetto)\b|helmet|luc[ei]\b|lights?\b|fanal|lamp|lucchett|locks?\b|antifurt|borracc|bottle|portaborracc|cages?\b|pomp[ae]\b|minipomp|pumps?\b|bors[ae]\b|borsell|bags?\b|pannier|zain|backpack|hydration|parafang|mudguard|fender|cest(?:o|in)|basket|portapacch|racks?\b|campanell|bells?\b|ciclocomput|computer|gps\b|contachilometr|specchiett|mirror|seggiolin|child seat|rimorchi|trailer|cavallett|kickstand|stands?\b|attrezz|tools?\b|chiav[ei]\b|multitool|oli[oi]\b|lubrific|lube|clean|detergent|pulizi|sgrassator|occhial|glasses|sunglass|eyewear|rull[io]\b|trainer|integrator|nutrition|gel\b|barrett|repair|riparazion|topp[ae]\b|telo\b|support[oi]\b|porta ?(?:telefono|smartphone|bici)|gift|buono|protector|protezion)/g,
  ],
  [
    'abbigliamento',
    /\b(?:abbigliament|apparel|cloth|magli|jersey|t-?shirt|tee\b|hood|felp|giacc|jacket|gilet|vests?\b|antivento|antipioggia|pantalon|pants?\b|short|salopett|bibs?\b|bib ?short|guant|glove|calz[ei]|sock|scarp|shoe|cappell|berrett|caps?\b|beanie|hats?\b|manicott|gambal|warmer|copriscarp|overshoe|intim|underwear|base ?layer|sweat|polo\b|tights|body\b|tut[ae]\b|poncho|mantell|scaldacoll|bandan|sunglasses case)/g,
  ],
  [
    'componenti',
    /\b(?:component|ricamb|spare|parts\b|tela[io]+\b|frame|forcell|forks?\b|ruot[ae]\b|wheel|coperton|pneumatic|tyres?\b|tires?\b|gomm[ae]\b|camer[ae] d|inner tube|tubes?\b|tubolar|caten[ae]\b|chain|cassett|pignon|guarnitur|crank|pedal|sell[ae]\b|sellin|saddle|manubri|handlebar|attacc[oh]|stems?\b|fren[oi]\b|brake|dischi\b|rotor|cambi[o]?\b|derail|deragliat|trasmission|drivetrain|groupset|grupp[oi] (?:shimano|sram|campagnolo)|reggisell|seat ?post|moviment[oi] central|bottom bracket|seri[ei] sterzo|headset|mozz|hubs?\b|cerchi|rims?\b|ragg[io]\b|spoke|nastr[oi]|bar tape|manopol|grips?\b|lev[ae]\b|shifter|cav[oi]\b|cable|guain|tubeless|valvol|ammortizzat|shock|batteri|motor[ei]?\b|pastigli|brake pad)/g,
  ],
  [
    'biciclette',
    /\b(?:bici\b|biciclett|e-?bikes?\b|bikes?\b|bicycle|mtb\b|e-?mtb\b|mountain ?bike|gravel|pieghevol|folding|tandem|tricicl|handbike|cargo|single ?speed|scatto fisso|fixie)/g,
  ],
]

const kinds: readonly [Subcategory, RegExp][] = [
  ['pieghevole', /pieghevol|folding|brompton/],
  ['elettrica', /e-?bike|elettric|electric|e-?mtb|pedelec|pedalata assistita/],
  ['gravel', /gravel|ciclocross|cyclocross/],
  ['mountain', /mtb|mountain|enduro|downhill|trail|\bxc\b|\b(?:27[.,]5|29)\b|fat ?bike/],
  ['strada', /strada|corsa|road|racing|triathlon|\btt\b/],
]

const pathBreak = /\s*(?:>|\/|\||,|»|›)\s*/

/** The parts of a group's path, folded, the widest first. */
export const pathOf = (group: string): string[] =>
  foldText(group)
    .split(pathBreak)
    .map((part) => part.replace(/\s+/g, ' ').trim())

/** The kind of bicycle that a text speaks of. */
export const kindOf = (text: string): Subcategory => kinds.find(([, word]) => word.test(foldText(text)))?.[0] ?? 'citta'

/**
 * The shop's category for a group name of another shop, else for a product's name: the first word decides, "Bici da
 * corsa con pedali" is no pedal; in a path of groups the last meaningful one.
 */
export function placeOf(group: string, name: string, isUsed: boolean): Place | undefined {
  const found = [...pathOf(group).reverse(), foldText(name)].map(firstWord).find((one) => one !== undefined)
  if (!found) return undefined
  const category = found === 'biciclette' && isUsed ? 'bici-usate' : found
  if (category !== 'biciclette' && category !== 'bici-usate') return { category, subcategory: '' }
  return { category, subcategory: kindOf(`${group} ${name}`) }
}

function firstWord(text: string): Category | undefined {
  let best: { category: Category; at: number; length: number } | undefined
  for (const [category, word] of words) {
    word.lastIndex = 0
    const match = word.exec(text)
    if (!match) continue
    const isBetter = !best || match.index < best.at || (match.index === best.at && match[0].length > best.length)
    if (isBetter) best = { category, at: match.index, length: match[0].length }
  }
  return best?.category
}
