import { foldText } from '#shared/domain/platform/fold-text.ts'

/** A bicycle of unknown colour: bare, like a frame before it is painted. */
const unpainted = 'c9d1cd'

/** Words for colours, in both languages, folded and in the feminine too; finer shades come first. */
const paints: readonly (readonly [words: RegExp, paint: string])[] = [
  [/petrol(io)?/, '1f5c66'],
  [/salvia|sage/, '8fa68c'],
  [/bordeaux|burgundy|amaranto|vinaccia/, '6d1a2d'],
  [/azzurr[oaie]|celest[ei]|light blue|sky/, '7fb4d6'],
  [/turchese|turquoise|teal/, '2f9c9a'],
  [/arancion?[eioa]?|orange/, 'e0752a'],
  [/argent(o|ato|ata)|silver/, 'bfc8c4'],
  [/antracite|anthracite|graphite|grafite/, '41514c'],
  [/crema|cream|avorio|ivory|panna/, 'efe2c4'],
  [/sabbia|sand|beige|champagne/, 'd6c3a0'],
  [/marron[ei]|brown|bronz[oe]|cioccolato/, '6b4a32'],
  [/oro|gold|dorat[oa]/, 'c29a3a'],
  [/ros(a|e)|pink/, 'f0a9a6'],
  [/viola|purple|lilla|lilac/, '6b3f8c'],
  [/giall[oaie]|yellow|ottone/, 'e1af4a'],
  [/ross[oaie]|red/, 'c23818'],
  [/verd[ei]|green/, '0c4334'],
  [/blu|blue|navy/, '16558c'],
  [/bianc[oahie]+|white/, 'ffffff'],
  [/ner[oaie]|black/, '2c3a35'],
  [/grigi[oae]|grey|gray|titanio|titanium/, '8f9b96'],
]
const known = paints.map(([words, paint]) => ({ words: new RegExp(`\\b(?:${words.source})\\b`), paint }))

const paintIn = (text: string) => {
  const folded = foldText(text)
  const first = known
    .flatMap(({ words, paint }) => {
      const at = folded.search(words)
      return at < 0 ? [] : [{ at, paint }]
    })
    .toSorted((a, b) => a.at - b.at)[0]
  return first?.paint
}

/** Shades that are sold as another colour: «petrolio» as blue. */
const shadesOf: Readonly<Record<string, readonly string[]>> = {
  '16558c': ['1f5c66', '7fb4d6'],
  '0c4334': ['8fa68c', '1f5c66', '2f9c9a'],
  c23818: ['6d1a2d'],
  efe2c4: ['d6c3a0'],
  ffffff: ['efe2c4'],
  '8f9b96': ['bfc8c4', '41514c'],
}

/**
 * The paint of a product, as six hex digits: its colour, or the shade given by its name; without a colour the name
 * alone.
 */
export function paintOf({ color, name }: { color: string | null; name: string }): string {
  const named = paintIn(name)
  const said = color ? paintIn(color) : undefined
  if (said === undefined) return named ?? unpainted
  return named !== undefined && shadesOf[said]?.includes(named) ? named : said
}
