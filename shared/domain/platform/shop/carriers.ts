export const carriers = ['brt', 'gls', 'poste', 'dhl', 'ups', 'fedex', 'other'] as const
export type Carrier = (typeof carriers)[number]

interface CarrierFacts {
  name: string
  aliases?: readonly string[]
  /** The tracking page; `{code}` is the parcel's code. */
  link?: string
  /** The rough form of its codes without blanks: enough to notice a slip, too weak to refuse a code. */
  code?: RegExp
  example?: string
}

const facts: Record<Carrier, CarrierFacts> = {
  brt: {
    name: 'BRT',
    aliases: ['bartolini'],
    link: 'https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz={code}',
    code: /^\d{9,19}$/,
    example: '084123456789',
  },
  gls: {
    name: 'GLS',
    link: 'https://www.gls-italy.com/?option=com_gls&view=track_e_trace&mode=search&numero_spedizione={code}&tipo_codice=nazionale',
    code: /^[A-Z0-9]{2}[A-Z0-9]{6,12}$/,
    example: 'VI620119023',
  },
  poste: {
    name: 'Poste Italiane / SDA',
    aliases: ['poste italiane', 'sda'],
    link: 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{code}',
    code: /^[A-Z0-9]{9,16}$/,
    example: '1UW1A2B345678',
  },
  dhl: {
    name: 'DHL',
    link: 'https://www.dhl.com/it-it/home/tracking.html?tracking-id={code}',
    code: /^(\d{10,14}|[A-Z]{2,4}[A-Z0-9]{8,22})$/,
    example: '1234567890',
  },
  ups: {
    name: 'UPS',
    link: 'https://www.ups.com/track?loc=it_IT&tracknum={code}',
    code: /^(1Z[A-Z0-9]{16}|[A-Z]?\d{9,12})$/,
    example: '1Z999AA10123456784',
  },
  fedex: {
    name: 'FedEx / TNT',
    aliases: ['fedex', 'tnt'],
    link: 'https://www.fedex.com/fedextrack/?trknbr={code}',
    code: /^(\d{8,22}|[A-Z]{2}\d{8,9}[A-Z]{0,2})$/,
    example: '123456789012',
  },
  other: { name: 'Altro', aliases: ['altro'] },
}

export const carrierName = (carrier: Carrier): string => facts[carrier].name

export const exampleCode = (carrier: Carrier): string | undefined => facts[carrier].example

/** The carrier of a word, in any case: its own name or a former one. */
export function findCarrier(word: string): Carrier | undefined {
  const requested = word.trim().toLowerCase()
  return carriers.find((carrier) => {
    const { name, aliases = [] } = facts[carrier]
    return [carrier, name.toLowerCase(), ...aliases].includes(requested)
  })
}

/** Without the blanks that make a code readable, as carriers write them. */
const bare = (code: string) => code.replace(/\s/g, '')

/** Whether a code has none of this carrier's forms: probably a slip. */
export function isStrangeCode(carrier: Carrier, code: string): boolean {
  const shape = facts[carrier].code
  return shape !== undefined && !shape.test(bare(code).toUpperCase())
}

export function trackingLink(carrier: Carrier | null, code: string | null): string | null {
  const link = carrier && facts[carrier].link
  return link && code && bare(code) ? link.replace('{code}', encodeURIComponent(bare(code))) : null
}

interface SentWith {
  carrier: Carrier | null
  trackingCode: string | null
  /** Typed by hand for a carrier without one here. */
  link?: string | null
}

/** A parcel in its customer's words; an unknown carrier is left out. */
export function parcelWords({ carrier, trackingCode, link }: SentWith) {
  return {
    carrier: carrier && carrier !== 'other' ? carrierName(carrier) : null,
    trackingCode,
    trackingUrl: link ?? trackingLink(carrier, trackingCode),
  }
}
