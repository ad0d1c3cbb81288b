import {
  amongOf,
  check,
  type FitValues,
  fits,
  type KnownFacts,
  no,
  numberOf,
  type Rule,
  textOf,
  unknown,
  untold,
} from './compatibility-rules.ts'

const isDerailleur = (bike: KnownFacts) => [undefined, 'deragliatore'].includes(textOf(bike, 'gearing'))

/** One sprocket behind, whether it is free, fixed or on a geared hub. */
function speedsOf(bike: KnownFacts): number | undefined {
  return isDerailleur(bike) ? numberOf(bike, 'speeds') : 1
}

const noBelt: Rule = (_, bike) => (textOf(bike, 'drivetrain') === 'cinghia' ? no('belt') : undefined)

/** Chains up to eight speeds are one; from nine on each number has its own. */
const chainOf = (speeds: number) => (speeds > 1 && speeds <= 8 ? 8 : speeds)

/** Chains that fit no other system. */
const ownChain = ['sram-flattop', 'sram-transmission']

const chainSpeeds: Rule = (part, bike) => {
  const [chain, wide, speeds] = [numberOf(part, 'speeds'), textOf(part, 'chainWidth'), speedsOf(bike)]
  if (chain === undefined) return untold('speeds')
  if (speeds === undefined) return chainAmong(part, chain, bike)
  if (speeds === 1) {
    if (chain > 8) return no('chain-speeds', { yours: speeds, part: chain })
    if (wide === '1-2-1-8') return fits('chain-wide')
    return check('sprocket-width')
  }
  if (isWide(part, chain)) return no('chain-wide-on-gears')
  const drivetrain = textOf(bike, 'drivetrain')
  // Shimano's LinkGlide has 9, 10 or 11 sprockets, spaced for a chain of eleven.
  const requested = drivetrain === 'shimano-linkglide' && speeds >= 9 ? 11 : chainOf(speeds)
  if (chainOf(chain) !== requested) return no('chain-speeds', { yours: requested, part: chain })
  return chainSystem(part, drivetrain, requested)
}

const isWide = (part: KnownFacts, chain: number) => textOf(part, 'chainWidth') === '1-2-1-8' || chain === 1

/** For a bicycle with an unknown number of sprockets: a chain that fits none of the possible numbers. */
function chainAmong(part: KnownFacts, chain: number, bike: KnownFacts) {
  const among = amongOf(bike, 'speeds')?.map(Number)
  const couldGo = (behind: number) => {
    if (behind === 1) return chain <= 8
    if (isWide(part, chain)) return false
    return chainOf(chain) === chainOf(behind) || (behind >= 9 && chain === 11)
  }
  if (!among || among.some(couldGo)) return unknown('speeds')
  if (isWide(part, chain)) return no('chain-wide-on-gears')
  const most = Math.max(...among)
  return most < chain
    ? no('chain-too-many', { most, part: chain })
    : no('chain-among', { yours: among.join(' / '), part: chain })
}

function chainSystem(part: KnownFacts, drivetrain: string | undefined, speeds: number) {
  const chain = textOf(part, 'drivetrain')
  if (chain !== undefined && chain === drivetrain) return fits('chain', { speeds })
  const isOwn = [chain, drivetrain].some((one) => one !== undefined && ownChain.includes(one))
  if (isOwn && chain !== undefined && drivetrain !== undefined)
    return no('drivetrain-differs', { fact: 'drivetrain', yours: drivetrain, part: chain })
  if (speeds <= 11 && !isOwn) return fits('chain', { speeds })
  if (chain === undefined) return untold('drivetrain')
  return drivetrain === undefined
    ? unknown('drivetrain')
    : check('drivetrain-mixed', { fact: 'drivetrain', yours: drivetrain, part: chain })
}

const chainLength: Rule = (part, bike) => {
  const [links, need] = [numberOf(part, 'links'), numberOf(bike, 'links')]
  if (need === undefined) return undefined
  if (links === undefined) return untold('links')
  return links < need ? no('chain-short', { links, need }) : undefined
}

export const chainRules: readonly Rule[] = [noBelt, chainSpeeds, chainLength]

/** What each freehub body takes directly, or with the spacer or adapter that comes with it. */
const bodyTakes: Readonly<Record<string, readonly string[]>> = {
  hg: ['hg'],
  'hg-11': ['hg-11', 'hg'],
  'hg-l2': ['hg-11'],
  'micro-spline': ['micro-spline'],
  xd: ['xd'],
  xdr: ['xdr', 'xd'],
  campagnolo: ['campagnolo'],
  n3w: ['n3w'],
  filettato: ['filettato'],
}

const hasSprockets: Rule = (_, bike) => (isDerailleur(bike) ? undefined : no('no-cassette'))

