/** Names of textile fibres (annex I of Reg. (EU) 1007/2011) as the law has them, with the English ones. */
const fibreNames: Readonly<Record<string, string>> = {
  ...{ lana: 'wool', 'lana merino': 'merino wool', 'lana vergine': 'virgin wool', alpaca: 'alpaca', angora: 'angora' },
  ...{ cashmere: 'cashmere', cammello: 'camel', mohair: 'mohair', yak: 'yak', pelo: 'animal hair', seta: 'silk' },
  ...{
    cotone: 'cotton',
    kapok: 'kapok',
    lino: 'flax',
    canapa: 'true hemp',
    iuta: 'jute',
    ramiè: 'ramie',
    cocco: 'coir',
  },
  ...{ acetato: 'acetate', triacetato: 'triacetate', cupro: 'cupro', modal: 'modal', viscosa: 'viscose' },
  ...{ lyocell: 'lyocell', alginica: 'alginate', proteica: 'protein', acrilica: 'acrylic', modacrilica: 'modacrylic' },
  ...{ poliestere: 'polyester', poliammide: 'polyamide', aramide: 'aramid', poliimmide: 'polyimide' },
  ...{
    polietilene: 'polyethylene',
    polipropilene: 'polypropylene',
    poliuretano: 'polyurethane',
    polilattide: 'polylactide',
  },
  ...{
    elastan: 'elastane',
    elastodiene: 'elastodiene',
    elastomultiestere: 'elastomultiester',
    elastolefina: 'elastolefin',
  },
  ...{
    melamina: 'melamine',
    clorofibra: 'chlorofibre',
    fluorofibra: 'fluorofibre',
    vinilal: 'vinylal',
    trivinile: 'trivinyl',
  },
  ...{ 'fibra di vetro': 'glass fibre', 'fibra metallica': 'metal fibre', 'fibra di carbonio': 'carbon fibre' },
  ...{ 'altre fibre': 'other fibres' },
}

const nameOfTrade: Readonly<Record<string, string>> = {
  ...{ nylon: 'poliammide', lycra: 'elastan', spandex: 'elastan', elastane: 'elastan', elastam: 'elastan' },
  ...{ polyester: 'poliestere', polyamide: 'poliammide', cotton: 'cotone', wool: 'lana', viscose: 'viscosa' },
  ...{ acrilico: 'acrilica', acrylic: 'acrilica', kevlar: 'aramide', tencel: 'lyocell', merino: 'lana merino' },
}

/** Of what is no textile: nothing has to be said, and nothing is missing. */
const notTextile = 'Non tessile'

interface Fibre {
  name: string
  tenths: number
}

interface Part {
  /** «Esterno»; empty where there is one. */
  part: string
  fibres: Fibre[]
}

const percent = String.raw`(\d{1,3}(?:[.,]\d)?)\s*%`
const numberFirst = new RegExp(`^${percent}\\s*(.+)$`)
const nameFirst = new RegExp(`^(.+?)\\s*${percent}$`)

function readFibre(text: string): Fibre | undefined {
  const [, first, name] = numberFirst.exec(text) ?? []
  const [, otherName, last] = nameFirst.exec(text) ?? []
  const number = first ?? last
  const said = (name ?? otherName)?.trim().toLowerCase()
  if (number === undefined || !said) return undefined
  return { name: nameOfTrade[said] ?? said, tenths: Math.round(Number(number.replace(',', '.')) * 10) }
}

/** Undefined where a line is no list of fibres with their percentages. */
function readParts(text: string): Part[] | undefined {
  const parts: Part[] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, part = '', list = ''] = /^(?:([^:%]{1,60}):)?(.*)$/.exec(line.trim()) ?? []
    // Not at the comma of «52,5 %».
    const fibres = list.split(/[;/+]|,(?!\d)|\se\s/).map((one) => readFibre(one.trim()))
    if (!fibres.every((one) => one !== undefined)) return undefined
    parts.push({ part: part.trim(), fibres: fibres.toSorted((a, b) => b.tenths - a.tenths) })
  }
  return parts
}

const isNotTextile = (text: string) => text.trim().toLowerCase() === notTextile.toLowerCase()

/** The error of a composition; undefined where it is right or empty. */
export function compositionProblem(
  text: string,
): 'composition_form' | 'composition_fibre' | 'composition_sum' | undefined {
  if (text.trim() === '' || isNotTextile(text)) return undefined
  const parts = readParts(text)
  if (!parts) return 'composition_form'
  if (parts.some(({ fibres }) => fibres.some(({ name }) => !Object.hasOwn(fibreNames, name))))
    return 'composition_fibre'
  const isWhole = ({ fibres }: Part) => fibres.reduce((sum, { tenths }) => sum + tenths, 0) === 1000
  return parts.every((one) => isWhole(one) && one.fibres.every(({ tenths }) => tenths > 0))
    ? undefined
    : 'composition_sum'
}

const written = (parts: readonly Part[], decimalMark: string, nameOf: (name: string) => string) =>
  parts
    .map(({ part, fibres }) => {
      const list = fibres.map(
        ({ name, tenths }) => `${String(tenths / 10).replace('.', decimalMark)} % ${nameOf(name)}`,
      )
      return `${part && `${part}: `}${list.join(', ')}`
    })
    .join('\n')

/** One spelling, the largest part first; null where there is none. */
export function tidyComposition(text: string): string | null {
  if (text.trim() === '') return null
  return isNotTextile(text) ? notTextile : written(readParts(text) ?? [], ',', (name) => name)
}

/** In English; names of parts stay. */
export const compositionInEnglish = (text: string): string =>
  written(readParts(text) ?? [], '.', (name) => fibreNames[name] ?? name)