const cassetteSpeeds: Rule = (part, bike) => {
  const [cassette, speeds] = [numberOf(part, 'speeds'), speedsOf(bike)]
  if (cassette === undefined) return untold('speeds')
  const among = amongOf(bike, 'speeds')?.map(Number) ?? [cassette]
  if (speeds === undefined && among.includes(cassette)) return unknown('speeds')
  if (speeds === undefined) {
    const most = Math.max(...among)
    return most < cassette
      ? no('cassette-too-many', { most, part: cassette })
      : no('cassette-among', { yours: among.join(' / '), part: cassette })
  }
  return cassette === speeds ? undefined : no('cassette-speeds', { yours: speeds, part: cassette })
}

const cassetteBody: Rule = (part, bike) => {
  const [cassette, body] = [textOf(part, 'freehub'), textOf(bike, 'freehub')]
  if (cassette === undefined) return untold('freehub')
  if (body === undefined) return unknown('freehub')
  const values = { fact: 'freehub', yours: body, part: cassette }
  // A Campagnolo cassette goes on N3W with an adapter.
  if (body === 'n3w' && cassette === 'campagnolo') return check('body-adapter', values)
  if (body === 'hg' && cassette === 'hg-11') return onShortBody(part, values)
  if (body === 'hg-l2' && numberOf(part, 'speeds') !== 12) return no('body-differs', values)
  if (!bodyTakes[body]?.includes(cassette)) return no('body-differs', values)
  return body === cassette ? fits('cassette', values) : fits('cassette-spacer', values)
}

/**
 * A road cassette of eleven or twelve wants a body of 36.8 mm. The largest sprockets of Shimano's 11-34 reach over the
 * spokes: they stand on the short one too.
 */
function onShortBody(part: KnownFacts, values: FitValues) {
  const teeth = largestOf(textOf(part, 'sprockets'))
  if (textOf(part, 'drivetrain') !== 'shimano' || teeth === undefined) return check('body-long', values)
  return teeth >= 34 && numberOf(part, 'speeds') === 11 ? fits('cassette-short', values) : no('body-short', values)
}

/** The largest of «11-34»; undefined for other texts. */
function largestOf(sprockets: string | undefined): number | undefined {
  const teeth = sprockets?.match(/\d+/g)?.map(Number) ?? []
  return teeth.length > 0 ? Math.max(...teeth) : undefined
}

const largest: Rule = (part, bike) => {
  const teeth = largestOf(textOf(part, 'sprockets'))
  if (teeth === undefined) return untold('sprockets')
  const [most, mounted] = [numberOf(bike, 'maxSprocket'), largestOf(textOf(bike, 'sprockets'))]
  if (mounted !== undefined && teeth <= mounted) return undefined
  if (most !== undefined) return teeth > most ? no('sprocket-too-large', { teeth, most }) : undefined
  return mounted === undefined ? unknown('maxSprocket') : check('sprocket-larger', { teeth, mounted })
}

const ownSpacing = ['shimano-linkglide', ...ownChain]

const cassetteSystem: Rule = (part, bike) => {
  const [cassette, own] = [textOf(part, 'drivetrain'), textOf(bike, 'drivetrain')]
  if (own === undefined && cassette !== undefined && ownSpacing.includes(cassette)) return unknown('drivetrain')
  if (cassette === undefined || own === undefined || cassette === own) return undefined
  const isOwn = ownSpacing.some((one) => one === cassette || one === own)
  return (isOwn ? no : check)(isOwn ? 'drivetrain-differs' : 'drivetrain-mixed', {
    fact: 'drivetrain',
    yours: own,
    part: cassette,
  })
}

export const cassetteRules: readonly Rule[] = [
  noBelt,
  hasSprockets,
  cassetteSpeeds,
  cassetteBody,
  largest,
  cassetteSystem,
]

const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '')
const brandOf = (text: string) => folded(text.split(' ')[0] ?? '')

const hub: Rule = (part, bike) => {
  const [made, own] = [textOf(part, 'hubFamily'), textOf(bike, 'hubFamily')]
  if (made === undefined) return untold('hubFamily')
  if (own === undefined) return unknown('hubFamily')
  const values = { yours: own, part: made }
  if (folded(own) === folded(made)) return fits('hub', values)
  return brandOf(own) === brandOf(made) ? check('hub-near', values) : no('hub-differs', values)
}

/** Another standard goes on, and the cassette of now does not go on it. */
const bodyForCassette: Rule = (part, bike) => {
  const [body, now] = [textOf(part, 'freehub'), textOf(bike, 'freehub')]
  if (body === undefined) return untold('freehub')
  if (now === undefined) return unknown('freehub')
  return body === now ? undefined : check('body-changes', { fact: 'freehub', yours: now, part: body })
}

export const freehubRules: readonly Rule[] = [hub, bodyForCassette]
